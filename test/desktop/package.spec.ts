import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test } from '@playwright/test';
import { BRIDGE } from '../../src/shared/contract/bridge.ts';
import { chromiumSwitches, needsElectron, ROOT } from './electron.ts';

needsElectron();
// A package for another system has its executable elsewhere.
test.skip(process.platform !== 'linux', 'This test knows the package for Linux');

let folder: string;
let application: ChildProcess | undefined;

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quotedesk-package-'));
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

test('the packaged desk opens and shows its heading', async () => {
  test.setTimeout(180_000);
  const packer = spawn(
    process.execPath,
    ['scripts/package.ts', 'dir', `-c.directories.output=${folder}`],
    { cwd: ROOT, stdio: 'pipe' },
  );
  await ran(packer, listen(packer));

  const home = join(folder, 'linux-unpacked');
  const unpacked = join(home, 'resources/app.asar.unpacked');
  const native = filesOf(unpacked);
  expect(native).toEqual([`node_modules/better-sqlite3/prebuilds/linux-${process.arch}.node`]);
  // An older Electron than the package's own needs another build of the native part; the package
  // itself takes no word from outside about it.
  const { DESKTOP_SQLITE_BINDING: binding, ...env } = process.env;
  if (binding) copyFileSync(binding, join(unpacked, native[0] ?? ''));

  application = spawn(
    join(home, 'quotedesk'),
    [...chromiumSwitches(), '--remote-debugging-port=0', '--data', join(folder, 'data')].concat(
      '--port=0',
    ),
    { env, stdio: 'pipe' },
  );
  const said = listen(application);
  const address = () => /DevTools listening on (ws:\S+)/.exec(said())?.[1];
  await expect.poll(address, { message: 'the packaged desk starts' }).toBeDefined();
  // The API says where it listens just before the window opens.
  const api = () => /listens on (http:\/\/127\.0\.0\.1:\d+)/.exec(said())?.[1];
  await expect.poll(api).toBeDefined();
  for (const path of ['/docs', '/docs/swagger-ui-bundle.js', '/docs/swagger-ui.css']) {
    expect((await fetch(`${api()}${path}`)).status, path).toBe(200);
  }

  const browser = await chromium.connectOverCDP(address() ?? '');
  const pages = () => browser.contexts().flatMap((context) => context.pages());
  await expect.poll(() => pages().map((page) => page.url())).toEqual(['app://quotedesk/']);
  for (const page of pages()) {
    await expect(page.getByRole('heading', { name: 'Welcome to Quotedesk' })).toBeVisible();
    // A worker thread, whose program is in the archive.
    const replay = await page.evaluate(
      (bridge) => Reflect.get(window, bridge)('replayQuotes', {}, 'live'),
      BRIDGE,
    );
    expect(replay).toMatchObject({ ok: true, value: { replayed: 0 } });
  }
  await browser.close();
});
