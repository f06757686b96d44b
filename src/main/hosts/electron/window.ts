import { BrowserWindow, type IpcMainInvokeEvent } from 'electron';
import { isOurs, PAGE_URL } from './scheme.ts';

export interface WindowOptions {
  readonly preload: string;
  readonly icon: string;
  readonly devTools: boolean;
  /** What the preload is told. */
  readonly pageArguments: readonly string[];
}

/** Opens the window with the screens; it appears once there is something to see. */
export function openWindow(options: WindowOptions): BrowserWindow {
  const { preload, icon, devTools, pageArguments } = options;
  const window = new BrowserWindow({
    title: 'Quotedesk',
    icon,
    width: 1280,
    height: 800,
    minWidth: 900,
    minHeight: 640,
    show: false,
    webPreferences: {
      preload,
      devTools,
      additionalArguments: [...pageArguments],
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: false,
    },
  });
  window.once('ready-to-show', () => window.show());
  void window.loadURL(PAGE_URL);
  return window;
}

/** Whether a message comes from the main frame of this window, with our own page in it. */
export function isFrom(
  window: BrowserWindow,
  { sender, senderFrame }: IpcMainInvokeEvent,
): boolean {
  return (
    !window.isDestroyed() &&
    sender.id === window.webContents.id &&
    senderFrame !== null &&
    senderFrame.parent === null &&
    isOurs(senderFrame.url)
  );
}
