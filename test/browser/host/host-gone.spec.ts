import { open } from '../../support/screens/screen.ts';
import { expect, test } from '../fixture.ts';

test('a host that is gone is said, its return too, and nothing typed is lost', {
  tag: '@quick',
}, async ({ page, context, host, startHost }) => {
  await open(page, host.link);
  await page.keyboard.press('F9');
  await page.getByLabel('Date of birth').fill('12/3/85');
  expect(await host.stop()).toBe(0);
  await expect(page.getByText('Quotedesk does not answer. What you typed stays')).toBeVisible();

  // Another host knows nothing of this browser: it must be let in again.
  const second = await startHost(host);
  const notice = page.getByRole('dialog', { name: 'Not signed in' });
  await expect(notice).toBeVisible();
  await page.keyboard.press('End');
  await expect(notice).toBeInViewport({ ratio: 1 });
  // By keyboard: the link is printed where the host runs, and opens what waits here.
  const links = () => [...second.said().matchAll(/http\S+\/launch\/\S+/g)].map(([link]) => link);
  expect(links()).toHaveLength(1);
  await notice.getByRole('button', { name: 'Print a new link' }).press('Enter');
  await expect(notice.getByRole('status')).toContainText('where Quotedesk was started');
  expect(links()).toEqual([second.link, second.link]);
  const other = await context.newPage();
  await open(other, links().at(-1) ?? '');
  await other.close();
  await expect(notice).toBeHidden();
  await expect(page.getByLabel('Date of birth')).toHaveValue('12/3/85');
});
