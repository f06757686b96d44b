import { screen, waitFor, within } from '@testing-library/dom';
import { expect, onTestFinished, test } from 'vitest';
import { contract, type Operation } from '../../../src/shared/contract/contract.ts';
import { message } from '../../../src/shared/domain/messages/message.ts';
import { failed } from '../../../src/shared/result/result.ts';
import { hostOfFile, type Page } from '../page.ts';
import { isWaiting, openTraining } from '../places.ts';
import { heading } from '../quote-page.ts';

const host = hostOfFile();

/** Many looks: a busy machine takes its time over them. */
const LONG = { timeout: 240_000 };

/** What the frame around every screen follows. */
const OF_THE_FRAME = ['dataVersion', 'getSettings', 'serviceStatus', 'listDrafts'];

/**
 * Answers as the dispatcher does to a caller without permissions. No host has such a desk yet: each gives its
 * own broker all of them.
 */
function withoutPermissions({ intercept }: Page): void {
  intercept((name, pass) => {
    const { requires }: Operation = contract[name];
    if (requires === 'none' || OF_THE_FRAME.includes(name)) return pass();
    const text = message('permissionRequired', { permission: requires });
    return failed({ kind: 'forbidden', message: text, permission: requires });
  });
}

test('a screen whose answers are refused says so in place of them', LONG, async () => {
  const { page, places } = await openTraining(host());
  const errors: string[] = [];
  const keep = ({ message }: ErrorEvent) => errors.push(message);
  window.addEventListener('error', keep);
  onTestFinished(() => window.removeEventListener('error', keep));
  withoutPermissions(page);
  await page.reload();
  const main = () => within(screen.getByRole('main'));
  for (const { name, hash, isNamed } of places) {
    // A page of the help asks nothing: what is said after it is said by the next screen.
    page.goTo('/help/quotes');
    await waitFor(() => expect(main().queryByRole('alert')).toBeNull());
    if (hash.startsWith('/help') && hash !== '/help/about') continue;
    page.goTo(hash);
    if (hash === '/price') page.fill(await screen.findByLabelText(/^Date of birth/), '12/3/1985');
    const [refusal] = await main().findAllByRole('alert');
    expect.soft(refusal, name).toHaveTextContent('Insufficient permissions');
    expect.soft(heading(), name).toBeVisible();
    await waitFor(() => expect(isWaiting(), name).toBe(false));
    // Where the name can not be read, the way back stands there.
    if (isNamed) expect.soft(main().getAllByRole('link').at(-1)).toBeVisible();
  }
  expect(errors).toEqual([]);
});
