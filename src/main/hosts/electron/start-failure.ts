import { app, dialog } from 'electron';

/** Tells a launcher that Electron works: what goes wrong from here on is told from here. */
export function tellLauncher(): void {
  process.send?.('started');
}

/** Says why the desk cannot open, and ends with exit code 1. */
export function fail(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  tellLauncher();
  console.error(message);
  // Who opened a packaged application from an icon sees no terminal.
  if (app.isPackaged) dialog.showErrorBox('Quotedesk cannot open', message);
  app.exit(1);
}
