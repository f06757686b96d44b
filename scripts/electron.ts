import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fetchElectron } from './fetch-electron.ts';

const require = createRequire(import.meta.url);

const EXECUTABLES: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'Electron.app/Contents/MacOS/Electron',
  linux: 'electron',
  win32: 'electron.exe',
};

/** An Electron on this machine: its folder, its executable and its version. */
export interface Electron {
  readonly folder: string;
  readonly executable: string;
  readonly version: string;
}

/**
 * Finds Electron: where ELECTRON_OVERRIDE_DIST_PATH says, else npm's package, whose executable is
 * fetched at first use.
 * @throws an Error whose message says in one line why there is none
 */
export async function findElectron(): Promise<Electron> {
  const override = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  if (override) {
    const found = electronIn(override);
    if (found) return found;
    throw new Error(`ELECTRON_OVERRIDE_DIST_PATH names no Electron: ${override}`);
  }
  const home = packageFolder();
  const wanted: string = require('electron/package.json').version;
  const present = fetchedElectron();
  if (present?.version === wanted) return present;
  await fetchElectron(home, wanted);
  const fetched = electronIn(join(home, 'dist'));
  if (!fetched) throw new Error('Electron was fetched, but its executable is missing');
  return fetched;
}

/** The Electron that npm's package has fetched before, if it has. */
export function fetchedElectron(): Electron | undefined {
  return electronIn(join(packageFolder(), 'dist'));
}

function packageFolder(): string {
  try {
    return dirname(require.resolve('electron/package.json'));
  } catch {
    throw new Error('Electron is not installed');
  }
}

function electronIn(folder: string): Electron | undefined {
  const name = EXECUTABLES[process.platform];
  const executable = join(folder, name ?? '');
  const versionFile = join(folder, 'version');
  if (!name || !existsSync(executable) || !existsSync(versionFile)) return undefined;
  return {
    folder,
    executable,
    version: readFileSync(versionFile, 'utf8').trim().replace(/^v/, ''),
  };
}
