import type { BrowserWindow } from 'electron';
import { COMMAND_CHANNEL } from '../../../../shared/contract/bridge.ts';

/** Gives the page of a window a command of its catalogue. */
export function sendCommand(window: BrowserWindow, command: string): void {
  if (!window.isDestroyed()) window.webContents.send(COMMAND_CHANNEL, command);
}
