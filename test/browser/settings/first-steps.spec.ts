import { enter, open } from '../../support/screens/screen.ts';
import { violations } from '../axe.ts';
import { expect, test } from '../fixture.ts';

test('axe finds nothing in the first steps, and the guide moves nothing where it stood', async ({
  page,
  host,
}) => {
  await open(page, host.link);
  await page.goto('/?first-start#/');
  const offer = page.getByRole('region', { name: 'Your firm' });
  await expect(offer).toBeVisible();
  expect(await violations(page)).toEqual({});

  await enter(page, 'training');
  await page.goto('/?first-start&realm=training#/');
  const guide = page.getByRole('complementary', { name: 'Your first quote' });
  const ticked = guide.getByText('(done)', { exact: true });
  await expect(guide).toBeVisible();
  await page.keyboard.press('F2');
  const title = page.getByRole('heading', { level: 1, name: 'New quote' });
  await expect(page.getByLabel('Registration')).toBeFocused();
  const { y } = (await title.boundingBox()) ?? { y: 0 };
  await page.keyboard.type('191-D-12345');
  await page.keyboard.press('Tab');
  await expect(ticked).toHaveCount(2);
  expect(await violations(page)).toEqual({});
  await guide.getByRole('button', { name: 'Close' }).click();
  await expect(guide).toBeHidden();
  await expect(title).toBeVisible();
  expect((await title.boundingBox())?.y).toBe(y);
});
