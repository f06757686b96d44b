import { open } from '../../support/screens/screen.ts';
import { violations } from '../axe.ts';
import { expect, test } from '../fixture.ts';
import { begin, field, fillIn, saved } from '../quote-form.ts';

test.use({ hostOf: 'file' });

test.beforeEach(async ({ page, host }) => {
  await open(page, host.link);
});

test('a closed part opens by keyboard, and again with what a draft has in it', async ({ page }) => {
  await begin(page);
  await fillIn(page);
  const parking = field(page, 'Overnight parking');
  await expect(parking).toBeHidden();
  await page.getByText('More about the car').press('Enter');
  await parking.selectOption('Garage');
  expect(await violations(page)).toEqual({});
  await saved(page);
  await page.reload();
  await expect(parking).toHaveValue('Garage');
  await expect(field(page, 'Occupation')).toBeHidden();
});
