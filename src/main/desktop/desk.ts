import { join } from 'node:path';
import { app, type BrowserWindow, ipcMain, protocol, session } from 'electron';
import type { App } from '../app.ts';
import { carryIpc } from '../bridge/ipc.ts';
import { DESK } from '../door.ts';
import { openRealms, type Realms } from '../realms.ts';
import { environmentOptions, printFirstClient } from '../system/environment.ts';
import { DEFAULT_PORT } from '../system/paths.ts';
import { reopenGone } from './gone.ts';
import { refusePermissions } from './refusals.ts';
import { takeRequests } from './requests.ts';
import { serveScreens } from './scheme.ts';
import { isFrom, openWindow } from './window.ts';

export interface DeskOptions {
  readonly dataFolder: string;
  /** Where absent, the one that the broker set, or the usual one. */
  readonly port: number | undefined;
  /** The folder that holds `out` and `resources`. */
  readonly root: string;
}

/**
 * Opens the data, the API and the window. Electron must be ready.
 * @throws where somebody else holds the data folder
 */
export async function startDesk({ dataFolder, port, root }: DeskOptions): Promise<void> {
  const nativeBinding = app.isPackaged ? undefined : process.env.DESKTOP_SQLITE_BINDING;
  const realms = await openRealms({
    dataFolder,
    host: 'desktop',
    docsFolder: join(root, 'out/main/docs'),
    ...environmentOptions(),
    ...(nativeBinding ? { nativeBinding } : {}),
  });
  closeAtTheEnd(realms);
  refusePermissions(session.defaultSession);
  serveScreens(protocol, join(root, 'out/renderer'));
  const devTools = !app.isPackaged;
  printFirstClient(realms.live.firstClient);
  if (realms.live.problem !== undefined) console.error(realms.live.problem);
  await listen(realms.live, port ?? (await realms.live.chosenPort()) ?? DEFAULT_PORT);

  const window = openWindow({
    preload: join(root, 'out/preload/index.cjs'),
    icon: join(root, 'resources/icon.png'),
    devTools,
  });
  reopenGone(window, (reason) => {
    // What is gone can't say it itself.
    const failure = { screen: '', error: 'ScreensGone', code: reason.replaceAll('-', '_'), at: [] };
    void realms.door('live')(DESK, 'noteFailure', failure);
  });
  carryIpc({ ipcMain, door: realms.door, isOwn: (event) => isFrom(window, event) });
  takeRequests({ ipcMain, window, dataFolder, devTools });
  app.on('second-instance', () => bringToFront(window));
}

function closeAtTheEnd(realms: Realms): void {
  app.on('window-all-closed', () => app.quit());
  app.once('will-quit', (event) => {
    event.preventDefault();
    realms
      .close()
      .catch((error: unknown) => console.error(error))
      .finally(() => app.exit(0));
  });
}

/** The desk works without its API too: the screens then show what stopped it. */
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
