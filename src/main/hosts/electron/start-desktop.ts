import { join } from 'node:path';
import { app, clipboard, dialog, protocol, safeStorage, session } from 'electron';
import type { Policies } from '../../../shared/schemas/desk/policies.ts';
import { environmentOptions } from '../../adapters/node/process-options.ts';
import { isConfirmed } from '../../app/backup/confirmed-restore.ts';
import { deskData } from './desk-data.ts';
import { endCleanly, noteEnding } from './ending.ts';
import { deskHolders } from './keystore.ts';
import type { Openings } from './openings.ts';
import { takePageRequests } from './page-requests.ts';
import { refusePermissions } from './permissions.ts';
import { registerLinks } from './protocol-client.ts';
import { quitQuestion } from './quit/quit-question.ts';
import { runningWork } from './quit/running-work.ts';
import { serveDevelopedScreens, serveScreens } from './scheme.ts';
import { limitSpelling } from './spelling/limit-spelling.ts';
import { openSpelling } from './spelling/open-spelling.ts';
import { deskUpdates } from './updates/desk-updates.ts';
import { installedAs, startedFile } from './updates/installed-as.ts';
import { lookRegularly } from './updates/update-requests.ts';
import { openUpdater } from './updates/updater.ts';
import { deskWindows } from './windows/desk-windows.ts';
import { bringToFront } from './windows/windows.ts';
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

  const work = runningWork();
  const spelling = openSpelling({
    ...{ platform, session: session.defaultSession, policies, dataFolder, root },
    settings: async () => (await data.opened()).live.settings(),
    dispatch: data.screens('live'),
    onError: (error) => console.error(error),
  });
  const desk = deskWindows({ root, dataFolder, data, openings, spelling, work });
  const { windows, menus } = desk;
  const question = quitQuestion({
    ...{ dialog, work, front: windows.front, quit: () => app.quit() },
    wordsOf: (window) => WORDS[window ? menus.languageOf(window) : 'en'].quit,
    onError: (error) => console.error(error),
  });
  const close = () => Promise.all([data.close(), spelling.close()]);
  endCleanly(app, () => close().then(updates.finish), question);
  takePageRequests({
    ...{ desk, data, spelling, work, updates, markUsed, dataFolder, holders },
    ...{ environment: { ...given, ...native }, isPlaceSet: policies.dataFolder !== undefined },
  });
  lookRegularly({
    ...{ updates, dialog, front: windows.front },
    words: (window) => WORDS[menus.languageOf(window)].update,
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
