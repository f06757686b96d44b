import { afterAll, expect, test } from 'vitest';
import { accidentsOf } from '../../../src/main/core/policies/accidents.ts';
import type { InputOf } from '../../../src/shared/contract/contract.ts';
import { irishMoment } from '../../../src/shared/domain/date.ts';
import { ask as askApp, refusal } from '../../support/host/ask.ts';
import { startHost } from '../../support/host/host.ts';
import { accepted, submitted } from '../../support/quotes/quotes.ts';

const clock = { now: irishMoment('2027-02-19', '10:00:00') };
const host = await startHost({ clock });
const { app } = host;
afterAll(() => host.close());

/** All are sold before the clock moves on: it never goes back. Cover begins at the minute of acceptance. */
const ids: string[] = [];
for (let at = 0; at < 5; at += 1) {
  const quoteId = await submitted(host, { mark: `12-G-${1000 + at}`, from: '2027-02-19' });
  ids.push(await accepted(host, quoteId));
}
clock.now = irishMoment('2027-05-20', '10:00:00');

const next = (): string => ids.pop() ?? '';
type Facts = Omit<InputOf<'recordAccident'>, 'policyId'>;
const record = (policyId: string, facts: Facts) =>
  askApp(app, 'recordAccident', { policyId, ...facts });
const REAR = { at: '2027-05-18', description: 'Another car ran into the back' };

test('an accident is reported once, and what is known of it later is added', async () => {
  const policyId = next();
  const { accidents: none } = await askApp(app, 'listAccidents', { policyId });
  expect(none).toEqual([]);
  const first = await record(policyId, {
    ...REAR,
    time: '08:40',
    place: '  N4 at Lucan ',
    driver: 'Niamh Byrne',
    otherParties: 'One car, 201-D-5555',
  });
  expect(first.warnings).toEqual([]);
  expect(first.accidents).toMatchObject([
    {
      number: 1,
      place: 'N4 at Lucan',
      state: 'notified',
      fault: 'notKnown',
      countsAgainstBonus: true,
      isCovered: true,
      by: 'desk',
    },
  ]);
  const { version } = await askApp(app, 'getPolicy', { policyId });
  expect(version).toBe(first.version);
  await record(policyId, { at: '2027-05-19', description: 'A stone broke the windscreen' });
  await record(policyId, { number: 1, state: 'open', claimNumber: 'CLM/2027/004512' });
  expect(await refusal(app, 'recordAccident', { policyId, number: 1, paid: 100 })).toMatchObject({
    errors: [{ path: 'paid', message: 'belongs to a settled accident only' }],
  });
  const settled = await record(policyId, {
    number: 1,
    state: 'settled',
    fault: 'notAtFault',
    countsAgainstBonus: false,
    paid: 1850.5,
  });
  expect(settled.accidents).toMatchObject([
    { number: 1, state: 'settled', claimNumber: 'CLM/2027/004512', paid: 1850.5 },
    { number: 2, state: 'notified', countsAgainstBonus: true },
  ]);
  // What changes nothing is kept no second time.
  const again = await record(policyId, { number: 1, state: 'settled', paid: 1850.5 });
  expect(again.version).toBe(settled.version);
  await record(policyId, { number: 2, state: 'withdrawn' });
  const { quoteId } = await askApp(app, 'getPolicy', { policyId });
  const { history } = await askApp(app, 'getQuoteHistory', { id: quoteId });
  expect(history.slice(-5).map(({ kind }) => kind)).toEqual([
    'accidentReported',
    'accidentReported',
    'accidentChanged',
    'accidentChanged',
    'accidentChanged',
  ]);
  expect(history.at(-2)?.detail).toEqual({
    accident: 1,
    state: 'settled',
    fault: 'notAtFault',
    countsAgainstBonus: false,
    paid: 1850.5,
  });
  const events = history.map(({ at: _, ...event }) => ({ ...event, at: 0, quoteId }));
  expect(accidentsOf(events as Parameters<typeof accidentsOf>[0])).toMatchObject([
    { number: 1, at: '2027-05-18', paidCents: 185_050, countsAgainstBonus: false },
    { number: 2, at: '2027-05-19', state: 'withdrawn', countsAgainstBonus: false },
  ]);
  for (const search of ['CLM/2027/004512', '004512']) {
    const { quotes } = await askApp(app, 'listQuotes', { search });
    expect(quotes, search).toMatchObject([{ quoteId }]);
  }
});

test('one outside the cover is recorded with a warning, and what is no accident is refused', async () => {
  const policyId = next();
  const early = await record(policyId, { ...REAR, at: '2027-02-19', time: '09:30' });
  expect(early).toMatchObject({
    accidents: [{ isCovered: false }],
    warnings: [{ code: 'accidentNotCovered', values: { at: '2027-02-19', number: 1 } }],
  });
  const later = await record(policyId, { number: 1, time: '10:30' });
  expect(later).toMatchObject({ accidents: [{ isCovered: true }], warnings: [] });
  const of = (facts: object) => refusal(app, 'recordAccident', { policyId, ...facts });
  expect(await of({})).toMatchObject({ errors: [{ path: 'at' }, { path: 'description' }] });
  expect(await of({ ...REAR, at: '2027-05-21' })).toMatchObject({
    errors: [{ path: 'at', message: 'is in the future' }],
  });
  expect(await of({ ...REAR, at: '2027-02-30' })).toMatchObject({ errors: [{ path: 'at' }] });
  expect(await of({ ...REAR, time: '25:00' })).toMatchObject({ errors: [{ path: 'time' }] });
  expect(await of({ number: 2, state: 'open' })).toMatchObject({
    kind: 'notFound',
    message: `Policy ${policyId} has no accident 2`,
  });
});

test('one that is not withdrawn is a claim of a cancellation that does not say', async () => {
  const policyId = next();
  const cancel = { policyId, reason: 'Sold', ending: 'customer' } as const;
  const preview = { policyId, cancel: { ending: 'customer' } } as const;
  expect(await refusal(app, 'cancelPolicy', cancel)).toMatchObject({
    errors: [{ path: 'hasClaim' }],
  });
  await record(policyId, { ...REAR, at: '2027-02-01' });
  expect(await refusal(app, 'cancelPolicy', cancel), 'before the period').toMatchObject({
    errors: [{ path: 'hasClaim' }],
  });
  await record(policyId, REAR);
  const known = await askApp(app, 'previewTransaction', preview);
  expect(known.transaction).toMatchObject({ hasClaim: true, amounts: { net: 0 } });
  const said = await askApp(app, 'previewTransaction', {
    policyId,
    cancel: { ...preview.cancel, hasClaim: false },
  });
  expect(said).toMatchObject({
    transaction: { hasClaim: false },
    warnings: [{ code: 'claimKnown', values: { number: 2, at: '2027-05-18' } }],
  });
  await record(policyId, { number: 2, state: 'withdrawn' });
  expect(await refusal(app, 'cancelPolicy', cancel)).toMatchObject({
    errors: [{ path: 'hasClaim' }],
  });
});

test('over HTTP it has the version of its policy, and happens once', async () => {
  const policyId = next();
  const token = await host.token(await host.issue(['quote:read', 'quote:write']));
  const place = `/applied/policy/${policyId}/accidents`;
  const found = await host.send(place, { token });
  const etag = found.headers.get('etag') ?? '';
  const headers = { 'if-match': etag, 'idempotency-key': 'once' };
  const first = await host.send(place, { token, body: REAR, headers });
  const again = await host.send(place, { token, body: REAR, headers });
  expect(first.status, first.text).toBe(200);
  expect(again.text).toBe(first.text);
  expect(first.body.accidents).toHaveLength(1);
  const stale = await host.send(place, { token, body: REAR, headers: { 'if-match': etag } });
  expect(stale.status).toBe(412);
  expect((await host.send('/applied/policy/P-NONE/accidents', { token })).status).toBe(404);
});
