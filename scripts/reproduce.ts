import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './build-fresh.ts';

/**
 * Builds and packages one commit twice, in two places and at two times, and compares every file. Linux only;
 * some minutes. Ends with 1 where two files of one name differ.
 */
const WORK = join(ROOT, 'dist/reproduce');
const TARGETS = ['tar.gz', 'deb', 'server'];

const run = (command: string, args: readonly string[], cwd: string) =>
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });

/** Checks the commit out, and makes its packages. @returns the folder that they are in */
function packagesOf(name: string): string {
  const copy = join(WORK, name);
  run('git', ['clone', '--quiet', ROOT, copy], ROOT);
  const modules = join(copy, 'node_modules');
  mkdirSync(modules);
  // The same files by hard links, which take no room; not what was built before.
  const entries = readdirSync(join(ROOT, 'node_modules')).filter((entry) => entry !== '.cache');
  run('cp', ['-al', ...entries, modules], join(ROOT, 'node_modules'));
  for (const target of TARGETS) run(process.execPath, ['scripts/package.ts', target], copy);
  return join(copy, 'dist');
}

/** The files below a folder, each with the SHA-256 of its bytes. */
function sums(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    // What electron-builder says of this machine; it is in no package.
    .filter((path) => path !== 'builder-debug.yml');
  return new Map(
    files.map((path) => {
      const bytes = readFileSync(join(folder, path));
      return [path, createHash('sha256').update(bytes).digest('hex')];
    }),
  );
}

rmSync(WORK, { recursive: true, force: true });
mkdirSync(WORK, { recursive: true });
const [first, second] = [sums(packagesOf('first')), sums(packagesOf('a-second-place'))];
const names = [...new Set([...first.keys(), ...second.keys()])].sort();
const differing = names.filter((name) => first.get(name) !== second.get(name));
for (const name of differing) console.log(`differs  ${name}`);
for (const name of names.filter((file) => !file.includes('/') && !differing.includes(file)))
  console.log(`same     ${name}`);
console.log(`\n${names.length - differing.length} of ${names.length} files are the same bytes`);
process.exitCode = differing.length > 0 ? 1 : 0;
rmSync(WORK, { recursive: true });
