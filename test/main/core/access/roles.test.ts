import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OperationName } from '../../../../src/shared/contract/contract.ts';
import { ROLES, type Role, rightsOf } from '../../../../src/shared/domain/role.ts';
import type { NewUser, User } from '../../../../src/shared/schemas/people/user.ts';
import { startHost, type TestClock } from '../../../support/host/host.ts';
import { openedForAll } from '../../../support/opened.ts';
import { submitted } from '../../../support/quotes/quotes.ts';
import { deskOf } from '../../../support/screens/desk.ts';

const clock: TestClock = { now: Date.UTC(2026, 10, 21, 9, 30) };
let desk: ReturnType<typeof deskOf>;
let maire: User;
const host = openedForAll(() => startHost({ clock }));
beforeAll(async () => {
  desk = deskOf(host);
  maire = await desk.add('Máire', ['administer']);
});
beforeEach(() => desk.signIn(maire));

let count = 0;
/** Signs in somebody new with these roles. */
async function become(roles: readonly Role[], more: Partial<NewUser> = {}): Promise<User> {
  count += 1;
  const user = await desk.add(`Pat ${count}`, roles, more);
  await desk.signIn(user);
  return user;
}

/** A quote that the machine itself submitted, with its premium. */
async function quoted(): Promise<{ quoteId: string; premium: number }> {
  const quoteId = await submitted(host, {});
  const { premium } = await desk.call('getQuote', { id: quoteId });
  return { quoteId, premium };
}

const discount = (quoteId: string, value: number) => ({
  quoteId,
  overrideType: 'discount',
  value,
  reason: 'A loyal customer',
});

describe('a role', () => {
  const hash = 'a'.repeat(64);
  const needs: readonly (readonly [OperationName, object, Role])[] = [
    ['saveDraft', { id: 'one', title: '', content: '{}' }, 'quote'],
    ['overrideQuote', discount('Q-1', 5), 'override'],
    ['previewOverride', { quoteId: 'Q-1', overrideType: 'discount', value: 5 }, 'override'],
    ['bindQuote', { quoteId: 'Q-1', paymentMethod: 'card', paymentReference: 'PAY-1' }, 'accept'],
    ['decideReferral', { quoteId: 'Q-1', decision: 'approve', note: 'Checked' }, 'referrals'],
    ['approveRateBook', { hash, reason: 'Looked at' }, 'rateBooks'],
    ['createClient', { name: 'A site' }, 'administer'],
    ['listUsers', {}, 'administer'],
    ['saveSettings', { privacy: { idleLockMinutes: 0 } }, 'administer'],
    ['saveSettings', { port: 8600 }, 'administer'],
    ['saveFirm', { name: 'Byrne' }, 'administer'],
    ['readLog', {}, 'administer'],
  ];

  test.each(needs)('%s is refused without its own', async (operation, input, role) => {
    await become(ROLES.filter((one) => one !== role && one !== 'administer'));
    const refused = await desk.refused(operation, input);
    expect(refused).toMatchObject({
      kind: 'forbidden',
      message: expect.stringMatching(/^You need the role “/),
    });
  });

  test.each(needs)('%s gets past with it alone', async (operation, input, role) => {
    await become([role]);
    expect((await desk.refused(operation, input))?.kind).not.toBe('forbidden');
  });

  test('lets everybody look at quotes and rate books', async () => {
    await become(['accept']);
    expect(await desk.refused('listQuotes', {})).toBeUndefined();
    expect(await desk.refused('listRateBooks', {})).toBeUndefined();
    expect(rightsOf([])).toEqual(new Set(['quote:read', 'ratebook:read']));
  });

  test('counts from the next call on, also for who is signed in', async () => {
    const { userId } = await become(['quote', 'administer']);
    expect(await desk.refused('listUsers', {})).toBeUndefined();
    await desk.call('changeUser', { userId, roles: ['quote'] });
    expect(await desk.refused('listUsers', {})).toMatchObject({ kind: 'forbidden' });
  });
});

describe('the limits of overrides', () => {
  test('hold next to the premium without overrides, however many there are', async () => {
    const { quoteId } = await quoted();
    await become(['override'], { limits: { down: 10, up: 5 } });
    await desk.call('overrideQuote', discount(quoteId, 5));
    const far = discount(quoteId, 20);
    expect(await desk.refused('overrideQuote', far)).toMatchObject({
      kind: 'invalid',
      errors: [{ path: 'value', message: expect.stringContaining('at most 10 % below') }],
    });
    const { reason: _, ...preview } = far;
    expect(await desk.refused('previewOverride', preview)).toMatchObject({ kind: 'invalid' });
  });

  test('hold at the very cent', async () => {
    const { quoteId, premium } = await quoted();
    await become(['override'], { limits: { down: null, up: 10 } });
    const most = Math.floor(Math.round(premium * 100) * 1.1) / 100;
    const to = (value: number) => ({ ...discount(quoteId, value), overrideType: 'premium' });
    expect(await desk.refused('overrideQuote', to(most + 0.01))).toMatchObject({
      kind: 'invalid',
      errors: [{ message: expect.stringContaining('at most 10 % above') }],
    });
    expect(await desk.call('overrideQuote', to(most))).toMatchObject({ premium: most });
  });

  test('are those of the rate book alone where a person has none', async () => {
    const { quoteId } = await quoted();
    await become(['override']);
    expect(await desk.refused('overrideQuote', discount(quoteId, 20))).toBeUndefined();
  });
});

test('the history of a quote names who did it, as the API shows it too', async () => {
  const { quoteId } = await quoted();
  const pat = await become(['override']);
  const { history } = await desk.call('overrideQuote', discount(quoteId, 5));
  expect(history.at(-1)).toMatchObject({
    kind: 'overridden',
    by: 'desk',
    user: { id: pat.userId, name: pat.name },
  });
  expect(history.at(-1)?.detail).not.toHaveProperty('user');
  expect(history[0]).not.toHaveProperty('user');
  const { body } = await host.send(`/applied/quote/${quoteId}/history`);
  expect(body.history).toEqual(history);
});
