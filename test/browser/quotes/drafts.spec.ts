import { open } from '../../support/screens/screen.ts';
import { violations } from '../axe.ts';
import { expect, test } from '../fixture.ts';
import { begin, field, fillIn, saved } from '../quote-form.ts';

test.beforeEach(async ({ page, host }) => {
  await open(page, host.link);
});

test('a killed host loses nothing: what it had is there, and what it had not follows', async ({
  page,
  host,
  startHost,
}) => {
  await begin(page);
  await field(page, 'Surname').fill('Byrne');
  await saved(page);
  await host.kill();
  await field(page, 'First name').fill('Aoife');
  await expect(page.getByText('Draft not saved, will try again')).toBeVisible();
  const again = await startHost(host);
  // The new process has a link of its own; the page of before goes on with what it holds.
  const other = await page.context().newPage();
  await other.goto(again.link);
  await saved(page);
  await page.close();
  await other.keyboard.press('F2');
  await other.getByRole('button', { name: '1 draft' }).press('Enter');
  await other.getByRole('link', { name: /Aoife Byrne/ }).press('Enter');
  await expect(field(other, 'First name')).toHaveValue('Aoife');
  await expect(field(other, 'Surname')).toHaveValue('Byrne');
});

test('two windows on one draft follow each other, and never overwrite what the other typed', async ({
  page,
  context,
}) => {
  await begin(page);
  await field(page, 'Surname').fill('Byrne');
  await saved(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(field(other, 'Surname')).toHaveValue('Byrne');
  await field(other, 'First name').fill('Aoife');
  await saved(other);
  await expect(field(page, 'First name')).toHaveValue('Aoife');

  // Both type before either hears of the other: the host answers neither until then.
  const hold = (window: typeof page) => window.route('**/bridge/live/**', (route) => route.abort());
  await Promise.all([hold(page), hold(other)]);
  await field(page, 'Surname').fill('Burke');
  await field(other, 'Surname').fill('Walsh');
  await expect(page.getByText('Draft not saved, will try again')).toBeVisible();
  await expect(other.getByText('Draft not saved, will try again')).toBeVisible();
  await page.unrouteAll();
  await saved(page);
  await other.unrouteAll();
  const alert = other.getByRole('alert').filter({ hasText: 'Another window changed this draft' });
  await expect(alert).toContainText('Surname: “Walsh” here, “Burke” there');
  await expect(field(other, 'Surname')).toHaveValue('Walsh');
  expect(await violations(other)).toEqual({});
  await alert.getByRole('button', { name: 'Take theirs' }).press('Enter');
  await expect(alert).toBeHidden();
  await expect(field(other, 'Surname')).toHaveValue('Burke');
  await other.keyboard.press('Control+z');
  await expect(field(other, 'Surname')).toHaveValue('Walsh');
  await saved(other);
  await expect(field(page, 'Surname')).toHaveValue('Walsh');

  // One makes the quote; the other keeps what it has only if it is wanted.
  await fillIn(page);
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/#\/quotes\/Q-/);
  await field(other, 'First name').fill('Nuala');
  await other.getByRole('button', { name: 'Discard it' }).press('Enter');
  await expect(other.getByRole('button', { name: '0 drafts' })).toBeVisible();
});
