import { resolve } from 'node:path';
import { app } from 'electron';
import { defaultDataFolder } from '../../adapters/node/paths.ts';
import { readOptions } from './options.ts';
import { refuseNavigation } from './permissions.ts';
import { placeProfile } from './profile.ts';
import { declareScheme } from './scheme.ts';
import { startDesktop } from './start-desktop.ts';
import { fail, tellLauncher } from './start-failure.ts';

// All files that this process writes are for their owner only.
process.umask(0o077);

// As root, Chromium runs only without its sandbox, and only where the command line says so.
if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox();
declareScheme();
refuseNavigation(app);

try {
  const { data, port } = readOptions(process.argv.slice(1));
  const dataFolder = data === undefined ? defaultDataFolder() : resolve(data);
  placeProfile(app, dataFolder);
  if (app.requestSingleInstanceLock()) {
    // Not awaited: Electron becomes ready only after this module has finished.
    void app
      .whenReady()
      .then(() => {
        tellLauncher();
        return startDesktop({ dataFolder, port, root: resolve(import.meta.dirname, '../..') });
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
