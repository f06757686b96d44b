import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from 'electron';
import { PROFILE } from '../../adapters/node/paths.ts';

/** Keeps Chromium's own files in the data folder, unless the command line names another place. */
export function placeProfile(app: App, dataFolder: string): void {
  if (app.commandLine.hasSwitch('user-data-dir')) return;
  const profile = join(dataFolder, PROFILE);
  mkdirSync(profile, { recursive: true, mode: 0o700 });
  app.setPath('userData', profile);
  app.setPath('sessionData', profile);
}
