import { open } from '../../support/screens/screen.ts';
import { typist } from '../../support/screens/typist.ts';
import { violationsInEveryScheme } from '../axe.ts';
import { expect, test } from '../fixture.ts';
import { begin, field, fillIn, price } from '../quote-form.ts';

test.use({ hostOf: 'file' });

test.beforeEach(async ({ page, host }) => {
  await open(page, host.link);
});

test('a broker makes a full quote with the keyboard alone, in few strokes', {
  tag: '@quick',
}, async ({ page }) => {
  const { press, type, strokes } = typist(page);
  await press('F2');
  await expect(field(page, 'Registration')).toBeFocused();
  await type('191d12345');
  await press('Enter');
  // What the register fills is passed over.
  await expect(field(page, 'Eircode')).toBeFocused();
  await expect(field(page, 'Make')).toHaveValue('BMW');
  await type('d02x285');
  await press('Enter');
  await expect(field(page, 'Town')).toHaveValue('Dublin 2');
  await expect(field(page, 'Date of birth')).toBeFocused();
  await type('12/3/85');
  await press('Enter');
  await expect(page.getByText('12 Mar 1985, age')).toBeVisible();
  // Before anybody has a name.
  await expect(price(page)).toContainText('€');
  await expect(field(page, 'Licence')).toBeFocused();
  await press('f');
  await press('Enter');
  await type('20');
  await press('Enter');
  await type('9');
  await press('Enter');
  await type('0');
  await press('Enter');
  // Start and cover are as they usually are.
  await expect(field(page, 'Class of use')).toBeFocused();
  await press('Enter');
  // What moves the price most comes first.
  await expect(page.getByText(/more answers, none changes a price here/)).toBeVisible();
  await field(page, 'Annual km').focus();
  await type('15000');
  // A name is what is missing still.
  await press('Control+Enter');
  await expect(field(page, 'First name')).toBeFocused();
  await type('Aoife');
  await press('Enter');
  await type('Byrne');
  const shown = (await price(page).textContent()) ?? '';
  await press('Control+Enter');
  await expect(page).toHaveURL(/#\/quotes\/Q-/);
  expect(shown).toContain('€');
  console.log(`A full quote took ${strokes()} keystrokes.`);
  expect(strokes()).toBeLessThanOrEqual(60);
});

test('axe finds nothing where a quote is refused, with the drafts open', async ({ page }) => {
  await begin(page);
  await fillIn(page);
  await page.getByRole('checkbox', { name: 'Breakdown assistance' }).check();
  await field(page, 'Value, €').fill('500');
  await field(page, 'Surname').fill('');
  // A driver who is too young, and a period that no one sells.
  await page.getByRole('button', { name: 'Add a driver' }).press('Enter');
  const birth = page.getByRole('group', { name: 'Driver 1' }).getByLabel('Date of birth');
  await birth.fill('3/2/2015');
  await birth.press('Tab');
  await expect(birth).toHaveAccessibleDescription(/younger than 17/);
  await page.getByText('A period other than a year').press('Enter');
  await field(page, 'Last day of cover').fill('31/12/2099');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  // A key that comes before the focus is at the first fault would go there.
  await expect(field(page, 'Surname').first()).toBeFocused();
  await page.getByRole('button', { name: /drafts?$/ }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual({});
});
