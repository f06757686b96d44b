import { expect, test } from 'vitest';
import type { InputOf, OperationName, OutputOf } from '../../../src/shared/contract/contract.ts';
import { AOIFE, erasureHost, KEY } from '../../support/data/erasure.ts';
import { ask as askApp, refusal } from '../../support/host/ask.ts';
import { accepted, submitted } from '../../support/quotes/quotes.ts';

const HOUR = 60 * 60 * 1000;

const { host, clock, traces, erase, expectWhole } = erasureHost();
const ask = <N extends OperationName>(name: N, input: InputOf<N>): Promise<OutputOf<N>> =>
  askApp(host().app, name, input);

const kinds = async (limit?: number) =>
  (await ask('getCustomerHistory', { key: KEY, ...(limit && { limit }) })).entries.map(
    ({ kind }) => kind,
  );

test('a customer has each policy as it is today, and all that happened in one line of time', async () => {
  const quoteId = await submitted(host(), { ...AOIFE, from: '2026-09-01' });
  clock().now += HOUR;
  const policyId = await accepted(host(), quoteId);
  clock().now += HOUR;
  const other = await submitted(host(), { ...AOIFE, mark: '191-D-123' });
  clock().now += HOUR;
  await ask('addCustomerNote', { key: KEY, text: 'Rings in the evening' });
  clock().now += HOUR;
  const received = { amount: 100, method: 'cash', reference: 'R-1' } as const;
  await ask('recordPayment', { policyId, received });
  await ask('recordAccident', { policyId, at: '2026-09-01', description: 'A stone' });
  clock().now += HOUR;
  await ask('recordConsent', { key: KEY, channel: 'post', isGiven: false, how: 'By phone' });

  const { policyLines, lines } = await ask('getCustomer', { key: KEY });
  const { balance } = await ask('getPolicyAccount', { policyId });
  expect(policyLines).toMatchObject([
    {
      policyId,
      quoteId,
      registrationNumber: AOIFE.mark,
      state: 'inForce',
      from: '2026-09-01',
      to: '2027-08-31',
      renewalDate: '2027-09-01',
      balance,
      overdue: 0,
      openAccidents: 1,
      openComplaints: 0,
    },
  ]);
  expect(lines.map((line) => line.quoteId)).toEqual([other, quoteId]);
  const { entries, total } = await ask('getCustomerHistory', { key: KEY });
  expect(entries.map(({ kind, quoteId: on }) => [kind, on])).toEqual([
    ['recordConsent', undefined],
    ['accidentReported', quoteId],
    ['paymentReceived', quoteId],
    ['recordNote', undefined],
    ['submitted', other],
    ['accepted', quoteId],
    ['suitability', quoteId],
    ['driverNumber', quoteId],
    ['submitted', quoteId],
  ]);
  expect(total).toBe(9);
  expect(await kinds(2)).toEqual(['recordConsent', 'accidentReported']);

  await ask('cancelPolicy', { policyId, ending: 'customer', reason: 'Sold the car' });
  const [cancelled] = (await ask('getCustomer', { key: KEY })).policyLines;
  expect(cancelled).not.toHaveProperty('renewalDate');
  const nobody = { key: 'no.body.1980-01-01' };
  expect(await refusal(host().app, 'getCustomerHistory', nobody)).toMatchObject({
    kind: 'notFound',
  });
});

test('how a person is reached is kept beside the quotes, exported, and gone with the person', async () => {
  const quoteId = await submitted(host(), AOIFE);
  const given = await ask('getQuote', { id: quoteId });
  const contact = {
    phone: '086 5551234',
    email: 'ní@new.example',
    address: 'Unlikely Street 18\nTrá Lí',
  };
  expect(await ask('changeContact', { key: KEY, ...contact })).toEqual(contact);
  expect(await ask('getQuote', { id: quoteId })).toEqual(given);
  const { phone, email } = contact;
  const page = await ask('getCustomer', { key: KEY });
  expect(page).toMatchObject({ phone, email, contact });
  expect(page.phones).toEqual([phone, AOIFE.phone]);
  expect((await ask('findCustomers', {})).customers).toMatchObject([{ key: KEY, phone, email }]);

  clock().now += HOUR;
  await ask('changeContact', { key: KEY, email });
  clock().now += HOUR;
  const later = await submitted(host(), { ...AOIFE, mark: '191-D-123' });
  // By what was said last, by what was said before, and by what quotes say.
  const sought = [email, '086 555 1234', '1234', '18 unlikely', 'tra li', AOIFE.phone, AOIFE.email];
  for (const search of sought) {
    const { quotes } = await ask('listQuotes', { search });
    expect(quotes.map((line) => line.quoteId)).toEqual([later, quoteId]);
  }
  expect(await ask('getCustomer', { key: KEY })).toMatchObject({ phone: AOIFE.phone, email });
  expect(await kinds()).toEqual(['submitted', 'recordContact', 'recordContact', 'submitted']);
  expect(await ask('exportPerson', { key: KEY })).toMatchObject({
    contacts: [{ by: 'desk', detail: contact }, { detail: { email } }],
    notes: [],
  });
  expect((await ask('printPerson', { key: KEY })).contentBase64.length).toBeGreaterThan(1000);

  const refused = (input: object) => refusal(host().app, 'changeContact', { key: KEY, ...input });
  expect(await refused({ phone: 'none', email: 'a@b' })).toMatchObject({
    errors: [{ path: 'phone' }, { path: 'email' }],
  });
  expect(await refused({ key: 'no.body.1980-01-01', phone })).toMatchObject({ kind: 'notFound' });
  await expectWhole();

  expect(await erase()).toMatchObject({ counts: { quotes: 2, notes: 0 } });
  expect(traces(['5551234', 'new.example', 'newexample', 'Trá Lí'])).toEqual([]);
  await submitted(host(), AOIFE);
  for (const search of [email, '1234', '18 unlikely']) {
    expect((await ask('listQuotes', { search })).total).toBe(0);
  }
  await expectWhole();
});
