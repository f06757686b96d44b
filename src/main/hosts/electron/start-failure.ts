import { app, dialog } from 'electron';

/** Tells the launcher that Electron works: from here on, this process reports failures itself. */
export function tellLauncher(): void {
  process.send?.('started');
}

/** Says why the application cannot open, and ends with exit code 1. */
export function fail(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  tellLauncher();
  console.error(message);
  // A packaged application that was opened from an icon has no terminal.
  if (app.isPackaged) dialog.showErrorBox('Quotedesk cannot open', message);
  app.exit(1);
}
