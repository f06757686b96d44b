import {
  type BrowserWindow,
  type IpcMain,
  type IpcMainInvokeEvent,
  Menu,
  Notification,
  shell,
} from 'electron';
import { COMMAND_CHANNEL, DESKTOP_CHANNEL } from '../../../shared/contract/bridge.ts';
import { checker } from '../../../shared/contract/check.ts';
import { DesktopRequest } from '../../../shared/schemas/desktop.ts';
import { applicationMenu } from './menu.ts';
import { isFrom } from './window.ts';

interface RequestParts {
  readonly ipcMain: Pick<IpcMain, 'handle'>;
  readonly window: BrowserWindow;
  readonly dataFolder: string;
  readonly devTools: boolean;
  /** Hands over what the system had opened before the page listened. */
  readonly takeOpened: () => void;
}

/** Carries out what our own page asks the desktop for: its menu, a notification, the data folder. */
export function takeRequests(parts: RequestParts): void {
  const { ipcMain, window, dataFolder, devTools, takeOpened } = parts;
  const check = checker(DesktopRequest);
  const mac = process.platform === 'darwin';
  const onCommand = (command: string) => {
    if (!window.isDestroyed()) window.webContents.send(COMMAND_CHANNEL, command);
  };
  const carryOut = async (request: DesktopRequest): Promise<boolean> => {
    switch (request.kind) {
      case 'setMenu':
        Menu.setApplicationMenu(applicationMenu(request.menu, { mac, devTools, onCommand }));
        return true;
      case 'openDataFolder':
        return (await shell.openPath(dataFolder)) === '';
      case 'takeOpened':
        takeOpened();
        return true;
      case 'notify':
        return notify(request, () => {
          window.show();
          window.focus();
          onCommand(request.command);
        });
    }
  };
  ipcMain.handle(DESKTOP_CHANNEL, async (event: IpcMainInvokeEvent, asked: unknown) => {
    if (!isFrom(window, event)) return false;
    const checked = check(asked);
    return 'errors' in checked ? false : carryOut(checked.value);
  });
}

function notify({ title, body }: { title: string; body: string }, onClick: () => void): boolean {
  if (!Notification.isSupported()) return false;
  const notification = new Notification({ title, body });
  notification.on('click', onClick);
  notification.show();
  return true;
}
