import type { Page } from '@playwright/test';
import type { Role } from '../../../src/shared/domain/role.ts';
import { open, ready } from '../../support/screens/screen.ts';
import { violations } from '../axe.ts';
import { expect, test } from '../fixture.ts';
import { desk } from '../quote-page.ts';

const PIN = '804212';

/** Has somebody with these roles at the desk, and no one else but an administrator. */
async function signInWith(page: Page, roles: Role[]): Promise<void> {
  await desk(page, 'addUser', { name: 'Máire Byrne', pin: PIN, roles: ['administer'] });
  const { userId } = await desk(page, 'addUser', { name: 'Pat Walsh', pin: PIN, roles });
  await desk(page, 'leaveDesk', {});
  await desk(page, 'signIn', { userId, pin: PIN });
  await page.reload();
  await ready(page);
  await expect(page.getByRole('navigation', { name: 'Quotedesk' })).toContainText('Pat Walsh');
}

test('axe finds nothing where a role is needed', async ({ page, host }) => {
  await open(page, host.link);
  await signInWith(page, ['accept']);
  for (const [title, hash, to] of [
    ['Quick price', '/#/price', 'use'],
    ['Settings', '/#/settings/firm', 'change'],
  ] as const) {
    await page.goto(hash);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(
      page.getByText(new RegExp(`You need the role .* to ${to} this`)).first(),
    ).toBeVisible();
    expect(await violations(page), title).toEqual({});
  }
});
