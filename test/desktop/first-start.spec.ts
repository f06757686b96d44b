import { expect, test } from '@playwright/test';
import { type Desk, openNewDesk } from './desk.ts';
import { needsElectron } from './electron.ts';

needsElectron();

let desk: Desk;
test.beforeAll(async () => {
  desk = await openNewDesk();
});
test.afterAll(async () => {
  await desk?.close();
});

test('a first start asks for the firm and offers training, which is framed, guides, and is left again', {
  tag: '@quick',
}, async () => {
  const { page } = desk;
  const strip = page.getByRole('region', { name: 'Training' });
  const card = page.getByRole('complementary', { name: 'Your first quote' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('app://quotedesk/?first-start');
  await expect(page.getByRole('region', { name: 'Your firm' })).toBeVisible();
  await page.getByRole('button', { name: /^Look around first/ }).press('Enter');
  await expect(strip).toContainText('nothing here is real');
  await expect(card).toContainText('F2');
  await card.getByRole('button', { name: 'Close the guide' }).press('Enter');
  await expect(card).toBeHidden();
  await strip.getByRole('button', { name: 'Leave training' }).press('Enter');
  await expect(strip).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Quotedesk');
  await expect(card).toBeHidden();
});

test('the window has a training environment next to the live one', async () => {
  const quotes = async (environment?: 'live' | 'training') =>
    (await desk.call('listQuotes', { limit: 1000 }, environment)) as object;
  expect(await quotes('training')).toMatchObject({ ok: true, value: { quotes: { length: 150 } } });
  expect(await quotes('live')).toMatchObject({ ok: true, value: { quotes: { length: 0 } } });
});
