import type { Page } from '@playwright/test';
import { BRIDGE_PATH } from '../../../src/shared/contract/bridge.ts';
import { contract, type Operation, operationNames } from '../../../src/shared/contract/contract.ts';
import { failed } from '../../../src/shared/contract/result.ts';
import { message } from '../../../src/shared/domain/messages/message.ts';
import { expect, test } from '../fixture.ts';
import { openTrainingBeforeEach } from '../places.ts';

test.use({ hostOf: 'file' });

const places = openTrainingBeforeEach();

/** What the frame around every screen follows. */
const OF_THE_FRAME = ['dataVersion', 'getSettings', 'serviceStatus', 'listDrafts'];

/**
 * Answers as the dispatcher does to a caller without permissions. No host has such a desk yet: each gives its
 * own broker all of them.
 */
async function withoutPermissions(page: Page): Promise<void> {
  for (const name of operationNames) {
    const { requires }: Operation = contract[name];
    if (requires === 'none' || OF_THE_FRAME.includes(name)) continue;
    const said = message('permissionRequired', { permission: requires });
    const fault = { kind: 'forbidden', message: said, permission: requires } as const;
    await page.route(`**${BRIDGE_PATH}/*/${name}`, (route) =>
      route.fulfill({ status: 403, json: failed(fault) }),
    );
  }
}

const show = (page: Page, hash: string) =>
  page.evaluate((to) => {
    location.hash = to;
  }, hash);

test('a screen whose answers are refused says so in place of them', { tag: '@thorough' }, async ({
  page,
}) => {
  // Many looks: a busy machine takes its time over them.
  test.setTimeout(120_000);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await withoutPermissions(page);
  await page.reload();
  const refusal = page.getByRole('main').getByRole('alert');
  for (const { name, hash, isNamed } of places()) {
    // A page of the help asks nothing: what is said after it is said by the next screen.
    await show(page, '/help/quotes');
    await expect(refusal).toHaveCount(0);
    if (hash.startsWith('/help') && hash !== '/help/about') continue;
    await show(page, hash);
    if (hash === '/price') await page.getByLabel('Date of birth').fill('12/3/1985');
    await expect.soft(refusal.first(), name).toContainText('Insufficient permissions');
    await expect.soft(page.getByRole('heading', { level: 1 }), name).toBeVisible();
    await expect.soft(page.locator('.mantine-Skeleton-root, [aria-busy=true]')).toHaveCount(0);
    // Where the name can not be read, the way back stands there.
    if (isNamed) await expect.soft(page.getByRole('main').getByRole('link').last()).toBeVisible();
  }
  expect(errors).toEqual([]);
});
