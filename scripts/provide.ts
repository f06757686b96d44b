import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './chromium.ts';
import { fetchedElectron } from './electron.ts';
import { findProgram } from './find-program.ts';

/** Installs Debian packages, where this process may. */
function install(packages: readonly string[]): void {
  if (packages.length === 0 || process.getuid?.() !== 0 || !findProgram('apt-get')) return;
  console.error(`Installing for the tests: ${packages.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], { env, stdio: 'ignore' });
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...packages);
}

/** The commands that tests need beyond npm's packages, each with its Debian package. */
const NEEDS = {
  'chromium-headless-shell': 'chromium-headless-shell',
  'xvfb-run': 'xvfb',
  xauth: 'xauth',
  'dbus-run-session': 'dbus',
  'gnome-keyring-daemon': 'gnome-keyring',
  pdftotext: 'poppler-utils',
  qpdf: 'qpdf',
  cc: 'build-essential',
};

/** What the screens are written in where the system has no typeface of its own: how wide a word is, is tested. */
const TYPEFACE = '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf';

export interface Provided {
  readonly chromium: boolean;
  /** Whether there is an Electron and a display for it. */
  readonly electron: boolean;
  /** The command that gives Electron a display; empty where it needs none. */
  readonly display: readonly string[];
}

/** Finds what the tests need, and installs what is missing where it may. */
export async function provide(): Promise<Provided> {
  const missing = Object.entries(NEEDS).filter(([name]) => !findProgram(name));
  install([
    ...missing.map(([, debian]) => debian),
    ...(existsSync(TYPEFACE) ? [] : ['fonts-liberation']),
  ]);
  const program = process.env.ELECTRON_EXEC_PATH ?? fetchedElectron()?.executable;
  const screen = process.platform !== 'linux' || process.env.DISPLAY !== undefined;
  const electron = program !== undefined && (screen || findProgram('xvfb-run') !== undefined);
  const display = electron && !screen ? ['xvfb-run', '-a'] : [];
  return { chromium: findChromium() !== undefined, electron, display };
}
