import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { hostOfFile, openPage, type Page } from '../page.ts';
import { begin, field, has, isAt, priced } from '../quote-form.ts';

const host = hostOfFile();

/** Opens the screens and begins a quote. */
async function begun(): Promise<Page> {
  const page = await openPage({ host: host() });
  await begin(page);
  return page;
}

test('what the register filled is given back by Esc or the button', async () => {
  const page = await begun();
  page.fill(field('Make'), 'Opel');
  page.fill(field('Registration'), '191-D-12345');
  await has('Make', 'BMW');
  expect(field('Make')).toHaveAccessibleDescription(/Looked up in the register/);
  await page.press('Escape', field('Make'));
  await has('Make', 'Opel');
  await page.click(screen.getByRole('button', { name: 'Model: undo' }));
  await has('Model', '');
  page.fill(field('Registration'), '191-D-999');
  const [said] = await screen.findAllByText(/Not in the register/);
  expect(said).toBeVisible();
  await has('Year', '');
});

test('a car that no register has is chosen by make and model while they are typed, or typed as it is', async () => {
  const page = await begun();
  await page.type('231-L-54321');
  await page.press('Enter');
  await isAt('Make');
  await page.type('vo');
  const option = (name: string) => screen.findByRole('option', { name });
  await option('Volvo');
  expect(await option('Volkswagen')).toHaveAttribute('aria-selected', 'true');
  expect(field('Make')).toHaveAttribute('aria-expanded', 'true');
  await page.press('ArrowDown');
  await page.press('ArrowUp');
  await page.press('Enter');
  await has('Make', 'Volkswagen');
  await isAt('Model');
  await option('Golf');
  await page.type('Phae');
  await page.press('Enter');
  await has('Model', 'Phae');
  expect(screen.queryByRole('listbox')).toBeNull();
  page.fill(field('Make'), 'v');
  await option('Volvo');
  await page.press('Escape', field('Make'));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await has('Make', 'v');
});

test('another registration clears value and mileage, which Esc restores', async () => {
  const page = await begun();
  page.fill(field('Registration'), '191-D-12345');
  await has('Make', 'BMW');
  page.fill(field('Value, €'), '14500');
  page.fill(field('Annual km'), '9000');
  page.fill(field('Registration'), '191-D-999');
  await has('Value, €', '');
  expect(field('Value, €')).toHaveAccessibleDescription(/given for another registration/);
  await page.press('Escape', field('Value, €'));
  await has('Value, €', '14500');
  await page.click(screen.getByRole('button', { name: 'Annual km: undo' }));
  await has('Annual km', '9000');
});

test('an electric car has no engine to leave open', async () => {
  const page = await begun();
  const engine = field('Engine, cc');
  const counts = (as: string) => waitFor(() => expect(engine).toHaveAttribute('placeholder', as));
  await counts('Assumed: 2,000 cc');
  await page.choose(field('Fuel'), 'Electric');
  await counts('Electric: 0 cc');
  page.fill(field('Date of birth'), '12/03/1985');
  await priced();
  await counts('Electric: 0 cc');
});

test('a likely slip is offered below its field, and taken by one key or the button', async () => {
  const page = await begun();
  page.fill(field('Registration'), 'I91-D-1234S');
  expect(await screen.findByRole('button', { name: 'Use 191-D-12345' })).toBeVisible();
  expect(field('Make')).toHaveValue('');
  await page.press('ArrowDown', field('Registration'));
  await has('Registration', '191-D-12345');
  await has('Make', 'BMW');
  page.fill(field('Eircode'), 'DO2 X285');
  await page.click(await screen.findByRole('button', { name: 'Use D02X285' }));
  await has('Eircode', 'D02X285');
  await has('Town', 'Dublin 2');
  expect(screen.queryAllByRole('button', { name: /^Use / })).toEqual([]);
});
