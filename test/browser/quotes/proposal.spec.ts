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
  const owner = field(page, 'Owner');
  await expect(owner).toBeHidden();
  await page.getByText('15 more answers, none changes a price here').press('Enter');
  await owner.selectOption('Employer');
  expect(await violations(page)).toEqual({});
  await saved(page);
  await page.reload();
  await expect(owner).toHaveValue('Employer');
  await expect(field(page, 'Occupation')).toBeHidden();
});
