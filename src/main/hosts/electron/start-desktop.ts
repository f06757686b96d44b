import { join } from 'node:path';
import {
  app,
  clipboard,
  dialog,
  type IpcMainInvokeEvent,
  ipcMain,
  Menu,
  Notification,
  nativeTheme,
  protocol,
  safeStorage,
  session,
  shell,
} from 'electron';
import { ENCRYPTED_ARGUMENT, SPELLING_ARGUMENT } from '../../../shared/contract/bridge.ts';
import type { Policies } from '../../../shared/schemas/desk/policies.ts';
import { carryIpc } from '../../adapters/ipc/ipc-bridge.ts';
import { environmentOptions } from '../../adapters/node/process-options.ts';
import { hasDataKeys } from '../../adapters/sqlite/files/data-keys-file.ts';
import { isConfirmed } from '../../app/backup/confirmed-restore.ts';
import { refusalOf } from '../../core/caller/authority.ts';
import { BROKER } from '../../core/caller/caller.ts';
import { deskData } from './desk-data.ts';
import { takeEncryptionRequests } from './encryption.ts';
import { endCleanly, noteEnding } from './ending.ts';
import { deskHolders } from './keystore.ts';
import { createMail } from './mail/mail.ts';
import { createMenus } from './menu/menus.ts';
import { takeMoveRequests } from './move.ts';
import type { Openings } from './openings.ts';
import { refusePermissions } from './permissions.ts';
import { registerLinks } from './protocol-client.ts';
import { quitQuestion } from './quit/quit-question.ts';
import { runningWork } from './quit/running-work.ts';
import { takeRequests } from './requests.ts';
import { serveDevelopedScreens, serveScreens } from './scheme.ts';
import { limitSpelling, systemChecksSpelling } from './spelling/limit-spelling.ts';
import { openSpelling } from './spelling/open-spelling.ts';
import { takeSpellingRequests } from './spelling/spelling-requests.ts';
import { deskUpdates } from './updates/desk-updates.ts';
import { installedAs, startedFile } from './updates/installed-as.ts';
import { lookRegularly, takeUpdateRequests } from './updates/update-requests.ts';
import { openUpdater } from './updates/updater.ts';
import { showCrash } from './windows/crash-dialog.ts';
import { createWindow } from './windows/create-window.ts';
import { createHandOver } from './windows/hand-over.ts';
import { reloadCrashedPage } from './windows/reload-crashed-page.ts';
import { bringToFront, createWindows } from './windows/windows.ts';
import { systemWords, WORDS } from './words/words.ts';

export interface StartOptions {
  readonly dataFolder: string;
  /** By default the one that the broker set, else the usual one. */
  readonly port: number | undefined;
  /** The folder that holds `out` and `resources`. */
  readonly root: string;
  /** Links and files that the system has the application open. */
  readonly openings: Openings;
  /** What the administrator of this computer has set. */
  readonly policies: Policies;
}

/**
 * Opens the window, and the data and the API while its page is loaded. Electron must be ready.
 * @throws where another process has the data folder
 */
export async function startDesktop(options: StartOptions): Promise<void> {
  const { dataFolder, port, root, openings, policies } = options;
  const nativeBinding = app.isPackaged ? undefined : process.env.DESKTOP_SQLITE_BINDING;
  const native = nativeBinding ? { nativeBinding } : {};
  const { keyHolders, ...given } = environmentOptions();
  const holders = deskHolders(safeStorage, keyHolders);
  const { platform, env, execPath: executable, argv } = process;
  const as = installedAs({ platform, env, executable, isPackaged: app.isPackaged });
  const kept = { dataFolder, keyHolders: holders, ...native };
  const { updates, goBack, markUsed } = deskUpdates({
    ...{ policies, as, data: kept, env, root, isPackaged: app.isPackaged, version: given.version },
    ...{ args: argv.slice(1), open: openUpdater, now: Date.now },
    noteEnding: () => noteEnding(app),
    onError: (error) => console.error(error),
  });
  if (await goBack()) return app.exit(0);
  if (policies.encryptionRequired) {
    const { encryptAsRequired } = await import('./required-encryption.ts');
    const words = systemWords(app.getLocale()).requiredEncryption;
    const order = { dataFolder, holders, now: Date.now(), ...native };
    if (!(await encryptAsRequired({ dialog, clipboard, words, ...order }))) return app.exit(0);
  }
  const data = deskData({
    ...{ dataFolder, policies, port, docsFolder: join(root, 'out/main/docs') },
    ...{ ...given, ...native, keyHolders: holders },
  });
  const open = () =>
    data.opened().catch(async (error: unknown) => {
      if (!(await goBack({ error }))) throw error;
      app.exit(0);
    });
  // Whether the page hears that the data are encrypted then follows from the restored ones.
  if (isConfirmed(dataFolder)) await open();
  registerLinks(app, { as, file: startedFile(env) });
  refusePermissions(session.defaultSession);
  limitSpelling(session.defaultSession, platform);
  const developed = app.isPackaged ? undefined : process.env.ELECTRON_RENDERER_URL;
  if (developed) serveDevelopedScreens(protocol, developed);
  else serveScreens(protocol, join(root, 'out/renderer'));
  const devTools = !app.isPackaged;

  const noteCrash = (reason: string) => {
    // The page has crashed, so it can't report this itself.
    const failure = { screen: '', error: 'ScreensGone', code: reason.replaceAll('-', '_'), at: [] };
    void data.opened().then(({ dispatch }) => dispatch('live')(BROKER, 'reportFailure', failure));
  };
  const windowParts = {
    preload: join(root, 'out/preload/index.cjs'),
    icon: join(root, 'resources/icon.png'),
    devTools,
    spellcheck: systemChecksSpelling(platform),
    pageArguments: [
      ...(hasDataKeys(dataFolder) ? [ENCRYPTED_ARGUMENT] : []),
      ...(systemChecksSpelling(platform) ? [] : [SPELLING_ARGUMENT]),
    ],
  };
  const work = runningWork();
  const windows = createWindows({
    create: (front) => createWindow(windowParts, front),
    prepare: (window) => {
      handOver.watch(window);
      work.watch(window);
      reloadCrashedPage(window, {
        note: noteCrash,
        giveUp: (reason) =>
          void showCrash(window, {
            ...{ app, clipboard, dialog },
            words: WORDS[menus.languageOf(window)].crash,
            facts: {
              version: app.getVersion(),
              versions: process.versions,
              platform: process.platform,
              arch: process.arch,
              reason,
              at: new Date().toISOString(),
            },
          }),
      });
    },
  });
  const spelling = openSpelling({
    ...{ platform, session: session.defaultSession, policies, dataFolder, root },
    settings: async () => (await data.opened()).live.settings(),
    dispatch: data.screens('live'),
    onError: (error) => console.error(error),
  });
  const menus = createMenus({ Menu, windows, platform, devTools, spelling });
  const handOver = createHandOver(openings, windows.all);
  const question = quitQuestion({
    ...{ dialog, work, front: windows.front, quit: () => app.quit() },
    wordsOf: (window) => WORDS[window ? menus.languageOf(window) : 'en'].quit,
    onError: (error) => console.error(error),
  });
  const close = () => Promise.all([data.close(), spelling.close()]);
  endCleanly(app, () => close().then(updates.finish), question);
  const isOwn = (event: IpcMainInvokeEvent) => windows.senderOf(event) !== undefined;
  takeSpellingRequests({
    ...{ ipcMain, senderOf: windows.senderOf, languageOf: menus.languageOf, spelling },
  });
  carryIpc({ ipcMain, dispatch: data.screens, isOwn });
  takeEncryptionRequests({
    ...{ ipcMain, app, isOwn, dataFolder, ...native, holders },
    close: data.close,
    onError: (error) => console.error(error),
  });
  const startAgain = () => {
    app.relaunch();
    app.exit(0);
  };
  takeMoveRequests({
    ...{ ipcMain, dialog, dataFolder, senderOf: windows.senderOf, now: Date.now },
    words: (window) => WORDS[menus.languageOf(window)].move,
    setByAdministrator: policies.dataFolder !== undefined,
    mayMove: async () => {
      const { live } = await data.opened();
      return !refusalOf(await live.desk.caller(), { requires: 'broker' });
    },
    close: data.close,
    move: async (order, onStage) => {
      const { moveData } = await import('../../app/move/move-data.ts');
      return moveData(order, { ...given, ...native, keyHolders: holders, onStage });
    },
    restart: startAgain,
    onError: (error) => console.error(error),
  });
  takeUpdateRequests({ ipcMain, isOwn, updates });
  lookRegularly({
    ...{ updates, dialog, front: windows.front },
    words: (window) => WORDS[menus.languageOf(window)].update,
  });
  takeRequests({
    electron: { dialog, ipcMain, nativeTheme, Notification, shell },
    windows,
    menus,
    dataFolder,
    mail: createMail({
      platform: process.platform,
      folder: join(app.getPath('userData'), 'outgoing'),
      shell,
      now: Date.now,
    }),
    work,
    listen: (window) =>
      void data.opened().then(() => {
        markUsed();
        data.noteScreen();
        handOver.listen(window);
      }),
    restart: async () => {
      await data.close();
      startAgain();
    },
  });
  windows.open();
  // The page loads in other processes meanwhile.
  await open();
  app.on('second-instance', (_event, args, folder) => {
    const window = windows.front();
    if (window) bringToFront(window);
    openings.open(args, folder);
  });
}
