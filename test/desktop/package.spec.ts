import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { _electron, type ElectronApplication, expect, type Page, test } from '@playwright/test';
import { packageConfiguration } from '../../scripts/package/configuration.ts';
import { BRIDGE } from '../../src/shared/contract/bridge.ts';
import { chromiumSwitches, electronHere, needsElectron } from './electron.ts';
import { apiOf, filesOf, listen, packagedEnv, packedOnce } from './packaged.ts';

needsElectron();
// A package for another system has its executable elsewhere.
test.skip(process.platform !== 'linux', 'This test knows the package for Linux');

let folder: string;
let home: string;
let application: ChildProcess | undefined;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = mkdtempSync(join(tmpdir(), 'quotedesk-package-'));
  home = await packedOnce();
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

test('the fuses of the packaged program are those of the configuration', async () => {
  const wire = await getCurrentFuseWire(join(home, 'quotedesk'));
  const wanted = Object.entries(packageConfiguration().electronFuses);
  expect(wanted.length).toBeGreaterThan(5);
  for (const [name, on] of wanted) {
    const fuse = `${name[0]?.toUpperCase()}${name.slice(1)}` as keyof typeof FuseV1Options;
    // The wire holds characters: `1` for a fuse that is on, `0` for one that is off.
    expect(String.fromCharCode(wire[FuseV1Options[fuse]] ?? 0), name).toBe(on ? '1' : '0');
  }
});

/** The misspelt word that the menu of a text field is made for. */
async function misspeltIn(app: ElectronApplication, page: Page, text: string): Promise<string> {
  await app.evaluate(({ BrowserWindow, Menu }) => {
    Menu.prototype.popup = () => undefined;
    BrowserWindow.getAllWindows()[0]?.webContents.on('context-menu', (_event, { misspelledWord }) =>
      Reflect.set(globalThis, 'misspelt', misspelledWord),
    );
  });
  await page.evaluate(() => {
    const field = document.createElement('textarea');
    field.spellcheck = true;
    document.body.replaceChildren(field);
  });
  const field = page.getByRole('textbox');
  await field.pressSequentially(text);
  let misspelt = '';
  await expect
    .poll(async () => {
      await field.click({ button: 'right', position: { x: 15, y: 12 } });
      misspelt = await app.evaluate(() => String(Reflect.get(globalThis, 'misspelt') ?? ''));
      return misspelt;
    })
    .not.toBe('');
  return misspelt;
}

test('what is packaged opens, shows its heading, and runs its worker threads', async () => {
  // The package itself lets no test look into its window: Electron opens its archive here.
  const app = await _electron.launch({
    executablePath: electronHere() ?? '',
    args: [
      ...chromiumSwitches(),
      join(home, 'resources/app.asar'),
      '--data',
      join(folder, 'looked-into'),
      '--port',
      '0',
    ],
    env: packagedEnv,
  });
  const page = await app.firstWindow();
  expect(page.url()).toBe('app://quotedesk/');
  await expect(page.getByRole('heading', { name: 'Welcome to Quotedesk' })).toBeVisible();
  // Worker threads, whose programs are in the archive; the dictionary is, too.
  const replay = await page.evaluate(
    (bridge) => Reflect.get(window, bridge)('replayQuotes', {}, 'live'),
    BRIDGE,
  );
  expect(replay).toMatchObject({ ok: true, value: { replayed: 0 } });
  expect(await misspeltIn(app, page, 'recieve ')).toBe('recieve');
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
  application = spawn(join(home, 'quotedesk'), args, { env: packagedEnv, stdio: [...stdio] });
  const said = listen(application);
  const [, , , toDebugger, fromDebugger] = application.stdio;
  let answered = '';
  fromDebugger?.on('data', (chunk: Buffer) => {
    answered += chunk.toString();
  });
  // No one may read there.
  toDebugger?.on('error', () => undefined);
  if (toDebugger && 'write' in toDebugger) {
    toDebugger.write(`${JSON.stringify({ id: 1, method: 'Browser.getVersion' })}\0`);
  }

  const api = () => apiOf(said());
  await expect.poll(api, { message: 'the packaged desk starts' }).toBeDefined();
  for (const path of ['/docs', '/docs/swagger-ui-bundle.js', '/docs/swagger-ui.css']) {
    expect((await fetch(`${api()}${path}`)).status, path).toBe(200);
  }
  await expect.poll(() => pageRan(dataFolder)).toBe(true);
  expect(said()).not.toMatch(/DevTools listening|Debugger listening/);
  expect(readdirSync(join(dataFolder, 'desktop-profile'))).not.toContain('DevToolsActivePort');
  expect(answered).toBe('');

  const ended = once(application, 'exit');
  application.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
