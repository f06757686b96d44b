import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { BROKER } from '../../../src/main/core/dispatcher.ts';
import type { InputOf } from '../../../src/shared/contract/contract.ts';
import { AOIFE, erasureHost, KEY } from '../../support/data/erasure.ts';
import { ask, refusal } from '../../support/host/ask.ts';
import { accepted, submitted } from '../../support/quotes/quotes.ts';

const { host, restart, traces, erase, makeAoife, expectWhole } = erasureHost();

test('an erased customer is in no file any more, and the history is whole', async () => {
  const [first = '', second = ''] = await makeAoife();
  expect(traces()).not.toEqual([]);
  expect(await ask(host().app, 'previewErasure', { key: KEY })).toMatchObject({
    counts: { quotes: 2, documents: 1, declined: 0, drafts: 1, consents: 1 },
    held: [],
    namedOn: [],
  });

  const receipt = await erase({ note: 'By letter' });
  expect(receipt).toMatchObject({ counts: { quotes: 2, documents: 1, drafts: 1 }, isPurged: true });
  expect(traces()).toEqual([]);

  for (const id of [first, second]) {
    expect(await refusal(host().app, 'getQuote', { id })).toMatchObject({ kind: 'notFound' });
  }
  expect(await refusal(host().app, 'getCustomer', { key: KEY })).toMatchObject({
    kind: 'notFound',
  });
  expect((await ask(host().app, 'listQuotes', { search: 'dhomhnaill' })).total).toBe(0);
  expect(await ask(host().app, 'replayQuotes', {})).toMatchObject({ replayed: 22, erased: 2 });
  expect(await ask(host().app, 'replayQuotes', { id: first })).toMatchObject({
    erased: 1,
    rows: [],
  });
  await expectWhole();
  await restart();
  expect(host().app.problem).toBeUndefined();
  await expectWhole();
});

test('a policy that must still be kept stays, unless a note says why it goes', async () => {
  await submitted(host(), { ...AOIFE, model: 'Mondeo', email: 'later@erase.example' });
  const policyId = await accepted(host(), await submitted(host(), AOIFE));
  const reference = `${AOIFE.surname} 0871234567`;
  const pay = (entry: Omit<InputOf<'recordPayment'>, 'policyId'>) =>
    ask(host().app, 'recordPayment', { policyId, ...entry });
  const { day } = await pay({ plan: { mandate: reference } });
  await pay({ missed: { day, reason: reference } });
  await pay({ received: { amount: 10, method: 'cheque', reference } });
  await pay({ withdraw: { line: 4, reason: reference } });
  await submitted(host(), { ...AOIFE, model: 'Puma' });
  const { held, counts, countsBesideHeld } = await ask(host().app, 'previewErasure', { key: KEY });
  expect(held).toMatchObject([{ policyId, until: '2034-02-28' }]);
  expect([counts.quotes, countsBesideHeld.quotes]).toEqual([3, 2]);
  const request = { key: KEY, reason: 'request' };
  expect(await refusal(host().app, 'eraseCustomer', request)).toMatchObject({ kind: 'conflict' });

  const receipt = await erase({ held: 'keep' });
  expect(receipt).toMatchObject({ kept: [policyId], counts: countsBesideHeld });
  const { quotes, policies, emails } = await ask(host().app, 'getCustomer', { key: KEY });
  expect({ quotes, policies, emails }).toEqual({ quotes: 1, policies: 1, emails: [AOIFE.email] });
  await expectWhole();

  const names = ['Aoife asked for it', 'for Ní Dhomhnaill', 'rang from +353 (0)87-998 8776'];
  const codes = ['mail of AOIFE@erase.example', 'the Focus 12 g 987651', 'lives at d02 x285'];
  for (const note of [undefined, ...names, ...codes]) {
    const refused = { ...request, held: 'erase', ...(note === undefined ? {} : { note }) };
    expect(await refusal(host().app, 'eraseCustomer', refused)).toMatchObject({
      errors: [{ path: 'note' }],
    });
  }
  const erased = await erase({ held: 'erase', note: 'Written in error, never in force' });
  expect(erased).toMatchObject({ kept: [], counts: { quotes: 1 } });
  expect(traces()).toEqual([]);
  await expectWhole();
});

test('a driver named on a quote of somebody else stays there, and the preview says where', async () => {
  await submitted(host(), AOIFE);
  const { first: FirstName, surname: Surname, born: DateOfBirth } = AOIFE;
  const named = { FirstName, Surname, DateOfBirth };
  const other = await submitted(host(), { first: 'Pat', mark: '191-D-77', drivers: [named] });
  const twin = { ...named, FirstName: 'Áine' };
  await submitted(host(), { first: 'Pat', mark: '191-D-78', drivers: [twin] });
  expect(await ask(host().app, 'previewErasure', { key: KEY })).toMatchObject({ namedOn: [other] });
  expect(await ask(host().app, 'exportPerson', { key: KEY })).toMatchObject({ namedOn: [other] });
  expect(await erase()).toMatchObject({ counts: { quotes: 1 }, namedOn: [other] });
  const { drivers } = await ask(host().app, 'getQuote', { id: other });
  expect(drivers).toMatchObject([{ firstName: 'Aoife', surname: AOIFE.surname }]);
  await expectWhole();

  const number = { quoteId: other, driver: 1, driverNumber: '123456789' };
  await ask(host().app, 'recordDriverNumber', number);
  // What is left is still found, and shown to that person.
  const left = { name: `Aoife ${AOIFE.surname}`, namedOn: [other] };
  expect(await ask(host().app, 'previewErasure', { key: KEY })).toMatchObject(left);
  expect(await ask(host().app, 'exportPerson', { key: KEY })).toMatchObject({
    ...left,
    quotes: [],
    asDriver: [{ quoteId: other, driver: { dateOfBirth: AOIFE.born, driverNumber: '123456789' } }],
  });
  const refused = await refusal(host().app, 'eraseCustomer', { key: KEY, reason: 'request' });
  expect(refused).toMatchObject({ kind: 'conflict', message: expect.stringContaining(other) });
});

/** Lets the work of others go on so many times. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await setImmediate();
}

test.each([0, 1, 2, 3, 5, 8, 13])(
  'a policy made while its customer is erased is kept whole, or gone whole: after %i turns',
  { tags: ['thorough'] },
  async (count) => {
    const quoteId = await submitted(host(), AOIFE);
    const erasing = host().app.dispatch(BROKER, 'eraseCustomer', { key: KEY, reason: 'request' });
    await turns(count);
    const accepting = accepted(host(), quoteId).catch(() => undefined);
    const [erased, policyId] = [await erasing, await accepting];
    if (policyId === undefined) {
      expect(erased).toMatchObject({ ok: true, value: { counts: { quotes: 1 } } });
      expect(traces()).toEqual([]);
    } else {
      expect(erased).toMatchObject({ ok: false, fault: { kind: 'conflict' } });
      expect(await ask(host().app, 'getQuote', { id: quoteId })).toMatchObject({ policyId });
    }
    await expectWhole();
  },
);

test('a declined risk goes with its letter', async () => {
  const declined = { ...AOIFE, born: '2011-02-03' };
  await expect(submitted(host(), declined)).rejects.toThrow('declined');
  const [risk] = (await ask(host().app, 'listDeclined', {})).declined;
  await ask(host().app, 'readDeclinedLetter', { id: risk?.id ?? '' });
  const key = 'aoife.nidhomhnaill.2011-02-03';
  const receipt = await ask(host().app, 'eraseCustomer', { key, reason: 'objection' });
  expect(receipt.counts).toMatchObject({ quotes: 0, declined: 1 });
  expect((await ask(host().app, 'listDeclined', {})).declined).toEqual([]);
  expect(traces()).toEqual([]);
});

test('no one is erased twice', async () => {
  await submitted(host(), AOIFE);
  await erase();
  const again = { key: KEY, reason: 'request' };
  expect(await refusal(host().app, 'eraseCustomer', again)).toMatchObject({ kind: 'notFound' });
});
