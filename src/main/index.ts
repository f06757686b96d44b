import { resolve } from 'node:path';
import { app } from 'electron';
import { startDesk } from './desktop/desk.ts';
import { readOptions } from './desktop/options.ts';
import { placeProfile } from './desktop/profile.ts';
import { refuseNavigation } from './desktop/refusals.ts';
import { declareScheme } from './desktop/scheme.ts';
import { fail, tellLauncher } from './desktop/trouble.ts';
import { defaultDataFolder } from './system/paths.ts';

// Whatever this process writes is for its owner alone.
process.umask(0o077);

// Chromium runs as root only without its sandbox, and then whoever started it said so.
if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox();
declareScheme();
refuseNavigation(app);

try {
  const { data, port } = readOptions(process.argv.slice(1));
  const dataFolder = data === undefined ? defaultDataFolder() : resolve(data);
  placeProfile(app, dataFolder);
  if (app.requestSingleInstanceLock()) {
    // Not awaited: Electron becomes ready only once this module is through.
    void app
      .whenReady()
      .then(() => {
        tellLauncher();
        return startDesk({ dataFolder, port, root: resolve(import.meta.dirname, '../..') });
      })
      .catch(fail);
  } else {
    tellLauncher();
    console.log('Quotedesk is open already; its window comes to the front.');
    app.quit();
  }
} catch (error) {
  fail(error);
}
