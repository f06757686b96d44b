import { EventEmitter } from 'node:events';
import type { BrowserWindow, HandlerDetails, IpcMainInvokeEvent } from 'electron';

type OpenHandler = (details: Pick<HandlerDetails, 'url'>) => { readonly action: string };

let lastId = 0;

/** A window that writes down what is done to it, and gives events as Electron does. */
export class FakeWindow extends EventEmitter {
  /** What was done, in order: `show`, `loadURL app://quotedesk/` … */
  readonly done: string[] = [];
  /** What was sent to its page: channel and content. */
  readonly sent: unknown[][] = [];
  destroyed = false;
  minimized = false;
  focused = false;
  openHandler: OpenHandler | undefined;
  readonly webContents = Object.assign(new EventEmitter(), {
    id: ++lastId,
    send: (...message: unknown[]) => this.sent.push(message),
    setWindowOpenHandler: (handler: OpenHandler) => {
      this.openHandler = handler;
    },
  });

  isDestroyed = () => this.destroyed;
  isMinimized = () => this.minimized;
  isFocused = () => this.focused;
  show = () => this.done.push('show');
  focus = () => this.done.push('focus');
  restore = () => this.done.push('restore');
  reload = () => this.done.push('reload');
  loadURL = async (url: string) => {
    this.done.push(`loadURL ${url}`);
  };

  /** The same as Electron's type, of which our code uses a part. */
  get asWindow(): BrowserWindow {
    return this as unknown as BrowserWindow;
  }

  /** A message from its page. @param frame other than its main frame with our page */
  message(frame: object | null = { parent: null, url: 'app://quotedesk/#/quotes' }) {
    return {
      sender: this.webContents,
      senderFrame: frame,
    } as unknown as IpcMainInvokeEvent;
  }
}
