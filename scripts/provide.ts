import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fetchedElectron } from './electron.ts';

/** The path of a program on the PATH; undefined where it has none. */
function which(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders
    .map((folder) => join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** Installs Debian packages, where this process may. */
function install(packages: readonly string[]): void {
  if (packages.length === 0 || process.getuid?.() !== 0 || !which('apt-get')) return;
  console.error(`Installing for the tests: ${packages.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], { env, stdio: 'ignore' });
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...packages);
}

/** The commands that tests need beyond npm's packages, each with its Debian package. */
const NEEDS = {
  chromium: 'chromium',
  'xvfb-run': 'xvfb',
  xauth: 'xauth',
  pdftotext: 'poppler-utils',
  qpdf: 'qpdf',
  cc: 'build-essential',
};

export interface Provided {
  readonly chromium: boolean;
  /** The command that gives Electron a display; undefined where there is no Electron or no display. */
  readonly display: readonly string[] | undefined;
}

/** Finds what the tests need, and installs what is missing where it may. */
export async function provide(): Promise<Provided> {
  install(Object.entries(NEEDS).flatMap(([name, debian]) => (which(name) ? [] : [debian])));
  const chromium = process.env.CHROMIUM_PATH ?? which('chromium');
  if (chromium) process.env.CHROMIUM_PATH = chromium;
  const electron = process.env.ELECTRON_EXEC_PATH ?? fetchedElectron()?.executable;
  const screen = process.platform !== 'linux' || process.env.DISPLAY !== undefined;
  const wrap = screen ? [] : which('xvfb-run') ? ['xvfb-run', '-a'] : undefined;
  return { chromium: chromium !== undefined, display: electron ? wrap : undefined };
}
