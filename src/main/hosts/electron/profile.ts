import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from 'electron';

/** Keeps Chromium's own files with the data, one profile a data folder, unless told otherwise. */
export function placeProfile(app: App, dataFolder: string): void {
  if (app.commandLine.hasSwitch('user-data-dir')) return;
  const profile = join(dataFolder, 'desktop-profile');
  mkdirSync(profile, { recursive: true, mode: 0o700 });
  app.setPath('userData', profile);
  app.setPath('sessionData', profile);
}
