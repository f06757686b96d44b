import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import manifest from '../package.json' with { type: 'json' };
import { ROOT } from './build-fresh.ts';
import { openTasks, releaseOf } from './release/changelog.ts';

const HELP = `Usage: npm run release -- [--dry-run] [--no-tests]

Checks the checkout, runs every test, makes each package that can be made here, and writes their sums and the notes
into dist/. Then it sets the tag of the version, from which .github/workflows/release.yml makes the packages of every
system. Nothing is pushed or published.

  --dry-run    all but the tag; says what its owner has to do yet, and goes on
  --no-tests   where they ran for this commit before
`;

const DIST = join(ROOT, 'dist');

/** Those that need no network come first; the last ones need tools that electron-builder fetches. */
const TARGETS: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: ['server', 'tar.gz', 'deb', 'AppImage', 'rpm'],
};
const FETCHES = ['AppImage', 'rpm', 'all'];

/** The ends of the names of what is installed or read, and of the updates' feeds. */
const RELEASED = /\.(?:AppImage|deb|rpm|tgz|tar\.gz|exe|msi|dmg|zip)$/;
const FEED = /^(?:latest|beta|alpha).*\.yml$/;

const options = { 'dry-run': { type: 'boolean' }, 'no-tests': { type: 'boolean' } } as const;
const flags = { ...options, help: { type: 'boolean', short: 'h' } } as const;

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

const said: string[] = [];

/** Notes how a step ended. */
function say(state: 'done' | 'skipped' | 'to do', what: string): void {
  said.push(`${state.padEnd(8)} ${what}`);
}

/** Runs a script of npm. @returns whether it ended well */
function ran(...args: string[]): boolean {
  console.log(`\n> npm ${args.join(' ')}`);
  const { status } = spawnSync('npm', args, {
    cwd: ROOT,
    stdio: 'inherit',
    // npm is a batch file on Windows.
    shell: process.platform === 'win32',
  });
  return status === 0;
}

/** The packages that can be made here. @throws where one fails that needs nothing from elsewhere */
function makePackages(): void {
  for (const target of TARGETS[process.platform] ?? ['all']) {
    if (ran('run', 'package', '--', target)) say('done', `package: ${target}`);
    else if (FETCHES.includes(target))
      say('skipped', `package: ${target}, whose tools could not be fetched here (see above)`);
    else throw new Error(`The package ${target} could not be made`);
  }
}

/** The files of this version, in `dist`. */
const released = () =>
  readdirSync(DIST)
    .filter((name) => RELEASED.test(name) && name.includes(manifest.version))
    .sort();

const sum = (name: string) =>
  `${createHash('sha256')
    .update(readFileSync(join(DIST, name)))
    .digest('hex')}  ${name}\n`;

/** Writes what goes with the packages. @throws where the licences or the bill of materials are missing */
function writeRest(notes: string): void {
  const files = released();
  writeFileSync(join(DIST, 'SHA256SUMS'), files.map(sum).join(''));
  say('done', `sums of ${files.length} files: dist/SHA256SUMS`);
  for (const name of ['sbom.cdx.json', 'THIRD-PARTY-LICENSES.txt']) {
    if (!existsSync(join(DIST, 'licences', name)))
      throw new Error(`dist/licences/${name} is missing`);
    say('done', `dist/licences/${name}`);
  }
  const feeds = readdirSync(DIST).filter((name) => FEED.test(name));
  if (feeds.length > 0) say('done', `feed of updates: ${feeds.join(', ')}`);
  else say('skipped', 'feed of updates: only AppImage, NSIS and macOS packages have one');
  writeFileSync(join(DIST, 'release-notes.md'), `${notes}\n`);
  say('done', 'notes from CHANGELOG.md: dist/release-notes.md');
}

/** What only the owner can do. @throws where something is left, and this is no dry run */
function askOwner(isDry: boolean): void {
  const open = openTasks(readFileSync(join(ROOT, 'docs/packaging.md'), 'utf8'));
  for (const task of open) say('to do', `by the owner: ${task}`);
  if (open.length > 0 && !isDry)
    throw new Error('docs/packaging.md lists what the owner does first');
}

function release(isDry: boolean, isTested: boolean): void {
  const changed = git('status', '--porcelain');
  if (changed) throw new Error(`Not committed:\n${changed}`);
  say('done', `the checkout is clean, at ${git('log', '-1', '--format=%h')}`);
  const { version, date, notes } = releaseOf({
    manifest: manifest.version,
    lock: JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).version,
    changelog: readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'),
    tags: git('tag').split('\n'),
  });
  say(
    'done',
    `version ${version} of ${date}: package.json, package-lock.json and CHANGELOG.md agree`,
  );
  askOwner(isDry);
  if (isTested) say('skipped', 'npm run lint, npm test -- --all: by --no-tests');
  else if (ran('run', 'lint') && ran('test', '--', '--all')) say('done', 'every check and test');
  else throw new Error('A check or a test failed');
  makePackages();
  say('skipped', 'packages of other systems and processors: the release workflow makes them');
  writeRest(notes);
  if (isDry) {
    say('skipped', `tag v${version}: this is a dry run`);
    return;
  }
  git('tag', '--annotate', `v${version}`, '--message', `Quotedesk ${version}`);
  say('done', `tag v${version}; "git push origin v${version}" starts the release workflow`);
}

const { values } = parseArgs({ options: flags });
if (values.help) process.stdout.write(HELP);
else {
  try {
    release(values['dry-run'] === true, values['no-tests'] === true);
  } catch (error) {
    say('to do', error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
  console.log(`\n${said.join('\n')}`);
}
