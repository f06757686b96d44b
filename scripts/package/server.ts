import { execFile } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import manifest from '../../package.json' with { type: 'json' };
import { OLDEST_NODE } from '../../src/main/adapters/node/oldest-node.ts';
import { ROOT } from '../build-fresh.ts';
import { installedPackages } from '../licences/packages.ts';
import { writeLicences } from '../licences/write-licences.ts';
import { sameBytes } from './linux.ts';

const run = promisify(execFile);

const FILES = join(import.meta.dirname, 'server');
const PROGRAMS = ['quotedesk', 'quotedesk-server'];
/** What only the window needs of a build, what only a developer does, and what V8 keeps of a run here. */
const NOT_SERVED = /(?:\/out\/main\/(?:index\.js|compiled)|\/out\/preload|\/out\/bundled|\.map)$/;
/** What only those who make the libraries need; a finished binary comes with the native one. */
const NOT_USED =
  /better-sqlite3\/(?:deps|src|binding\.gyp|prebuilds)(?:\/|$)|\/node-addon-api(?:\/|$)|\/\.yarn(?:\/|$)|\.map$/;

export interface ServerPackages {
  /** npm's tarball: its two programs are installed by name. */
  readonly npm: string;
  /** The folder of a server with its libraries and Node.js, packed. */
  readonly tar: string;
}

/** The manifest of the package: as little as npm needs. */
function ownManifest() {
  const { name, version, description, license, dependencies } = manifest;
  const bin = Object.fromEntries(PROGRAMS.map((program) => [program, `bin/${program}.js`]));
  const engines = { node: `>=${OLDEST_NODE}` };
  return {
    name,
    version,
    description,
    license,
    private: true,
    type: 'module',
    engines,
    bin,
    dependencies,
  };
}

/** Puts the build, its resources and its programs into a folder. */
function stage(folder: string): void {
  const isServed = (path: string) => !NOT_SERVED.test(path);
  for (const part of ['out', 'resources']) {
    cpSync(join(ROOT, part), join(folder, part), { recursive: true, filter: isServed });
  }
  cpSync(join(FILES, 'bin'), join(folder, 'bin'), { recursive: true });
  for (const program of PROGRAMS) chmodSync(join(folder, `bin/${program}.js`), 0o755);
  const node = { name: 'Node.js', version: process.versions.node, license: 'MIT', texts: [] };
  writeLicences(folder, node);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(ownManifest(), null, 2)}\n`);
}

/** Adds the libraries, with the binary for this kind of processor. */
function addLibraries(folder: string): void {
  const filter = (path: string) => !NOT_USED.test(path);
  for (const path of installedPackages()) {
    cpSync(join(ROOT, path), join(folder, path), { recursive: true, filter });
  }
  const binary = `node_modules/better-sqlite3/prebuilds/linux-${process.arch}.node`;
  cpSync(join(ROOT, binary), join(folder, binary));
}

/** Adds the Node.js that the tests run on, so that a server needs none. */
function addRuntime(folder: string): void {
  mkdirSync(join(folder, 'runtime'));
  cpSync(process.execPath, join(folder, 'runtime/node'));
  for (const program of PROGRAMS) chmodSync(join(folder, program), 0o755);
}

/**
 * Packs the host without a window: as npm's tarball, and as a folder with its libraries and a unit of
 * systemd for Linux and this kind of processor. Needs a build, npm and GNU tar, and no network.
 */
export async function packServer(to: string): Promise<ServerPackages> {
  const { name, version } = manifest;
  const work = mkdtempSync(join(tmpdir(), 'quotedesk-server-'));
  const inTar = `${name}-server-${version}`;
  const folder = join(work, inTar);
  const tar = join(to, `${inTar}-linux-${process.arch}.tar.gz`);
  try {
    mkdirSync(to, { recursive: true });
    mkdirSync(folder);
    stage(folder);
    await run('npm', ['pack', '--ignore-scripts', '--pack-destination', to], { cwd: folder });
    cpSync(FILES, folder, { recursive: true });
    addLibraries(folder);
    addRuntime(folder);
    await run('tar', ['--create', '--gzip', '--file', tar, ...sameBytes(), '-C', work, inTar]);
  } finally {
    rmSync(work, { recursive: true });
  }
  return { npm: join(to, `${name}-${version}.tgz`), tar };
}
