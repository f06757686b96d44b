import type { BrowserWindow } from 'electron';
import { COMMAND_CHANNEL, OPENED_CHANNEL } from '../../../../shared/contract/bridge.ts';
import type { Opened } from '../../../../shared/schemas/desk/desktop.ts';

/** Gives the page of a window a command of its catalogue. */
export function sendCommand(window: BrowserWindow, command: string): void {
  if (!window.isDestroyed()) window.webContents.send(COMMAND_CHANNEL, command);
}

/** Has the page of a window show a quote or the content of a file. */
export function sendOpened(window: BrowserWindow, opened: Opened): void {
  if (!window.isDestroyed()) window.webContents.send(OPENED_CHANNEL, opened);
}
