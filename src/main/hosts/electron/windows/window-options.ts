import type { BrowserWindowConstructorOptions } from 'electron';

export interface WindowOptions {
  readonly preload: string;
  readonly icon: string;
  readonly devTools: boolean;
  readonly spellcheck: boolean;
  /** What the preload is told. */
  readonly pageArguments: readonly string[];
}

/** A window with the screens: sandboxed, without Node.js, and hidden until there is something to see. */
export function windowOptions({
  preload,
  icon,
  devTools,
  spellcheck,
  pageArguments,
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
      additionalArguments: [...pageArguments],
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
