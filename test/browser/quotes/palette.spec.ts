import type { Locator } from '@playwright/test';
import { open } from '../../support/screens/screen.ts';
import { violations } from '../axe.ts';
import { submitQuote } from '../bridge.ts';
import { expect, test } from '../fixture.ts';

test('a long name leaves the price and the state of every quote in sight', async ({
  page,
  host,
}) => {
  await open(page, host.link);
  await submitQuote(page, '191-D-12345', `${'Ní Dhomhnaill-'.repeat(8)}Byrne`);
  await submitQuote(page, '12-G-777', 'Kelly');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('textbox', { name: 'Find anything' })).toBeFocused();
  const found = page.getByRole('group', { name: 'Newest quotes' });
  await expect(found.getByText('Quoted')).toHaveCount(2);
  const rightOf = async (place: Locator) => {
    const { x, width } = (await place.boundingBox()) ?? { x: Number.NaN, width: 0 };
    return x + width;
  };
  const edge = await rightOf(page.getByRole('dialog'));
  for (const state of await found.getByText('Quoted').all()) {
    expect(await rightOf(state)).toBeLessThanOrEqual(edge);
  }
  // Axe also looks at what was found by what is typed.
  await page.keyboard.type('91d12');
  await expect(page.getByRole('button', { name: /12-G-777/ })).toBeHidden();
  await expect(page.getByRole('button', { name: /191-D-12345/ })).toBeVisible();
  expect(await violations(page)).toEqual({});
});
