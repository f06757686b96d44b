import { beforeEach, describe, expect, test } from 'vitest';
import { daysLater } from '../../../src/shared/domain/date.ts';
import type { RenewalQuery } from '../../../src/shared/schemas/quotes/due-renewal.ts';
import { imported } from '../../support/data/import-file.ts';
import { ask, refusal } from '../../support/host/ask.ts';
import { startHost, type TestClock } from '../../support/host/host.ts';
import { openedForAll } from '../../support/opened.ts';
import { accepted, submitted } from '../../support/quotes/quotes.ts';

const clock: TestClock = { now: Date.UTC(2027, 1, 10, 11) };
const HEAD = 'First name,Surname,DOB,Renewal,Reg,Phone,Mail,Eircode,Insurer,Policy no,NCB\n';
/** Near the start of every quote of a test: the first of March. */
const SEAN = 'Seán,Murphy,14/06/1985,05/03/2027,191-D-777,087 123 4567,,D02X285,Emerald,P-1,4\n';
const AOIFE = 'Aoife,Ní Bhriain,01/02/1990,20/02/2027,,,aoife@example.ie,,,,\n';
const host = openedForAll(() => startHost({ clock }));
beforeEach(() => imported(host.app, 'customers', HEAD + SEAN + AOIFE));

const list = (query: RenewalQuery = {}) => ask(host.app, 'listRenewals', query);
const listed = async (query?: RenewalQuery) =>
  (await list(query)).renewals.map(({ name, day, state }) => `${day} ${name} ${state}`);

test('the renewals of the next days are listed, the first day first, a page at a time', async () => {
  const all = await list();
  expect(all).toMatchObject({ from: '2027-02-10', to: '2027-05-10', total: 2 });
  expect(all.renewals[1]).toEqual({
    day: '2027-03-05',
    source: 'imported',
    id: expect.any(String),
    state: 'open',
    customerKey: 'sean.murphy.1985-06-14',
    name: 'Seán Murphy',
    dateOfBirth: '1985-06-14',
    phone: '0871234567',
    registration: '191-D-777',
    insurer: 'Emerald',
    policyNumber: 'P-1',
    noClaimsYears: 4,
  });
  const { renewals, next = '' } = await list({ limit: 1 });
  expect(renewals).toEqual([all.renewals[0]]);
  const second = await list({ limit: 1, after: next });
  expect(second).toEqual({ ...all, renewals: [all.renewals[1]] });
  expect(await listed({ from: '2027-03-01', to: '2027-03-31' })).toHaveLength(1);
  expect(await listed({ from: '2027-04-01', to: '2027-04-30' })).toEqual([]);
  expect(await refusal(host.app, 'listRenewals', { from: '2027-02-30' })).toMatchObject({
    kind: 'invalid',
  });
  expect(await refusal(host.app, 'listRenewals', { after: 'x' })).toMatchObject({
    kind: 'invalid',
  });
});

test('the list and the form of a renewal have how the customer is reached by now', async () => {
  const [{ id = '', customerKey: key = '' } = {}] = (await list()).renewals;
  const contact = { phone: '086 555 1234', email: 'new@example.ie' };
  await ask(host.app, 'changeContact', { key, ...contact });
  expect((await list()).renewals[0]).toMatchObject(contact);
  const { document } = await ask(host.app, 'draftFromRenewal', { id });
  const { phone: Phone, email: Email } = contact;
  expect(document).toMatchObject({ Customer: { Phone, Email } });
  // What is left empty is what was imported.
  await ask(host.app, 'changeContact', { key });
  const [line] = (await list()).renewals;
  expect(line?.email).toBe('aoife@example.ie');
  expect(line).not.toHaveProperty('phone');
});

test('a renewal becomes a quote, and the list says what became of it', async () => {
  const [, { id = '' } = {}] = (await list()).renewals;
  const { document, proposed } = await ask(host.app, 'draftFromRenewal', { id });
  expect(document).toMatchObject({
    Customer: { FirstName: 'Seán', Surname: 'Murphy', Phone: '0871234567' },
    Address: { Eircode: 'D02X285', County: 'Dublin' },
    Vehicle: { RegistrationNumber: '191-D-777' },
    ClaimsHistory: { YearsNoClaims: 4 },
    PreviousInsurance: { Insurer: 'Emerald' },
  });
  expect(proposed).toEqual([
    { path: 'Policy/InceptionDate', value: '2027-03-05T00:00:00+00:00' },
    { path: 'ClaimsHistory/YearsNoClaims', value: '4' },
  ]);
  const person = { first: 'Sean', surname: 'MURPHY', born: '1985-06-14' };
  // Another car of the same person is another risk.
  await submitted(host, { ...person, mark: '191-D-778' });
  expect(await listed()).toContain('2027-03-05 Seán Murphy open');
  const quote = await submitted(host, { ...person, mark: '191-D-777' });
  expect(await listed()).toContain('2027-03-05 Seán Murphy quoted');
  expect((await list()).renewals[1]?.quote).toMatchObject({ quoteId: quote });
  await ask(host.app, 'markLost', { quoteId: quote, reason: 'price' });
  expect(await listed()).toContain('2027-03-05 Seán Murphy lost');
  expect(await listed({ isOpen: true })).toEqual(['2027-02-20 Aoife Ní Bhriain open']);
  const better = await submitted(host, { ...person, mark: '191-D-777' });
  await accepted(host, better);
  expect(await listed()).toContain('2027-03-05 Seán Murphy accepted');
  // A new import of the same file changes nothing of that.
  await imported(host.app, 'customers', HEAD + SEAN + AOIFE);
  expect(await listed()).toContain('2027-03-05 Seán Murphy accepted');
  const gone = await refusal(host.app, 'draftFromRenewal', { id });
  expect(gone).toMatchObject({ kind: 'notFound' });
});

test('a policy made here stands in the list, and an import of the same is not doubled', async () => {
  const person = { first: 'Éamon', surname: 'Ó Sé', born: '1970-01-02', mark: '12-G-99' };
  const policy = await submitted(host, person);
  await accepted(host, policy);
  const { lastDay = '' } =
    (await ask(host.app, 'listQuotes', { status: 'accepted', search: policy })).quotes[0] ?? {};
  const day = daysLater(lastDay, 1);
  const around = { from: daysLater(day, -30), to: daysLater(day, 30) };
  const [line, ...others] = (await list(around)).renewals.filter(
    ({ name }) => name === 'Éamon Ó Sé',
  );
  expect(line).toMatchObject({ day, source: 'policy', id: policy, state: 'open' });
  expect(others).toEqual([]);
  const [year, month, date] = daysLater(day, 3).split('-');
  const row = `Eamon,O Se,02/01/1970,${date}/${month}/${year},12-G-99,,,,,,\n`;
  await imported(host.app, 'customers', HEAD + row);
  expect((await list(around)).renewals.filter(({ name }) => /amon/.test(name))).toEqual([line]);
});

describe('an imported customer', () => {
  const found = async (search: string) =>
    (await ask(host.app, 'findCustomers', { search })).customers.map(({ key }) => key);

  test.each(['aoife', 'ní bhr', 'aoife@example', '1/2/1990', 'nibhriain aoife'])(
    'is found by %s',
    async (search) => expect(await found(search)).toEqual(['aoife.nibhriain.1990-02-01']),
  );

  test('has a page, and is no second customer once there is a quote', async () => {
    const key = 'aoife.nibhriain.1990-02-01';
    const file = await ask(host.app, 'getCustomer', { key });
    expect(file).toMatchObject({
      name: 'Aoife Ní Bhriain',
      quotes: 0,
      lines: [],
      emails: ['aoife@example.ie'],
      imported: [{ renewalDate: '2027-02-20' }],
    });
    expect(file).not.toHaveProperty('newestQuoteAt');
    expect(file.imported[0]).not.toHaveProperty('quoteId');
    const quoteId = await submitted(host, {
      first: 'Aoife',
      surname: 'Ní Bhriain',
      born: '1990-02-01',
    });
    expect(await found('aoife')).toEqual([key]);
    const quoted = await ask(host.app, 'getCustomer', { key });
    const line = { renewalDate: '2027-02-20', quoteId };
    expect(quoted).toMatchObject({ quotes: 1, imported: [line] });
  });

  test('stands behind those with quotes, page by page', async () => {
    const rows = ['Ann', 'Bea', 'Cat'].map((name) => `${name},Zulu,01/02/1990,20/02/2027,,,,,,,\n`);
    await imported(host.app, 'customers', HEAD + rows.join(''));
    const names: string[] = [];
    let after: string | undefined;
    do {
      const query = { limit: 2, ...(after === undefined ? {} : { after }) };
      const page = await ask(host.app, 'findCustomers', query);
      expect(page.customers.length).toBeGreaterThan(0);
      names.push(...page.customers.map(({ name }) => name));
      expect(page.total).toBeGreaterThanOrEqual(names.length);
      after = page.next;
    } while (after !== undefined);
    expect(names.slice(-3)).toEqual(['Cat Zulu', 'Bea Zulu', 'Ann Zulu']);
    expect(new Set(names).size).toBe(names.length);
  });
});
