import type { BrowserWindowConstructorOptions } from 'electron';

export interface WindowOptions {
  readonly preload: string;
  readonly icon: string;
  readonly devTools: boolean;
  readonly spellcheck: boolean;
}

/** A window with the screens: sandboxed, without Node.js, and hidden until there is something to see. */
export function windowOptions({
  preload,
  icon,
  devTools,
  spellcheck,
}: WindowOptions): BrowserWindowConstructorOptions {
  return {
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
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck,
    },
  };
}
