import { userInfo } from 'node:os';
import { join } from 'node:path';
import {
  app,
  type BrowserWindow,
  type IpcMainInvokeEvent,
  ipcMain,
  protocol,
  safeStorage,
  session,
} from 'electron';
import { ENCRYPTED_ARGUMENT, OPENED_CHANNEL } from '../../../shared/contract/bridge.ts';
import type { Opened } from '../../../shared/schemas/desktop.ts';
import { carryIpc } from '../../adapters/ipc/ipc-bridge.ts';
import { DEFAULT_PORT } from '../../adapters/node/paths.ts';
import { environmentOptions, printFirstClient } from '../../adapters/node/process-options.ts';
import { hasDataKeys } from '../../adapters/sqlite/data-keys-file.ts';
import type { App } from '../../app/app.ts';
import { openEnvironments } from '../../app/environments.ts';
import { BROKER } from '../../core/dispatcher.ts';
import { takeEncryptionRequests } from './encryption.ts';
import { endCleanly } from './ending.ts';
import { deskHolders } from './keystore.ts';
import type { Openings } from './openings.ts';
import { refusePermissions } from './permissions.ts';
import { reloadCrashedPage } from './reload-crashed-page.ts';
import { takeRequests } from './requests.ts';
import { serveDevelopedScreens, serveScreens } from './scheme.ts';
import { isFrom, openWindow } from './window.ts';

export interface StartOptions {
  readonly dataFolder: string;
  /** By default the one that the broker set, else the usual one. */
  readonly port: number | undefined;
  /** The folder that holds `out` and `resources`. */
  readonly root: string;
  /** Links and files that the system has the application open. */
  readonly openings: Openings;
}

/**
 * Opens the data, the API and the window. Electron must be ready.
 * @throws where another process has the data folder
 */
export async function startDesktop(options: StartOptions): Promise<void> {
  const { dataFolder, port, root, openings } = options;
  const nativeBinding = app.isPackaged ? undefined : process.env.DESKTOP_SQLITE_BINDING;
  const native = nativeBinding ? { nativeBinding } : {};
  const { keyHolders, ...given } = environmentOptions();
  const holders = deskHolders(safeStorage, keyHolders);
  const environments = await openEnvironments({
    ...{ dataFolder, host: 'desktop', docsFolder: join(root, 'out/main/docs') },
    ...{ ...given, ...native, keyHolders: holders },
  });
  await environments.live.desk.signInByLogin(userInfo().username);
  endCleanly(app, environments.close);
  refusePermissions(session.defaultSession);
  const developed = app.isPackaged ? undefined : process.env.ELECTRON_RENDERER_URL;
  if (developed) serveDevelopedScreens(protocol, developed);
  else serveScreens(protocol, join(root, 'out/renderer'));
  const devTools = !app.isPackaged;
  printFirstClient(environments.live.firstClient);
  if (environments.live.problem !== undefined) console.error(environments.live.problem);
  await listen(environments.live, port ?? (await environments.live.chosenPort()) ?? DEFAULT_PORT);

  const window = openWindow({
    preload: join(root, 'out/preload/index.cjs'),
    icon: join(root, 'resources/icon.png'),
    devTools,
    pageArguments: hasDataKeys(dataFolder) ? [ENCRYPTED_ARGUMENT] : [],
  });
  reloadCrashedPage(window, (reason) => {
    // The page has crashed, so it can't report this itself.
    const failure = { screen: '', error: 'ScreensGone', code: reason.replaceAll('-', '_'), at: [] };
    void environments.dispatch('live')(BROKER, 'reportFailure', failure);
  });
  const isOwn = (event: IpcMainInvokeEvent) => isFrom(window, event);
  carryIpc({ ipcMain, dispatch: environments.screens, isOwn });
  takeEncryptionRequests({
    ...{ ipcMain, app, isOwn, dataFolder, ...native, holders },
    close: environments.close,
    onError: (error) => console.error(error),
  });
  const sendOpened = (opened: Opened) => {
    if (!window.isDestroyed()) window.webContents.send(OPENED_CHANNEL, opened);
  };
  // A page that is loaded again does not listen yet.
  window.webContents.on('did-navigate', openings.hold);
  const takeOpened = () => openings.handOver(sendOpened);
  takeRequests({ ipcMain, window, dataFolder, devTools, takeOpened });
  app.on('second-instance', (_event, args, folder) => {
    bringToFront(window);
    openings.open(args, folder);
  });
}

/** The desktop also works where the API cannot listen: the screens then show why. */
async function listen(opened: App, port: number): Promise<void> {
  try {
    console.log(`The API listens on ${await opened.listen(port)}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}

function bringToFront(window: BrowserWindow): void {
  if (window.isDestroyed()) return;
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
