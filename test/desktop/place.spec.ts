import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { violationsInEveryScheme } from '../browser/axe.ts';
import { type Desk, openDeskOn } from './desk.ts';
import { needsElectron } from './electron.ts';
import { startedFolder } from './started-folder.ts';

needsElectron();

const draft = (title: string) => ({ id: crypto.randomUUID(), title, content: {} });

let work: string;
let desk: Desk | undefined;

test.beforeEach(async () => {
  work = mkdtempSync(join(tmpdir(), 'quotedesk-'));
  await startedFolder(join(work, 'data'));
});
test.afterEach(async () => {
  await desk?.close();
  desk = undefined;
  rmSync(work, { recursive: true, force: true });
});

async function open(env: Readonly<Record<string, string>> = {}): Promise<Desk> {
  desk = await openDeskOn(join(work, 'data'), ['--port', '0'], env);
  await expect(desk.page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(desk.page.getByRole('dialog')).toBeHidden();
  return desk;
}

async function settings({ page }: Desk, region: string) {
  await page.evaluate(
    (name) => {
      location.hash = `#/settings/${name}`;
    },
    region === 'Backups' ? 'backups' : 'advanced',
  );
  return page.getByRole('region', { name: region, exact: true });
}

const titles = async ({ call }: Desk) => {
  const answer = (await call('listDrafts', {})) as { value: { drafts: { title: string }[] } };
  return answer.value.drafts.map(({ title }) => title);
};

/** The process that listens on the data of a folder. */
function processOf(folder: string): number | undefined {
  const file = join(folder, 'server.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).pid : undefined;
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/**
 * Has the desk start again by itself, as it does without a test around it, on the data of a folder; and
 * ends it, so that the test can open it and look.
 */
async function restarts(press: () => Promise<void>, { page, inMain }: Desk, folder: string) {
  const first = await inMain(({ app }) => {
    const relaunch = app.relaunch.bind(app);
    // What the test has added to the arguments would wait for the test.
    app.relaunch = () => relaunch({ args: process.argv.slice(1) });
    return process.pid;
  });
  const ended = page.waitForEvent('close', { timeout: 120_000 });
  await press();
  await ended;
  desk = undefined;
  const next = () => processOf(folder);
  await expect.poll(() => ![undefined, first].includes(next()), { timeout: 120_000 }).toBe(true);
  const pid = next() ?? 0;
  process.kill(pid, 'SIGTERM');
  await expect.poll(() => isRunning(pid), { timeout: 60_000 }).toBe(false);
}

test('the data are moved by a guided step, and the desk goes on in the new folder', async () => {
  const opened = await open();
  const { page, call, inMain } = opened;
  await call('saveDraft', draft('Moved along'));
  const region = await settings(opened, 'Move the data');
  const choose = region.getByRole('button', { name: 'Choose a folder' });

  const pick = (folder: string) =>
    inMain(({ dialog }, chosen) => {
      dialog.showOpenDialog = (async () => ({
        canceled: false,
        filePaths: [chosen],
      })) as typeof dialog.showOpenDialog;
    }, folder);
  await pick(join(work, 'data', 'documents'));
  await choose.click();
  await expect(region.getByRole('status')).toContainText('is inside the other');

  // There are other things in it: the data get a folder of their own.
  await pick(work);
  const to = join(work, 'Quotedesk');
  await choose.click();
  const dialog = page.getByRole('dialog', { name: 'Move the data' });
  await expect(dialog).toContainText(to);
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  expect(await violationsInEveryScheme(page)).toEqual({});
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await choose.click();
  await expect(dialog).toBeVisible();
  const move = dialog.getByRole('button', { name: 'Move and start again' });
  await restarts(() => move.click(), opened, to);

  // Started on the old folder, as a link of the system does.
  const next = await open();
  expect(await titles(next)).toEqual(['Moved along']);
  expect(await next.call('serviceStatus', {})).toMatchObject({ value: { dataFolder: to } });
});

test('a folder that the administrator set is not moved', async () => {
  const policies = join(work, 'policies.json');
  writeFileSync(policies, JSON.stringify({ dataFolder: join(work, 'set') }));
  const region = await settings(await open({ QUOTEDESK_POLICIES: policies }), 'Move the data');
  await expect(region).toContainText('Set by your administrator');
  await expect(region.getByRole('button')).toHaveCount(0);
});

test('a restore from the desk starts it again on the data of the backup', async () => {
  const opened = await open();
  const { page, call } = opened;
  await call('saveDraft', draft('In the backup'));
  await call('makeBackup', {});
  await call('saveDraft', draft('After the backup'));
  const region = await settings(opened, 'Backups');
  await region
    .getByRole('button', { name: /^Restore/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Restore/ });
  await dialog.getByRole('button', { name: 'Show what would change' }).click();
  const restore = dialog.getByRole('button', { name: 'Restore and start again' });
  await expect(restore).toBeVisible({ timeout: 60_000 });
  await restarts(() => restore.click(), opened, join(work, 'data'));
  expect(await titles(await open())).toEqual(['In the backup']);
});
