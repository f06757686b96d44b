import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fetchedElectron } from './electron.ts';

/** Where a program stands on the PATH, if anywhere. */
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

/** Debian packages for what is missing, where we may install them. */
function install(packages: readonly string[]): void {
  if (packages.length === 0 || process.getuid?.() !== 0 || !which('apt-get')) return;
  console.error(`Installing for the tests: ${packages.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], { env, stdio: 'ignore' });
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...packages);
}

/** What a test needs beyond npm's packages: the command, and the Debian package that has it. */
const NEEDS = {
  chromium: 'chromium',
  'xvfb-run': 'xvfb',
  xauth: 'xauth',
  pdftotext: 'poppler-utils',
  qpdf: 'qpdf',
};

export interface Provided {
  readonly chromium: boolean;
  /** What an Electron test is run under; undefined where there is no Electron. */
  readonly display: readonly string[] | undefined;
}

/** Looks for what the tests need and installs what it may. */
export async function provide(): Promise<Provided> {
  install(Object.entries(NEEDS).flatMap(([name, debian]) => (which(name) ? [] : [debian])));
  const chromium = process.env.CHROMIUM_PATH ?? which('chromium');
  if (chromium) process.env.CHROMIUM_PATH = chromium;
  const electron = process.env.ELECTRON_EXEC_PATH ?? fetchedElectron()?.executable;
  const screen = process.platform !== 'linux' || process.env.DISPLAY !== undefined;
  const wrap = screen ? [] : which('xvfb-run') ? ['xvfb-run', '-a'] : undefined;
  return { chromium: chromium !== undefined, display: electron ? wrap : undefined };
}
