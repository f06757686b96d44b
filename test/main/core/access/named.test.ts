import { afterEach, beforeEach, expect, test } from 'vitest';
import { startHost, type TestClock, type TestHost } from '../../../support/host/host.ts';
import { FULL_XML, MINIMAL_XML } from '../../../support/host/requests.ts';
import { withText } from '../../../support/quotes/quote-xml.ts';
import { deskOf } from '../../../support/screens/desk.ts';

const NOW = Date.UTC(2026, 10, 21, 9, 30);
const YEAR = 365 * 24 * 60 * 60 * 1000;
const clock: TestClock = { now: NOW };
let host: TestHost;
let desk: ReturnType<typeof deskOf>;
beforeEach(async () => {
  clock.now = NOW;
  host = await startHost({ clock });
  desk = deskOf(host);
});
afterEach(() => host.close());

const riskOf = (dateOfBirth: string) => ({
  Policy: { InceptionDate: '2027-03-01T00:00:00Z', CoverType: 'Comprehensive' },
  Customer: { FirstName: 'Seán', Surname: 'Ó Briain', DateOfBirth: dateOfBirth },
  Address: {},
  Vehicle: { RegistrationNumber: '12-G-12345', Make: 'Ford', Model: 'Focus' },
});

test('a declined risk names who was signed in, the desk before there was anybody, or the client', async () => {
  const risk = { document: riskOf('2015-02-03') };
  expect(await desk.refused('submitDraft', risk)).toMatchObject({ kind: 'declined' });
  const { userId } = await desk.add('Máire', ['administer', 'quote']);
  expect(await desk.refused('submitDraft', risk)).toMatchObject({ kind: 'declined' });
  await host.sendXml(withText(FULL_XML, 'NumberOfClaims', '6'));
  const { declined } = await desk.call('listDeclined', {});
  expect(declined.map(({ by, user }) => [by, user])).toEqual([
    [host.client.client_id, undefined],
    ['desk', { id: userId, name: 'Máire' }],
    ['desk', undefined],
  ]);
  expect(await host.app.checkData()).toBe(0);
});

test('the line of a quote names who submitted it, wherever it is listed', async () => {
  const document = riskOf('1979-02-03');
  await desk.call('submitDraft', { document });
  const maire = await desk.add('Máire', ['administer', 'quote']);
  const { quoteId } = await desk.call('submitDraft', { document });
  await host.sendXml(MINIMAL_XML);
  const pat = await desk.add('Pat', ['quote', 'referrals']);
  await desk.signIn(pat);
  await desk.call('referQuote', { quoteId, reason: 'To be looked at' });

  const user = { id: maire.userId, name: 'Máire' };
  const { quotes } = await desk.call('listQuotes', {});
  expect(quotes.map(({ by, user: who }) => [by, who])).toEqual([
    [host.client.client_id, undefined],
    ['desk', user],
    ['desk', undefined],
  ]);
  const found = await desk.call('listQuotes', { search: quoteId });
  const { waiting } = await desk.call('listReferrals', {});
  const { lines } = await desk.call('getCustomer', { key: quotes[1]?.customerKey ?? '' });
  for (const one of [found.quotes[0], waiting[0]?.quote, lines[0]]) {
    expect(one).toMatchObject({ quoteId, by: 'desk', user });
  }
});

test('where only people have a history, that of the newest change of them keeps that the clock is right', async () => {
  clock.now = NOW + YEAR;
  const maire = await desk.add('Máire', ['administer']);
  clock.now = NOW;
  expect(
    await desk.refused('addUser', { name: 'Pat', roles: ['quote'], pin: '804212' }),
  ).toMatchObject({ problem: 'clockBehind' });
  const reason = 'The clock was a year ahead until today';
  const at = { newest: '2027-11-21T09:30:00Z', now: '2026-11-21T09:30:00Z' };
  expect(await desk.call('confirmClock', { reason })).toEqual({ userId: maire.userId, ...at });
  await desk.add('Pat', ['quote']);
  const { steps } = await desk.call('listUsers', {});
  expect(steps.map(({ step, name, reason: why }) => [step, name, why])).toEqual([
    ['userAdded', 'Pat', undefined],
    ['userClockConfirmed', 'Máire', reason],
    ['userAdded', 'Máire', undefined],
  ]);
  expect(await desk.call('replayQuotes', {})).toMatchObject({ chain: { broken: null } });
  expect(await host.app.checkData()).toBe(0);
});
