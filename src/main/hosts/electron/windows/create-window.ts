import { join } from 'node:path';
import { app, BrowserWindow, screen } from 'electron';
import { type WindowOptions, windowOptions } from './window-options.ts';
import { keepWindowState, placeNextTo, placeOn, readWindowState } from './window-state.ts';

/** Makes a window where the last one was, or next to the one in front. */
export function createWindow(
  options: WindowOptions,
  front: BrowserWindow | undefined,
): BrowserWindow {
  const file = join(app.getPath('userData'), 'window-state.json');
  const bounds = front?.getNormalBounds();
  const place = bounds
    ? placeNextTo(bounds, screen.getDisplayMatching(bounds))
    : placeOn(screen.getAllDisplays(), readWindowState(file));
  const window = new BrowserWindow({ ...windowOptions(options), ...place });
  if (place && 'maximized' in place && place.maximized) {
    window.once('ready-to-show', () => window.maximize());
  }
  keepWindowState(window, file, (at) => screen.getDisplayMatching(at));
  return window;
}
