import { beforeAll, expect, test } from 'vitest';
import { BROKER } from '../../../src/main/core/dispatcher.ts';
import { ask } from '../../support/host/ask.ts';
import { startHost, type TestClock } from '../../support/host/host.ts';
import { openedForAll } from '../../support/opened.ts';
import { accepted, submitted } from '../../support/quotes/quotes.ts';

const clock: TestClock = { now: Date.parse('2026-09-01T09:00:00Z') };
const ids: string[] = [];
let policyId: string;

const host = openedForAll(() => startHost({ clock }));
beforeAll(async () => {
  const sean = { first: 'Seán', surname: "Ó'Briain", born: '1979-02-03' };
  const quotes = [
    { ...sean, title: 'Mr', mark: '12-G-12345', phone: '087 1234567', line: '1 Main Street' },
    { first: 'Máire', surname: 'Ní Bhriain', born: '1985-06-15', mark: '191-D-1' },
    { ...sean, first: 'SEAN', surname: "O'BRIAIN", mark: '12-G-12345', model: 'Mondeo' },
    { ...sean, born: '1999-09-09', mark: '222-W-7' },
    {
      ...sean,
      title: 'Dr',
      mark: '191-D-98765',
      email: 'sean@example.ie',
      eircode: 'D02X285',
      line: '1 Main Street',
    },
  ];
  for (const quote of quotes) {
    ids.push(await submitted(host, quote));
    clock.now += 60_000;
  }
  policyId = await accepted(host, ids[2] ?? '');
});

const find = (input: { search?: string; after?: string; limit?: number }) =>
  ask(host.app, 'findCustomers', input);
const SEAN = 'sean.obriain.1979-02-03';

test('a customer is a folded name and a day of birth', async () => {
  const { customers, total } = await find({});
  expect(total).toBe(3);
  expect(customers).toEqual([
    {
      key: SEAN,
      name: "Seán Ó'Briain",
      dateOfBirth: '1979-02-03',
      newestQuoteAt: '2026-09-01T09:04:00Z',
      quotes: 3,
      policies: 1,
      email: 'sean@example.ie',
      phone: '087 1234567',
      eircode: 'D02X285',
    },
    expect.objectContaining({ key: 'sean.obriain.1999-09-09', quotes: 1, policies: 0 }),
    expect.objectContaining({ key: 'maire.nibhriain.1985-06-15', quotes: 1 }),
  ]);
});

test('whatever finds one of their quotes finds a customer', async () => {
  const keys = async (search: string) =>
    (await find({ search })).customers.map(({ key }) => key).toSorted();
  const bothSeans = [SEAN, 'sean.obriain.1999-09-09'];
  expect(await keys('obriain')).toEqual(bothSeans);
  expect(await keys('briain')).toEqual(bothSeans);
  expect(await keys('bhriain')).toEqual(['maire.nibhriain.1985-06-15']);
  for (const typed of ['98765', 'x285', policyId, 'sean@example', '0871234567', ids[4] ?? '']) {
    expect(await keys(typed), typed).toEqual([SEAN]);
  }
  expect((await find({ search: 'nobody' })).total).toBe(0);
});

test('everything about one person', async () => {
  const file = await ask(host.app, 'getCustomer', { key: SEAN });
  expect(file).toMatchObject({
    quotes: 3,
    policies: 1,
    details: { title: 'Dr', firstName: 'Seán', email: 'sean@example.ie' },
    emails: ['sean@example.ie'],
    phones: ['087 1234567'],
    addresses: [
      { addressLine1: '1 Main Street', eircode: 'D02X285' },
      { addressLine1: '1 Main Street' },
    ],
    vehicles: [
      { registrationNumber: '191-D-98765', model: 'Focus' },
      { registrationNumber: '12-G-12345', model: 'Mondeo' },
    ],
  });
  expect(file.vehicles).toHaveLength(2);
  expect(file.lines.map(({ quoteId }) => quoteId)).toEqual([ids[4], ids[2], ids[0]]);
  expect(file.lines[1]).toMatchObject({ status: 'accepted', policyId });
  const { quotes } = await ask(host.app, 'listQuotes', { customer: SEAN });
  expect(quotes).toEqual(file.lines);
});

test('no one is not found', async () => {
  const answer = await host.app.dispatch(BROKER, 'getCustomer', { key: 'nobody' });
  expect(answer).toMatchObject({ ok: false, fault: { kind: 'notFound' } });
});
