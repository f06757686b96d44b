import type { BrowserWindow, IpcMainInvokeEvent } from 'electron';
import { isOurs, PAGE_URL } from '../page/page-address.ts';

interface WindowsParts {
  /** Makes a window without a page. @param front the window in front, if there is one */
  readonly create: (front: BrowserWindow | undefined) => BrowserWindow;
  /** Prepares a window before its page is loaded. */
  readonly prepare: (window: BrowserWindow) => void;
}

/** The open windows of this application, each with the screens in it. */
export interface Windows {
  /** Opens one more. @param address of ours to begin at; by default the first screen */
  readonly open: (address?: string) => BrowserWindow;
  /** The window whose own page, in its main frame, sent a message; undefined for anything else. */
  readonly senderOf: (event: IpcMainInvokeEvent) => BrowserWindow | undefined;
  /** The window that was used last; undefined where none is open. */
  readonly front: () => BrowserWindow | undefined;
  readonly all: () => readonly BrowserWindow[];
}

export function createWindows({ create, prepare }: WindowsParts): Windows {
  /** The one used last comes last. */
  let opened: readonly BrowserWindow[] = [];
  const without = (window: BrowserWindow) => opened.filter((each) => each !== window);
  const all = () => opened.filter((window) => !window.isDestroyed());

  function open(address = PAGE_URL): BrowserWindow {
    const window = create(all().at(-1));
    opened = [...opened, window];
    window.on('focus', () => {
      opened = [...without(window), window];
    });
    window.on('closed', () => {
      opened = without(window);
    });
    window.once('ready-to-show', () => window.show());
    // A link of ours that is opened in a new window gets one of ours; nothing else opens any.
    window.webContents.setWindowOpenHandler(({ url }) => {
      if (isOurs(url)) open(url);
      return { action: 'deny' };
    });
    prepare(window);
    void window.loadURL(isOurs(address) ? address : PAGE_URL);
    return window;
  }

  return {
    open,
    senderOf: ({ sender, senderFrame }) => {
      const isOwnPage =
        senderFrame !== null && senderFrame.parent === null && isOurs(senderFrame.url);
      return isOwnPage ? all().find(({ webContents }) => webContents.id === sender.id) : undefined;
    },
    front: () => all().at(-1),
    all,
  };
}

/** Shows a window in front of all others. */
export function bringToFront(window: BrowserWindow): void {
  if (window.isDestroyed()) return;
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
