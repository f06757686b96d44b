import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { copyProject, type ProjectCopy } from '../../support/command-line/project-copy.ts';

const SOURCES = [
  'src',
  'resources',
  'scripts',
  'package.json',
  'electron.vite.config.ts',
  'tsconfig.base.json',
];

let copy: ProjectCopy;
let dev: ChildProcess;
let text = '';

test.beforeAll(() => {
  copy = copyProject(SOURCES);
  const args = ['run', 'dev', '--', '--port', '0', '--data', join(copy.folder, 'data')];
  // A group of its own, so that Ctrl+C can be sent as a terminal does.
  dev = spawn('npm', args, { cwd: copy.folder, detached: true });
  const keep = (chunk: Buffer) => {
    text += chunk.toString();
  };
  dev.stdout?.on('data', keep);
  dev.stderr?.on('data', keep);
});

test.afterAll(() => {
  const hasEnded = dev.exitCode !== null || dev.signalCode !== null;
  if (!hasEnded && dev.pid !== undefined) process.kill(-dev.pid, 'SIGKILL');
  copy.remove();
});

/** Waits until the program has said something, and answers what the pattern's group found. */
async function hear(pattern: RegExp): Promise<string> {
  await expect.poll(() => text).toMatch(pattern);
  return pattern.exec(text)?.[1] ?? '';
}

const gone = (page: Page) => page.getByText('Quotedesk does not answer');
const signedOut = (page: Page) => page.getByRole('dialog', { name: 'Not signed in' });

test('an edit shows without a reload, a change of the host starts it again, Ctrl+C ends both', async ({
  page,
}) => {
  // Vite prepares the packages first, on a machine that may be busy.
  test.setTimeout(180_000);
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  const link = await hear(/Open the screens[^\n]*(http\S+)/);
  const host = await hear(/Quotedesk listens on (\S+)/);
  await hear(/The host is ready/);
  // An edit before that would be for a page that no one tells.
  const told = page.waitForEvent('console', (message) => message.text() === '[vite] connected.');
  await page.goto(link);
  await told;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => Reflect.set(window, 'isTheSamePage', true));

  const begin = performance.now();
  copy.edit('src/renderer/shell/navigation.tsx', "{t('brand')}", "{t('brand')} of tomorrow");
  await expect(page.getByText('Quotedesk of tomorrow')).toBeVisible();
  console.log(`An edit was on the screen after ${Math.round(performance.now() - begin)} ms.`);

  const health = 'src/main/adapters/http/health.ts';
  copy.edit(health, "status: 'live'", 'status: live of tomorrow');
  await expect(gone(page)).toBeVisible();
  await hear(/health\.ts changed/);
  await hear(/The host ended/);
  copy.edit(health, 'status: live of tomorrow', "status: 'live, of tomorrow'");
  await expect(gone(page)).toBeHidden();
  await expect(signedOut(page)).toBeHidden();
  expect(await page.evaluate(() => Reflect.get(window, 'isTheSamePage'))).toBe(true);
  const { origin } = new URL(link);
  const health2 = await page.request.get(`${origin}/health/live`);
  expect(await health2.json()).toEqual({ status: 'live, of tomorrow' });

  // What the hosts refuse is refused here, too.
  const asked = { data: {}, headers: { origin: 'http://elsewhere.example' } };
  const foreign = await page.request.post(`${origin}/bridge/live/getSettings`, asked);
  expect(foreign.status()).toBe(403);
  const stranger = await fetch(`${origin}/bridge/live/getSettings`, { method: 'POST' });
  expect(stranger.status).toBe(401);
  expect(refused).toEqual([]);

  const exit = once(dev, 'exit');
  process.kill(-(dev.pid ?? 0), 'SIGINT');
  await exit;
  for (const address of [origin, host]) await expect(fetch(address)).rejects.toThrow();
});
