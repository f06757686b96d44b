import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { _electron, expect, test } from '@playwright/test';
import { BRIDGE } from '../../src/shared/contract/bridge.ts';
import { chromiumSwitches, electronHere, needsElectron, ROOT } from './electron.ts';

needsElectron();
// A package for another system has its executable elsewhere.
test.skip(process.platform !== 'linux', 'This test knows the package for Linux');

const { DESKTOP_SQLITE_BINDING: binding } = process.env;
const env = { ...process.env, DESKTOP_SQLITE_BINDING: '' };

let folder: string;
let home: string;
let application: ChildProcess | undefined;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = mkdtempSync(join(tmpdir(), 'quotedesk-package-'));
  home = join(folder, 'linux-unpacked');
  const packer = spawn(
    process.execPath,
    ['scripts/package.ts', 'dir', `-c.directories.output=${folder}`],
    { cwd: ROOT, stdio: 'pipe' },
  );
  await ran(packer, listen(packer));
  const unpacked = join(home, 'resources/app.asar.unpacked');
  const native = filesOf(unpacked);
  expect(native).toEqual([`node_modules/better-sqlite3/prebuilds/linux-${process.arch}.node`]);
  // An older Electron than the package's own needs another build of the native part; the package
  // itself takes no word from outside about it.
  if (binding) copyFileSync(binding, join(unpacked, native[0] ?? ''));
});

test.afterAll(async () => {
  if (application && application.exitCode === null) {
    const ended = new Promise((resolve) => application?.once('exit', resolve));
    application.kill('SIGKILL');
    await ended;
  }
  // Its helpers may write for a moment longer.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

function ran(child: ChildProcess, said: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(said()))));
  });
}

function listen(child: ChildProcess): () => string {
  let text = '';
  const keep = (chunk: Buffer) => {
    text += chunk.toString();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return () => text;
}

/** Every file below a folder, by its path within. */
function filesOf(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(root, path)).isFile(),
  );
}

test('the fuses of the packaged program are those of the configuration', async () => {
  const wire = await getCurrentFuseWire(join(home, 'quotedesk'));
  const section = /^electronFuses:\n((?: {2}.*\n)+)/m.exec(
    readFileSync(join(ROOT, 'electron-builder.yml'), 'utf8'),
  )?.[1];
  const wanted = [...(section ?? '').matchAll(/^ {2}(\w+): (true|false)$/gm)];
  expect(wanted.length).toBeGreaterThan(5);
  for (const [, name = '', on] of wanted) {
    const fuse = `${name[0]?.toUpperCase()}${name.slice(1)}` as keyof typeof FuseV1Options;
    // The wire holds characters: `1` for a fuse that is on, `0` for one that is off.
    expect(String.fromCharCode(wire[FuseV1Options[fuse]] ?? 0), name).toBe(
      on === 'true' ? '1' : '0',
    );
  }
});

test('what is packaged opens, shows its heading, and runs its worker thread', async () => {
  // The package itself lets no test look into its window: Electron opens its archive here.
  const app = await _electron.launch({
    executablePath: electronHere() ?? '',
    args: [
      ...chromiumSwitches(),
      join(home, 'resources/app.asar'),
      ...['--data', join(folder, 'looked-into'), '--port', '0'],
    ],
    env,
  });
  const page = await app.firstWindow();
  expect(page.url()).toBe('app://quotedesk/');
  await expect(page.getByRole('heading', { name: 'Welcome to Quotedesk' })).toBeVisible();
  // A worker thread, whose program is in the archive.
  const replay = await page.evaluate(
    (bridge) => Reflect.get(window, bridge)('replayQuotes', {}, 'live'),
    BRIDGE,
  );
  expect(replay).toMatchObject({ ok: true, value: { replayed: 0 } });
  await app.close();
});

/** Whether the page ran: what its script stores for the window, once that is on the drive. */
function pageRan(dataFolder: string): boolean {
  const stored = join(dataFolder, 'desktop-profile/Session Storage');
  return (
    existsSync(stored) &&
    filesOf(stored).some((file) => readFileSync(join(stored, file)).includes('quotedesk-realm'))
  );
}

test('the packaged desk opens, takes no debugger, and ends by a signal', async () => {
  const dataFolder = join(folder, 'data');
  const debugging = ['--remote-debugging-port=0', '--remote-debugging-pipe', '--inspect=0'];
  const args = [...chromiumSwitches(), ...debugging, '--data', dataFolder, '--port=0'];
  const stdio = ['ignore', 'pipe', 'pipe', 'pipe', 'pipe'] as const;
  application = spawn(join(home, 'quotedesk'), args, { env, stdio: [...stdio] });
  const said = listen(application);
  const [, , , toDebugger, fromDebugger] = application.stdio;
  let answered = '';
  fromDebugger?.on('data', (chunk: Buffer) => {
    answered += chunk.toString();
  });
  // Nobody may read there.
  toDebugger?.on('error', () => undefined);
  if (toDebugger && 'write' in toDebugger) {
    toDebugger.write(`${JSON.stringify({ id: 1, method: 'Browser.getVersion' })}\0`);
  }

  const api = () => /listens on (http:\/\/127\.0\.0\.1:\d+)/.exec(said())?.[1];
  await expect.poll(api, { message: 'the packaged desk starts' }).toBeDefined();
  for (const path of ['/docs', '/docs/swagger-ui-bundle.js', '/docs/swagger-ui.css']) {
    expect((await fetch(`${api()}${path}`)).status, path).toBe(200);
  }
  await expect.poll(() => pageRan(dataFolder), { timeout: 60_000 }).toBe(true);
  expect(said()).not.toMatch(/DevTools listening|Debugger listening/);
  expect(readdirSync(join(dataFolder, 'desktop-profile'))).not.toContain('DevToolsActivePort');
  expect(answered).toBe('');

  const ended = once(application, 'exit');
  application.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
