import { accessSync, constants, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type App, app, type CommandLine, dialog, Menu, shell } from 'electron';
import { dataFolderFor, PROFILE, policyDataFolder } from '../../adapters/node/paths.ts';
import { findPolicies } from '../../adapters/node/policies/find-policies.ts';
import { waitForTurn } from './ending.ts';
import { readOptions } from './options.ts';
import { createOpenings } from './page/openings.ts';
import { declareScheme } from './scheme.ts';
import { refuseNavigation, startDesktop } from './start-desktop.ts';

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

/**
 * Switches of Chromium by which another program could read the pages. Node's own (`--inspect`,
 * NODE_OPTIONS) are off by the package's fuses.
 */
const SWITCHES = [
  'remote-debugging-port',
  'remote-debugging-pipe',
  'remote-debugging-address',
  'remote-debugging-targets',
  'remote-allow-origins',
  'auto-open-devtools-for-tabs',
  'custom-devtools-frontend',
  'load-extension',
  'disable-web-security',
  'js-flags',
] as const;

/** Takes the debugging switches from the command line. Call it before Electron is ready. */
function ignoreDebugging(commandLine: CommandLine): void {
  for (const name of SWITCHES) commandLine.removeSwitch(name);
}

/** Tells the launcher that Electron works: from here on, this process reports failures itself. */
function tellLauncher(): void {
  process.send?.('started');
}

/** Says why the application cannot open, and ends with exit code 1. */
function fail(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  tellLauncher();
  console.error(message);
  // A packaged application that was opened from an icon has no terminal.
  if (app.isPackaged) dialog.showErrorBox('Quotedesk cannot open', message);
  app.exit(1);
}

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
  // Where no program takes it, nothing happens, as in a browser.
  refuseNavigation(app, (url) => void shell.openExternal(url).catch(() => undefined));

  const openings = createOpenings();
  openings.open(process.argv.slice(1), process.cwd());
  // Another start hands its own over, also while this one has no window yet.
  app.on('second-instance', (_event, args, folder) => openings.open(args, folder));
  // macOS gives links and files by these, also before Electron is ready.
  app.on('open-url', (_event, url) => openings.open([url], '/'));
  app.on('open-file', (_event, path) => openings.open([path], '/'));

  try {
    const { data, port } = readOptions(process.argv.slice(1));
    // Anyone who starts a package cannot lead it to other policies.
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
