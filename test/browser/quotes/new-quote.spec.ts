import type { Page } from '@playwright/test';
import { open } from '../../support/screens/screen.ts';
import { type Typist, typist } from '../../support/screens/typist.ts';
import { violationsInEveryScheme } from '../axe.ts';
import { bridge, submitQuote } from '../bridge.ts';
import { expect, test } from '../fixture.ts';
import { hold } from '../hold.ts';
import { begin, field, fillIn, price } from '../quote-form.ts';

test.beforeEach(async ({ page, host }) => {
  await open(page, host.link);
});

/** Begins a quote and gives the car; what the register fills is passed over. */
async function register(page: Page, { press, type }: Typist): Promise<void> {
  await press('F2');
  await expect(field(page, 'Registration')).toBeFocused();
  await type('191d12345');
  await press('Enter');
  await expect(field(page, 'Value, €')).toBeFocused();
}

test('who typed on before a register answered has what was typed, and no mixture', async ({
  page,
}) => {
  const answer = await hold(page, /lookUp(Vehicle|Eircode)$/);
  await page.keyboard.press('F2');
  await expect(field(page, 'Registration')).toBeFocused();
  await page.keyboard.type('191d12345');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Make')).toBeFocused();
  await field(page, 'Eircode').fill('D02 X285');
  await field(page, 'Address').fill('1 Grafton Street');
  await field(page, 'Make').focus();
  answer();
  await expect(field(page, 'Make')).toHaveValue('BMW');
  await page.keyboard.type('Toyota');
  await expect(field(page, 'Make')).toHaveValue('Toyota');
  await expect(field(page, 'Town')).toHaveValue('Dublin 2');
  await expect(field(page, 'Address')).toHaveValue('1 Grafton Street');
});

test('the other quotes of a car are no stop between its registration and its make', async ({
  page,
}) => {
  const quoteId = await submitQuote(page, '191-D-12345');
  await begin(page);
  await page.keyboard.type('191d12345');
  await expect(page.getByRole('link', { name: /another open quote/ })).toHaveCount(2);
  await page.keyboard.press('Tab');
  await expect(field(page, 'Make')).toBeFocused();
  const panel = page.getByRole('region', { name: 'Please check' });
  await panel.getByRole('link', { name: /another open quote/ }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`#/quotes/${quoteId}$`));
});

test('a broker makes a full quote with the keyboard alone, in few strokes', async ({ page }) => {
  const by = typist(page);
  const { press, type, strokes } = by;
  await register(page, by);
  await expect(field(page, 'Make')).toHaveValue('BMW');
  await type('14500');
  await press('Enter');
  await type('15000');
  await press('Enter');
  await press('Enter');
  await expect(field(page, 'Date of birth')).toBeFocused();
  await type('12/3/85');
  await press('Enter');
  await expect(page.getByText('12 Mar 1985, age')).toBeVisible();
  // Before anybody has a name.
  await expect(price(page)).toContainText('€');
  await expect(field(page, 'Title')).toBeFocused();
  await press('d');
  await expect(field(page, 'Title')).toHaveValue('Dr');
  await press('Enter');
  await type('Aoife');
  await press('Enter');
  await type('Byrne');
  await press('Enter');
  await press('f');
  await press('Enter');
  await type('20');
  await press('Enter');
  await press('Enter');
  await press('Enter');
  await expect(field(page, 'Eircode')).toBeFocused();
  await type('d02x285');
  await press('Enter');
  await expect(field(page, 'Town')).toHaveValue('Dublin 2');
  await expect(field(page, 'Claims in five years')).toBeFocused();
  await type('0');
  await press('Enter');
  await type('9');
  const shown = (await price(page).textContent()) ?? '';
  await press('Control+Enter');
  await expect(page).toHaveURL(/#\/quotes\/Q-/);
  expect(shown).toContain('€');
  console.log(`A full quote took ${strokes()} keystrokes.`);
  expect(strokes()).toBeLessThanOrEqual(70);
});

test('the shortest quote takes few strokes', async ({ page }) => {
  const by = typist(page);
  const { press, type, strokes } = by;
  await register(page, by);
  // Value, mileage and alarm stay open, and then the title.
  for (let skipped = 0; skipped < 3; skipped += 1) await press('Enter');
  await type('12/3/85');
  await press('Enter');
  await press('Enter');
  await expect(field(page, 'First name')).toBeFocused();
  await type('Aoife');
  await press('Enter');
  await type('Byrne');
  await press('Control+Enter');
  await expect(page).toHaveURL(/#\/quotes\/Q-/);
  console.log(`The shortest quote took ${strokes()} keystrokes.`);
  expect(strokes()).toBeLessThanOrEqual(37);
});

test('what is missing is said, and one key goes from one to the next', async ({ page }) => {
  await begin(page);
  const missing = page.getByRole('region', { name: 'Still missing' });
  await expect(missing.getByRole('button')).toHaveText([
    'Registration',
    'Make',
    'Model',
    'First name',
    'Surname',
  ]);
  const forPrice = page.getByRole('region', { name: 'Needed for a price' });
  await forPrice.getByRole('button', { name: 'Date of birth' }).press('Enter');
  await page.keyboard.type('31/2/1985');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Date of birth')).toHaveAccessibleDescription(/no 31 Feb/);
  await field(page, 'Registration').fill('191-D-12345');
  await page.keyboard.press('Control+Enter');
  await expect(field(page, 'Date of birth')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('Date of birth, First name, Surname');
  // What was wrong is so no more as soon as it is typed in.
  await page.keyboard.type('12 Mar 1985');
  await expect(field(page, 'Date of birth')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(forPrice).toBeHidden();
  await page.keyboard.press('Control+Enter');
  await expect(field(page, 'First name')).toBeFocused();
  await page.keyboard.type('Aoife');
  await page.keyboard.press('Control+Enter');
  await expect(field(page, 'Surname')).toBeFocused();
  await expect(field(page, 'Surname')).toHaveAccessibleDescription(/Required/);
  await page.keyboard.type('Byrne');
  // What is left open says what it counts as: nobody gets a discount for silence.
  const years = field(page, 'NCB (years)');
  await expect(years).toHaveAttribute('placeholder', 'Assumed: 0 years');
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/#\/quotes\/Q-/);
});

test('all covers follow every change, and the excess and the add-ons say theirs', async ({
  page,
}) => {
  await begin(page);
  await fillIn(page);
  for (const cover of ['TPFT', 'ThirdParty']) await expect(price(page, cover)).toContainText('€');
  const before = await price(page).textContent();
  await page.getByRole('checkbox', { name: 'Motor legal protection' }).press('Space');
  await expect(price(page)).not.toHaveText(before ?? '');
  const withLegal = await price(page).textContent();
  await page
    .getByRole('group', { name: 'Motor legal protection' })
    .getByRole('radio')
    .first()
    .focus();
  await page.keyboard.press('ArrowRight');
  await expect(price(page)).not.toHaveText(withLegal ?? '');
  const extended = await price(page).textContent();
  await page.getByRole('radio', { name: '€500' }).check();
  await expect(price(page)).not.toHaveText(extended ?? '');
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/#\/quotes\/Q-/);
});

test('undo and redo go over the whole form, and to where it shows', async ({ page }) => {
  await begin(page);
  await page.keyboard.type('191-D-12345');
  await expect(field(page, 'Make')).toHaveValue('BMW');
  await page.keyboard.press('Enter');
  await page.keyboard.type('14500');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+z');
  await expect(field(page, 'Value, €')).toHaveValue('');
  await expect(field(page, 'Value, €')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(field(page, 'Registration')).toHaveValue('');
  await expect(field(page, 'Make')).toHaveValue('');
  await page.keyboard.press('Control+Shift+Z');
  await expect(field(page, 'Make')).toHaveValue('BMW');
  await page.getByRole('button', { name: 'Redo' }).press('Enter');
  await expect(field(page, 'Value, €')).toHaveValue('14500');
});

test('a risk that is declined says why, before and after it is submitted', async ({ page }) => {
  await begin(page);
  await fillIn(page);
  await field(page, 'Claims in five years').fill('7');
  await expect(page.getByText('This risk would be declined')).toBeVisible();
  await expect(price(page)).not.toContainText('€');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alert')).toContainText('This risk is declined');
  await field(page, 'Claims in five years').fill('0');
  await expect(price(page)).toContainText('€');
  await expect(page.getByRole('alert')).toBeHidden();
});

test('a faulty field says so after it was left', async ({ page }) => {
  await begin(page);
  await field(page, 'Value, €').pressSequentially('many');
  await expect(field(page, 'Value, €')).not.toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Value, €')).toHaveAccessibleDescription(/Must be a number/);
  await field(page, 'Date of birth').fill('31/02/1985');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Date of birth')).toHaveAccessibleDescription(/no 31 Feb in 1985/);
});

test('what is wrong is said in the words of the form, and a price that is gone leaves no differences', async ({
  page,
}) => {
  await begin(page);
  await fillIn(page);
  const excess = page.getByRole('group', { name: 'Excess' });
  await expect(excess).toContainText('−€');
  await field(page, 'Date of birth').fill('1/1/2030');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Must be before “Start of cover”').first()).toBeVisible();
  await expect(excess).not.toContainText('−€');
  await field(page, 'Year').fill('19');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Must be a year of four digits').first()).toBeVisible();
});

test('what is wrong or unusual is said in Irish on an Irish screen', async ({ page }) => {
  const { value: settings } = await bridge(page, 'getSettings', {});
  await bridge(page, 'saveSettings', { ...settings, language: 'ga' });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ga-IE');
  await page.keyboard.press('F2');
  await field(page, 'Uimhir chláraithe').fill('191-D-12345');
  await expect(field(page, 'Déanamh')).toHaveValue('BMW');
  await field(page, 'Dáta breithe').fill('1/1/2030');
  await field(page, 'Luach, €').fill('500');
  await field(page, 'Bliain').fill('19');
  await page.keyboard.press('Tab');
  const look = page.getByRole('region', { name: 'Seiceáil, le do thoil' });
  await expect(look).toContainText('Bliain: ní mór bliain ceithre dhigit a thabhairt');
  await expect(look).toContainText('Dáta breithe: ní mór é a bheith roimh “Tús an chlúdaigh”');
  await expect(look).toContainText('Luach, €: tá sé íseal do charr den aois seo');
  await expect(field(page, 'Bliain')).toHaveAccessibleDescription(/Ní mór bliain ceithre dhigit/);
});

test('axe finds nothing where a quote is refused, with the drafts open', async ({ page }) => {
  await begin(page);
  await fillIn(page);
  await page.getByRole('checkbox', { name: 'Breakdown assistance' }).check();
  await field(page, 'Value, €').fill('500');
  await field(page, 'Surname').fill('');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: '1 draft' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual({});
});
