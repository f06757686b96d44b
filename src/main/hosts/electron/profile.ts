import { accessSync, constants, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { App } from 'electron';
import { PROFILE } from '../../adapters/node/paths.ts';

/** The profile in a data folder; undefined where nothing can be written there. */
function profileIn(dataFolder: string): string | undefined {
  const profile = join(dataFolder, PROFILE);
  try {
    mkdirSync(profile, { recursive: true, mode: 0o700 });
    accessSync(profile, constants.W_OK);
    return profile;
  } catch {
    return undefined;
  }
}

/**
 * Keeps Chromium's own files in the data folder, unless the command line names another place. Where the
 * data can only be read, they go to a temporary folder: without them no window opens that could say so.
 */
export function placeProfile(app: Pick<App, 'commandLine' | 'setPath'>, dataFolder: string): void {
  if (app.commandLine.hasSwitch('user-data-dir')) return;
  const profile = profileIn(dataFolder) ?? mkdtempSync(join(tmpdir(), 'quotedesk-profile-'));
  app.setPath('userData', profile);
  app.setPath('sessionData', profile);
}
