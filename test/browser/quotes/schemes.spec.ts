import type { Page } from '@playwright/test';
import { fits, open } from '../../support/screens/screen.ts';
import { SCHEMES, violations } from '../axe.ts';
import { expect, test } from '../fixture.ts';
import { begin, field, fillIn } from '../quote-form.ts';

test.use({ hostOf: 'file' });

test.beforeEach(async ({ page, host }) => {
  await open(page, host.link);
});

const insurers = (page: Page) => page.getByRole('group', { name: 'Insurers' });

/** Fills in a driver whom the default scheme and the one from fifty on insure. */
async function fillInFifty(page: Page): Promise<void> {
  await begin(page);
  await expect(insurers(page)).toBeHidden();
  await fillIn(page);
  await field(page, 'Date of birth').fill('12/03/1968');
  await field(page, 'Annual km').fill('8000');
  await field(page, 'No-claims bonus, years').fill('6');
  await expect(insurers(page).getByTestId('scheme-fifty-plus')).toContainText('€');
}

test('axe finds nothing in the comparison and next to the form, which fit every window', async ({
  page,
}) => {
  // Many looks: a busy machine takes its time over them.
  test.setTimeout(120_000);
  await fillInFifty(page);
  const compare = page.getByRole('button', { name: 'Compare insurers' });
  for (const [scheme, media] of Object.entries(SCHEMES)) {
    await page.emulateMedia(media);
    expect.soft(await violations(page), `the form in ${scheme}`).toEqual({});
    await compare.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1');
    expect.soft(await violations(page), `the comparison in ${scheme}`).toEqual({});
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await compare.press('Enter');
  for (const width of [640, 900, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    await fits(page, `the comparison at ${width}`);
  }
});
