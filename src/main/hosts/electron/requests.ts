import type { BrowserWindow, Dialog, IpcMainInvokeEvent, Notification } from 'electron';
import { DESKTOP_CHANNEL } from '../../../shared/contract/bridge.ts';
import { checker } from '../../../shared/contract/check.ts';
import {
  type DesktopAnswer,
  DesktopRequest,
  type FileContent,
} from '../../../shared/schemas/desk/desktop.ts';
import type { DeskData, DeskRight } from './desk-data.ts';
import { writeFiles } from './files/write-files.ts';
import type { Mail } from './mail/mail.ts';
import type { Menus } from './menu/menus.ts';
import { logFailure } from './page/log-failure.ts';
import { PAGE_URL } from './page/page-address.ts';
import type { RunningWork } from './quit/running-work.ts';
import { sendCommand } from './windows/send.ts';
import { bringToFront, type Windows } from './windows/windows.ts';

interface SaveParts {
  readonly dialog: Pick<Dialog, 'showOpenDialog'>;
  readonly window: BrowserWindow;
}

/**
 * Asks once for a folder and writes all files there; none of them over another file.
 * @throws where one cannot be written
 */
export async function saveFiles(
  files: readonly FileContent[],
  { dialog, window }: SaveParts,
): Promise<DesktopAnswer> {
  const { canceled, filePaths } = await dialog.showOpenDialog(window, {
    properties: ['openDirectory', 'createDirectory'],
  });
  const [folder] = filePaths;
  if (canceled || folder === undefined) return 'cancelled';
  writeFiles(folder, files);
  return 'done';
}

/** What of Electron carries the requests out. */
export type RequestElectron = Pick<
  typeof import('electron'),
  'dialog' | 'Notification' | 'shell'
> & {
  readonly ipcMain: Pick<Electron.IpcMain, 'handle'>;
  readonly nativeTheme: Pick<Electron.NativeTheme, 'themeSource'>;
};

/** What needs somebody: another window of a locked desk is no one's, and a new start ends all work. */
const NEEDS: Partial<Record<DesktopRequest['kind'], DeskRight>> = {
  openWindow: 'signedIn',
  restart: 'administer',
};

interface RequestParts extends Pick<DeskData, 'may'> {
  readonly electron: RequestElectron;
  readonly windows: Windows;
  readonly menus: Pick<Menus, 'set'>;
  readonly dataFolder: string;
  readonly mail: Mail;
  readonly work: Pick<RunningWork, 'set'>;
  /** Ends and starts again. */
  readonly restart: () => Promise<void>;
  /** Hands over to this window what the system opens. */
  readonly listen: (window: BrowserWindow) => void;
}

/** Carries out what one of our own pages asks the desktop for: its menu, a window, the data folder. */
export function takeRequests(parts: RequestParts): void {
  const { electron, windows, menus, dataFolder, mail, work, listen } = parts;
  const { dialog, ipcMain, nativeTheme, shell, Notification } = electron;
  const check = checker(DesktopRequest, 'closed');

  async function carryOut(request: DesktopRequest, window: BrowserWindow): Promise<DesktopAnswer> {
    switch (request.kind) {
      case 'setMenu':
        return menus.set(window, request.menu);
      case 'openWindow':
        windows.open(new URL(request.address, PAGE_URL).href);
        return 'done';
      case 'setTheme':
        nativeTheme.themeSource = request.theme;
        return 'done';
      case 'openDataFolder':
        return (await shell.openPath(dataFolder)) === '' ? 'done' : 'failed';
      case 'restart':
        await parts.restart();
        return 'done';
      case 'saveFiles':
        return saveFiles(request.files, { dialog, window });
      case 'composeMail':
        return mail.compose(request);
      case 'openMail':
        return mail.open(request.contentBase64);
      case 'takeOpened':
        listen(window);
        return 'done';
      case 'setWork':
        work.set(window, request.work);
        return 'done';
      case 'notify':
        if (request.unlessFocused && windows.all().some((each) => each.isFocused())) {
          return 'cancelled';
        }
        return notify(Notification, request, () => {
          bringToFront(window);
          sendCommand(window, request.command);
        });
    }
  }

  ipcMain.handle(DESKTOP_CHANNEL, async (event: IpcMainInvokeEvent, asked: unknown) => {
    const window = windows.senderOf(event);
    const checked = check(asked);
    if (!window || 'errors' in checked) return 'failed';
    try {
      const needs = NEEDS[checked.value.kind];
      if (needs !== undefined && !(await parts.may(needs))) return 'failed';
      return await carryOut(checked.value, window);
    } catch (error) {
      logFailure(error);
      return 'failed';
    }
  });
}

function notify(
  Notice: typeof Notification,
  { title, body }: { readonly title: string; readonly body: string },
  onClick: () => void,
): DesktopAnswer {
  if (!Notice.isSupported()) return 'failed';
  const notice = new Notice({ title, body });
  notice.on('click', onClick);
  notice.show();
  return 'done';
}
