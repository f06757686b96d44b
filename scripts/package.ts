import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './build-fresh.ts';
import { type Electron, findElectron } from './electron.ts';
import { readPart } from './licences/packages.ts';
import { writeLicences } from './licences/write-licences.ts';
import { LINUX_PACKAGES, type LinuxPackage, packForLinux } from './package/linux.ts';
import { packServer } from './package/server.ts';
import { windowsSigning } from './package/signing.ts';
import { sourceDate } from './package/source-date.ts';
import { built } from './run-here.ts';

const HELP = `Usage: npm run package -- TARGET [OPTIONS]

Builds Quotedesk and packages it for this system into dist/.

  server       the host without a window: npm's tarball and, for Linux, a folder with its own Node.js
               and a unit of systemd (--to DIR)
  dir          the application as a folder, ready to run
  tar.gz       the same, packed; for Linux
  deb          for Debian and Ubuntu; needs dpkg-deb
  all          every package for this system and processor, as a release has them
  …            any other target of electron-builder; some fetch their tools first
  OPTIONS      passed on to electron-builder, as -c.directories.output=DIR

Certificates are taken from environment variables alone; without them nothing is signed.
`;

const SYSTEMS: Partial<Record<NodeJS.Platform, string>> = {
  darwin: '--mac',
  linux: '--linux',
  win32: '--win',
};

/** Next to the application, where electron-builder's configuration takes them from. */
const LICENCES_FOLDER = join(ROOT, 'dist/licences');

// Anyone who installs a package may not be who made it: its files are for everybody to read.
process.umask(0o022);

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
  let signing: readonly string[];
  try {
    signing = process.platform === 'win32' ? windowsSigning(process.env) : [];
    electron = await findElectron();
  } catch (error) {
    return refuse(`Nothing to package: ${error instanceof Error ? error.message : error}`);
  }
  const { version } = electron;
  const { texts } = readPart('node_modules/electron');
  writeLicences(LICENCES_FOLDER, { name: 'Electron', version, license: 'MIT', texts });
  const build = (...targets: string[]) =>
    runBuilder([
      system,
      ...targets,
      '--publish=never',
      `-c.electronDist=${electron.folder}`,
      `-c.electronVersion=${version}`,
      ...signing,
      ...options,
    ]);
  if (isLinux(target)) return (await build('dir')) || packedFolder([target]);
  if (target !== 'all') return build(target);
  // Without a target, electron-builder makes those of its configuration.
  return (await build()) || (process.platform === 'linux' ? packedFolder(LINUX_PACKAGES) : 0);
}

/** Whether a target is a package that is made from the folder, here. */
function isLinux(target: string): target is LinuxPackage {
  return process.platform === 'linux' && LINUX_PACKAGES.some((name) => name === target);
}

/** Packs the folder that electron-builder left. @returns an exit code */
async function packedFolder(packages: readonly LinuxPackage[]): Promise<number> {
  const prefix = '-c.directories.output=';
  const named = options.find((option) => option.startsWith(prefix))?.slice(prefix.length);
  const output = resolve(ROOT, named ?? 'dist');
  // electron-builder names the folder of another processor than x64 by it.
  const folder = process.arch === 'x64' ? 'linux-unpacked' : `linux-${process.arch}-unpacked`;
  try {
    for (const name of packages)
      console.log(await packForLinux(name, join(output, folder), output));
    return 0;
  } catch (error) {
    return refuse(`No package: ${error instanceof Error ? error.message : error}`);
  }
}

function refuse(message: string): number {
  console.error(message);
  return 1;
}

/** Runs electron-builder. @returns its exit code */
function runBuilder(args: readonly string[]): Promise<number> {
  const { resolve: find } = createRequire(import.meta.url);
  const builder = join(dirname(find('electron-builder/package.json')), 'cli.js');
  return new Promise((ended) => {
    const env = {
      // Certificates of the computer's keychain are not looked for.
      CSC_IDENTITY_AUTO_DISCOVERY: 'false',
      // Tools that electron-builder calls, as mksquashfs and rpmbuild, take the time of files from it.
      SOURCE_DATE_EPOCH: sourceDate(),
      ...process.env,
    };
    const child = spawn(process.execPath, [builder, ...args], { cwd: ROOT, env, stdio: 'inherit' });
    child.once('error', (error) => ended(refuse(error.message)));
    child.once('close', (code) => ended(code ?? 1));
  });
}
