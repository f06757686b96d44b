import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, test } from '@playwright/test';
import type { Settings } from '../../src/shared/schemas/desk/settings.ts';
import { putIrish } from '../support/screens/dictionaries.ts';
import { anyQuote } from './any-quote.ts';
import { atFirstScreen, type Desk, openDeskOn } from './desk.ts';
import { needsElectron } from './electron.ts';
import { startedFolder } from './started-folder.ts';

needsElectron();
test.skip(process.platform === 'darwin', 'macOS checks spelling by itself');

let dataFolder: string;
let desk: Desk;
let quote: string | undefined;
test.beforeAll(async () => {
  dataFolder = await startedFolder();
  putIrish(join(dataFolder, 'dictionaries'));
  desk = await openDeskOn(dataFolder, ['--port', '0']);
  quote = await anyQuote(desk);
  await desk.inMain(({ Menu }) => {
    Menu.prototype.popup = function (this: Electron.Menu) {
      Reflect.set(globalThis, 'poppedUp', this);
    };
  });
});
test.beforeEach(() => atFirstScreen(desk));
test.afterAll(async () => {
  await desk?.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

/** The field for the reason of a change of the premium, with a text in it. */
async function reasonWith(text: string, label = 'Reason'): Promise<Locator> {
  const { page } = desk;
  await page.evaluate((id) => {
    location.hash = `#/quotes/${id}`;
  }, quote);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Áine Ní Bhriain');
  await page.keyboard.press('Control+E');
  const field = page.getByRole('dialog').getByLabel(label);
  await field.pressSequentially(text);
  return field;
}

/** The entries of the menu that was shown last. */
const shownMenu = () =>
  desk.inMain((): string[] => {
    const items: Electron.MenuItem[] = Reflect.get(globalThis, 'poppedUp')?.items ?? [];
    return items.map((item) => item.label.replace('&', ''));
  });

const settings = async () => {
  const { value } = (await desk.call('getSettings', {})) as { value: Settings };
  return value;
};

/** The entries of the menu that the first word of a field gets. */
async function menuOf(field: Locator): Promise<string[]> {
  await desk.inMain(() => Reflect.deleteProperty(globalThis, 'poppedUp'));
  await field.click({ button: 'right', position: { x: 20, y: 15 } });
  await expect.poll(shownMenu).not.toEqual([]);
  return shownMenu();
}

/** Presses an entry of the menu that was shown last. */
const choose = (label: string) =>
  desk.inMain((_, wanted) => {
    const items: Electron.MenuItem[] = Reflect.get(globalThis, 'poppedUp').items;
    items.find((item) => item.label.replace('&', '') === wanted)?.click();
  }, label);

test('a misspelt word is marked, and a suggestion replaces it', async () => {
  const field = await reasonWith('recieve the Eircode');
  await expect.poll(() => menuOf(field)).toContain('receive');
  await choose('receive');
  await expect(field).toHaveValue('receive the Eircode');
  await expect.poll(() => menuOf(field)).not.toContain('Add to dictionary');
});

test('the menu key has the same menu', async () => {
  const field = await reasonWith('recieve the Eircode');
  await expect.poll(() => menuOf(field)).toContain('receive');
  await field.press('Home');
  await field.press('ArrowRight');
  await desk.inMain(() => Reflect.deleteProperty(globalThis, 'poppedUp'));
  await field.press('ContextMenu');
  await expect.poll(shownMenu).toContain('receive');
});

test('a word that was added is right from then on, and can be taken out again', async () => {
  const { page } = desk;
  const field = await reasonWith('Mulcahyq rang');
  await expect.poll(() => menuOf(field)).toContain('Add to dictionary');
  await choose('Add to dictionary');
  await expect.poll(async () => (await settings()).ownWords).toEqual(['Mulcahyq']);
  await expect.poll(() => menuOf(field)).not.toContain('Add to dictionary');
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    location.hash = '#/settings/spelling';
  });
  await page.getByRole('button', { name: 'Remove Mulcahyq from the dictionary' }).click();
  await expect.poll(async () => (await settings()).ownWords).toEqual([]);
});

test('on screens in Irish, Irish is checked by a dictionary that was put there', async () => {
  await desk.call('saveSettings', { language: 'ga' });
  await desk.page.reload();
  const field = await reasonWith('árachs agus', 'Cúis');
  await expect.poll(() => menuOf(field)).toContain('árachas');
  await choose('árachas');
  await expect(field).toHaveValue('árachas agus');
  await expect.poll(() => menuOf(field)).not.toContain('Cuir leis an bhfoclóir');
});

test('nothing is marked where the setting is off', async () => {
  await desk.call('saveSettings', { spelling: false });
  await desk.page.reload();
  const field = await reasonWith('recieve the Eircode');
  await expect(field).toHaveJSProperty('spellcheck', false);
  expect(await menuOf(field)).not.toContain('receive');
});

test('the settings say which dictionaries there are, and where more go', async () => {
  const { page } = desk;
  await page.evaluate(() => {
    location.hash = '#/settings/spelling';
  });
  const region = page.getByRole('region', { name: 'Spelling' });
  await expect(region).toContainText('English · Gaeilge');
  await expect(region).toContainText(join(dataFolder, 'dictionaries'));
});
