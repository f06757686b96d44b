import { expect, test } from 'vitest';
import { signedIn } from '../../../../../src/main/core/caller/signed-in.ts';
import { BROKER, type Caller } from '../../../../../src/main/core/dispatcher.ts';
import type { OperationName } from '../../../../../src/shared/contract/contract.ts';
import { ask, refusal } from '../../../../support/host/ask.ts';
import { openedForAll } from '../../../../support/opened.ts';
import { ofItsOwnCar, SAMPLE_DOCUMENT } from '../../../../support/quotes/any-document.ts';
import { readyForCover, SELLING } from '../../../../support/quotes/ready-for-cover.ts';
import { openSale, submit } from '../sale/open-sale.ts';

const sale = openedForAll(() => openSale(Date.UTC(2026, 10, 21, 9, 30)));

const LEARNER = { ...SAMPLE_DOCUMENT.Customer, LicenceType: 'Provisional' };
const NOTE = 'The licence was checked';
const plain = () => submit(sale, ofItsOwnCar(SAMPLE_DOCUMENT));
const waiting = () => submit(sale, { ...ofItsOwnCar(SAMPLE_DOCUMENT), Customer: LEARNER });
const read = (id: string) => ask(sale.app, 'getQuote', { id });
const refer = (quoteId: string, reason: string) => ask(sale.app, 'referQuote', { quoteId, reason });
const approval = (quoteId: string) => ({ quoteId, decision: 'approve' as const, note: NOTE });
const discount = (quoteId: string) =>
  ({ quoteId, overrideType: 'discount', value: 5, reason: 'Agreed' }) as const;
const payment = (quoteId: string) => ({
  quoteId,
  paymentMethod: 'card' as const,
  paymentReference: 'PAY-1',
  duplicateReason: 'Several quotes of one car',
});
/** What the dispatcher answers each of several calls at once. */
const atOnce = (operation: OperationName, ...inputs: object[]) =>
  Promise.all(inputs.map((input) => sale.app.dispatch(BROKER, operation, input)));

test('whatever is said of a referral is kept without what no one sees', async () => {
  const quoteId = await plain();
  const referred = { quoteId, reason: 'Kept\u00ad abroad', name: 'Una\u200b Daly' };
  await ask(sale.app, 'referQuote', referred);
  await ask(sale.app, 'decideReferral', { ...approval(quoteId), terms: 'In a\u00ad garage' });
  await refer(quoteId, 'It moved');
  const refused = await ask(sale.app, 'decideReferral', {
    quoteId,
    decision: 'refuse',
    note: `${NOTE}\u00ad`,
    name: 'Aoife\u00ad Byrne',
    reasons: ['Too\u00ad far', 'Too old'],
  });
  expect(refused.history.slice(1).map(({ detail }) => detail)).toEqual([
    { reason: 'Kept abroad', name: 'Una Daly' },
    { note: NOTE, terms: 'In a garage' },
    { reason: 'It moved' },
    { note: NOTE, name: 'Aoife Byrne', reasons: ['Too far', 'Too old'] },
  ]);
});

test('two who refer a quote at once are both heard', async () => {
  const quoteId = await plain();
  const both = await atOnce(
    'referQuote',
    ...['A trailer', 'A caravan'].map((reason) => ({ quoteId, reason })),
  );
  expect(both.map(({ ok }) => ok)).toEqual([true, true]);
  const { referral } = await read(quoteId);
  const reasons = referral?.reasons.map(({ message }) => message);
  expect(reasons?.toSorted()).toEqual(['A caravan', 'A trailer']);
});

test('of two who decide at once one decides, and the other is refused', async () => {
  const quoteId = await waiting();
  const refused = { quoteId, decision: 'refuse', note: NOTE, reasons: ['No'] };
  const both = await atOnce('decideReferral', approval(quoteId), refused);
  expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  expect(both.find(({ ok }) => !ok)).toMatchObject({
    fault: { kind: 'conflict', message: { code: 'nothingToDecide', values: { id: quoteId } } },
  });
  expect((await read(quoteId)).history).toHaveLength(2);
});

test.each([
  ['refuse', {}, 'reasons', 'needs at least one reason for the customer'],
  ['refuse', { reasons: ['No'], terms: 'None' }, 'terms', 'belongs to an approval only'],
  ['approve', { reasons: ['No'] }, 'reasons', 'belongs to a refusal only'],
])('to %s with %j is refused, and says why', async (decision, texts, path, message) => {
  const quoteId = await waiting();
  const input = { quoteId, decision, note: NOTE, ...texts };
  expect(await refusal(sale.app, 'decideReferral', input)).toMatchObject({
    errors: [{ path, message }],
  });
  expect(await read(quoteId)).toMatchObject({ referral: { state: 'referred' } });
});

test('only a change that takes an approval away says so', async () => {
  const approved = await waiting();
  await ask(sale.app, 'decideReferral', approval(approved));
  const told = async (quoteId: string) =>
    (await ask(sale.app, 'overrideQuote', discount(quoteId))).warnings;
  const lost = { code: 'approvalLost' };
  expect(await told(approved)).toContainEqual(lost);
  for (const quoteId of [approved, await waiting(), await plain()]) {
    expect(await told(quoteId)).not.toContainEqual(lost);
  }
  await ask(sale.app, 'decideReferral', approval(approved));
  await ask(sale.app, 'saveFirm', { selling: SELLING });
  const suits = { reasons: ['meetsDemands' as const], confirmedBy: 'Una' };
  const confirmed = await ask(sale.app, 'confirmSuitability', { quoteId: approved, ...suits });
  expect(confirmed.warnings).not.toContainEqual(lost);
  expect(confirmed.referral).toMatchObject({ state: 'approved' });
});

test('somebody who may accept but not decide is refused what waits, with every reason', async () => {
  const quoteId = await waiting();
  await refer(quoteId, 'A trailer is used');
  const waits = (await read(quoteId)).referral?.reasons ?? [];
  expect(waits).toHaveLength(2);
  const limits = { down: null, up: null };
  const user = signedIn({ id: 'una', name: 'Una', roles: ['quote', 'accept'], limits });
  const una: Caller = { kind: 'broker', id: 'desk', user };
  const refused = await sale.app.dispatch(una, 'acceptQuote', payment(quoteId));
  const reasons = waits.map(({ message }) => message).join('; ');
  expect(refused).toMatchObject({
    fault: {
      kind: 'forbidden',
      permission: 'referral:decide',
      message: { code: 'referralPermission', values: { id: quoteId, reasons } },
    },
  });
  expect(await read(quoteId)).toMatchObject({ status: 'quoted' });
  await ask(sale.app, 'decideReferral', approval(quoteId));
  const checked = await readyForCover((...call) => ask(sale.app, ...call), quoteId);
  const request = { ...payment(quoteId), ...checked };
  expect(await sale.app.dispatch(una, 'acceptQuote', request)).toMatchObject({ ok: true });
});
