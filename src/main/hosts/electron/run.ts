import { resolve } from 'node:path';
import { app, Menu } from 'electron';
import { dataFolderFor, policyDataFolder } from '../../adapters/node/paths.ts';
import { findPolicies } from '../../adapters/node/policies/find-policies.ts';
import { ignoreDebugging } from './debugging.ts';
import { waitForTurn } from './ending.ts';
import { createOpenings } from './openings.ts';
import { readOptions } from './options.ts';
import { refuseNavigation } from './permissions.ts';
import { placeProfile } from './profile.ts';
import { declareScheme } from './scheme.ts';
import { startDesktop } from './start-desktop.ts';
import { fail, tellLauncher } from './start-failure.ts';

const checking = () => import('../../adapters/node/policies/read-policies.ts');

/**
 * Opens the desk, or says why it cannot be opened. Electron must not be ready yet.
 * @param root the folder that holds `out` and `resources`
 */
export async function run(root: string): Promise<void> {
  if (app.isPackaged) ignoreDebugging(app.commandLine);

  // As root, Chromium runs only without its sandbox, and only where the command line says so.
  if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox();
  // The page brings the menu. Only macOS needs one before it, to quit by.
  if (process.platform !== 'darwin') Menu.setApplicationMenu(null);
  declareScheme();
  refuseNavigation(app);

  const openings = createOpenings();
  openings.open(process.argv.slice(1), process.cwd());
  // Another start hands its own over, also while this one has no window yet.
  app.on('second-instance', (_event, args, folder) => openings.open(args, folder));
  // macOS gives links and files by these, also before Electron is ready.
  app.on('open-url', (_event, url) => openings.open([url], '/'));
  app.on('open-file', (_event, path) => openings.open([path], '/'));

  try {
    const { data, port } = readOptions(process.argv.slice(1));
    // Whoever starts a package cannot lead it to other policies.
    const file = app.isPackaged ? undefined : process.env.QUOTEDESK_POLICIES;
    const found = findPolicies(file ? { file } : {});
    // Most computers have none: what checks them is loaded where there are some.
    const policies = found ? (await checking()).checkedPolicies(found) : {};
    const named = policyDataFolder(policies) ?? data;
    const dataFolder = dataFolderFor(named === undefined ? undefined : resolve(named), policies);
    placeProfile(app, dataFolder);
    // Not awaited: Electron becomes ready only after this function has finished.
    void waitForTurn(app)
      .then(async (isOurTurn) => {
        await app.whenReady();
        tellLauncher();
        if (isOurTurn) {
          return startDesktop({ dataFolder, port, root, openings, policies });
        }
        console.log('Quotedesk is open already; its window comes to the front.');
        app.quit();
      })
      .catch(fail);
  } catch (error) {
    fail(error);
  }
}
