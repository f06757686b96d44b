import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './build-fresh.ts';
import { type Electron, findElectron } from './electron.ts';
import { writeLicences } from './licences/write-licences.ts';
import { packServer } from './package/server.ts';
import { built } from './run-here.ts';

const HELP = `Usage: npm run package -- TARGET [OPTIONS]

Builds Quotedesk and packages it for this system into dist/.

  server       the host without a window: npm's tarball and, for Linux, a folder with its own Node.js
               and a unit of systemd (--to DIR)
  dir          the application as a folder, ready to run
  tar.gz, zip  the same, packed
  …            any other target of electron-builder; some fetch their tools first
  OPTIONS      passed on to electron-builder, as -c.directories.output=DIR
`;

const SYSTEMS: Partial<Record<NodeJS.Platform, string>> = {
  darwin: '--mac',
  linux: '--linux',
  win32: '--win',
};

/** Next to the application, where electron-builder's configuration takes them from. */
const LICENCES_FOLDER = join(ROOT, 'dist/licences');

const [target, ...options] = process.argv.slice(2);

if (target === '--help' || target === '-h') {
  process.stdout.write(HELP);
} else if (target === undefined || target.startsWith('-')) {
  process.stderr.write(HELP);
  process.exitCode = 2;
} else if (target === 'server') {
  process.exitCode = await packForServer();
} else {
  process.exitCode = await pack(target);
}

async function packForServer(): Promise<number> {
  const { values } = parseArgs({
    args: options,
    options: { to: { type: 'string', default: join(ROOT, 'dist') } },
  });
  await built();
  const { npm, tar } = await packServer(values.to);
  console.log(`${npm}\n${tar}`);
  return 0;
}

async function pack(target: string): Promise<number> {
  const system = SYSTEMS[process.platform];
  if (!system) return refuse(`There is no package for ${process.platform}`);
  await built();
  let electron: Electron;
  try {
    electron = await findElectron();
  } catch (error) {
    return refuse(`Nothing to package: ${error instanceof Error ? error.message : error}`);
  }
  const { version } = electron;
  writeLicences(LICENCES_FOLDER, { name: 'Electron', version, license: 'MIT', texts: [] });
  return runBuilder([
    system,
    target,
    '--publish=never',
    `-c.electronDist=${electron.folder}`,
    `-c.electronVersion=${version}`,
    ...options,
  ]);
}

function refuse(message: string): number {
  console.error(message);
  return 1;
}

/** Runs electron-builder. @returns its exit code */
function runBuilder(args: readonly string[]): Promise<number> {
  const { resolve: find } = createRequire(import.meta.url);
  const builder = join(dirname(find('electron-builder/package.json')), 'cli.js');
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [builder, ...args], { cwd: ROOT, stdio: 'inherit' });
    child.once('error', (error) => resolve(refuse(error.message)));
    child.once('close', (code) => resolve(code ?? 1));
  });
}
