import { open } from '../../support/screens/screen.ts';
import { expect, test } from '../fixture.ts';
import { begin, field, price } from '../quote-form.ts';

// One host for the file: each test begins a form of its own.
test.use({ hostOf: 'file' });

test.beforeEach(async ({ page, host }) => {
  await open(page, host.link);
});

test('what the register filled is given back by Esc or the button', async ({ page }) => {
  await begin(page);
  await field(page, 'Make').fill('Opel');
  await field(page, 'Registration').fill('191-D-12345');
  await expect(field(page, 'Make')).toHaveValue('BMW');
  await expect(field(page, 'Make')).toHaveAccessibleDescription(/Looked up in the register/);
  await field(page, 'Make').press('Escape');
  await expect(field(page, 'Make')).toHaveValue('Opel');
  await page.getByRole('button', { name: 'Model: restore what was there' }).click();
  await expect(field(page, 'Model')).toHaveValue('');
  await field(page, 'Registration').fill('191-D-999');
  await expect(
    page.getByText('191-D-999 is not known: enter the car yourself').first(),
  ).toBeVisible();
  await expect(field(page, 'Year')).toHaveValue('');
});

test('another registration clears value and mileage, which Esc restores', async ({ page }) => {
  await begin(page);
  await field(page, 'Registration').fill('191-D-12345');
  await expect(field(page, 'Make')).toHaveValue('BMW');
  await field(page, 'Value, €').fill('14500');
  await field(page, 'Annual km').fill('9000');
  await field(page, 'Registration').fill('191-D-999');
  const value = field(page, 'Value, €');
  await expect(value).toHaveValue('');
  await expect(value).toHaveAccessibleDescription(/given for another registration/);
  await value.press('Escape');
  await expect(value).toHaveValue('14500');
  await page.getByRole('button', { name: 'Annual km: restore what was there' }).click();
  await expect(field(page, 'Annual km')).toHaveValue('9000');
});

test('an electric car has no engine to leave open', async ({ page }) => {
  await begin(page);
  const engine = field(page, 'Engine, cc');
  await expect(engine).toHaveAttribute('placeholder', 'Assumed: 2,000 cc');
  await field(page, 'Fuel').selectOption('Electric');
  await expect(engine).toHaveAttribute('placeholder', 'Electric: 0 cc');
  await field(page, 'Date of birth').fill('12/03/1985');
  await expect(price(page)).toContainText('€');
  await expect(engine).toHaveAttribute('placeholder', 'Electric: 0 cc');
});

test('a likely slip is offered below its field, and taken by one key or the button', async ({
  page,
}) => {
  await begin(page);
  await field(page, 'Registration').fill('I91-D-1234S');
  await expect(page.getByRole('button', { name: 'Use 191-D-12345' })).toBeVisible();
  await expect(field(page, 'Make')).toHaveValue('');
  await field(page, 'Registration').press('ArrowDown');
  await expect(field(page, 'Registration')).toHaveValue('191-D-12345');
  await expect(field(page, 'Make')).toHaveValue('BMW');
  await field(page, 'Eircode').fill('DO2 X285');
  await page.getByRole('button', { name: 'Use D02X285' }).click();
  await expect(field(page, 'Eircode')).toHaveValue('D02X285');
  await expect(field(page, 'Town')).toHaveValue('Dublin 2');
  await expect(page.getByRole('button', { name: /^Use / })).toHaveCount(0);
});
