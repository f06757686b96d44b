import { afterAll, expect, test } from 'vitest';
import { irishMoment } from '../../../src/shared/domain/date.ts';
import { ask, refusal } from '../../support/host/ask.ts';
import { startHost } from '../../support/host/host.ts';
import { accepted, submitted } from '../../support/quotes/quotes.ts';

const clock = { now: irishMoment('2027-03-15', '10:00:00') };
const host = await startHost({ clock });
const { app } = host;
afterAll(() => host.close());

async function sold(mark: string, drivers: readonly object[] = []): Promise<string> {
  const quoteId = await submitted(host, { mark, from: '2027-04-01', drivers });
  return accepted(host, quoteId);
}

const list = () => ask(app, 'listDatabaseNotices', {});
const tell = (...notices: { policyId: string; transaction: number }[]) =>
  ask(app, 'tellDatabase', { notices });

/** What is due, in short. */
const due = async () =>
  (await list()).notices.map(({ policyId, transaction, change }) => [
    policyId,
    transaction,
    change,
  ]);

const DRIVER = {
  FirstName: 'Máire',
  Surname: 'Walsh',
  DateOfBirth: '1989-05-04',
  DriverNumber: '123456789',
};

test('each transaction is due within five working days until it is ticked off, what was undone before is not', async () => {
  const policyId = await sold('12-G-1', [DRIVER]);
  const [first] = (await list()).notices;
  // The Monday before St Patrick's Day, a Wednesday.
  expect(first).toMatchObject({
    policyId,
    transaction: 1,
    kind: 'newBusiness',
    change: 'new',
    madeOn: '2027-03-15',
    lastDay: '2027-03-23',
    isOverdue: false,
    registration: '12-G-1',
    make: 'Ford',
    coverFrom: '2027-04-01',
    coverTo: '2028-03-31',
    policyholder: "Seán Ó'Briain",
    drivers: [{ name: "Seán Ó'Briain" }, { name: 'Máire Walsh', driverNumber: '123456789' }],
  });
  expect(first?.insurer).toBeDefined();
  clock.now = irishMoment('2027-03-24', '10:00:00');
  expect((await list()).notices).toMatchObject([{ isOverdue: true }]);

  expect(await tell({ policyId, transaction: 1 }, { policyId, transaction: 1 })).toEqual({
    told: 1,
  });
  expect(await tell({ policyId, transaction: 1 })).toEqual({ told: 0 });
  expect(await list()).toEqual({ notices: [], total: 0 });
  const { deadlines } = await ask(app, 'getPolicy', { policyId });
  expect(deadlines.map(({ id }) => id)).not.toContain('databaseNotice');

  const vehicle = { Vehicle: { RegistrationNumber: '231-D-4567', Make: 'Opel', Model: 'Astra' } };
  await ask(app, 'adjustPolicy', { policyId, reason: 'Another car', document: vehicle });
  expect((await list()).notices).toMatchObject([
    { transaction: 2, change: 'change', registration: '231-D-4567', formerRegistration: '12-G-1' },
  ]);
  // The database never heard of it: there is nothing to take back.
  await ask(app, 'reverseTransaction', { policyId, transaction: 2, reason: 'He keeps it' });
  expect(await due()).toEqual([]);

  await ask(app, 'cancelPolicy', { policyId, reason: 'Sold', ending: 'customer', hasClaim: false });
  expect(await due()).toEqual([[policyId, 4, 'end']]);
  await tell({ policyId, transaction: 4 });
  await ask(app, 'reverseTransaction', { policyId, transaction: 4, reason: 'By mistake' });
  // It was told of the end: so it is told that there was none.
  expect(await due()).toEqual([[policyId, 5, 'new']]);
  await tell({ policyId, transaction: 5 });
  await ask(app, 'cancelPolicy', { policyId, reason: 'Sold', ending: 'customer', hasClaim: false });
  await ask(app, 'reinstatePolicy', { policyId, reason: 'He stays' });
  expect(await due()).toEqual([
    [policyId, 6, 'end'],
    [policyId, 7, 'new'],
  ]);
  const { history } = await ask(app, 'getQuoteHistory', {
    id: (await ask(app, 'getPolicy', { policyId })).quoteId,
  });
  expect(history.filter(({ kind }) => kind === 'databaseTold')).toHaveLength(3);
  expect(await tell({ policyId, transaction: 6 }, { policyId, transaction: 7 })).toEqual({
    told: 2,
  });
  expect(
    await refusal(app, 'tellDatabase', { notices: [{ policyId, transaction: 8 }] }),
  ).toMatchObject({ kind: 'notFound', message: `Policy ${policyId} has no transaction 8` });
});

test('a tick leaves the documents as they were made, and what is older than 60 days does not fill the list', async () => {
  const policyId = await sold('12-G-2');
  const other = await sold('12-G-3');
  const { quoteId } = await ask(app, 'getPolicy', { policyId });
  const before = await ask(app, 'readDocument', { quoteId, type: 'certificate' });
  expect((await ask(app, 'listDatabaseNotices', { limit: 1 })).notices).toHaveLength(1);
  expect((await list()).total).toBe(2);
  await tell({ policyId, transaction: 1 });
  expect(await ask(app, 'readDocument', { quoteId, type: 'certificate' })).toEqual(before);
  expect(await ask(app, 'verifyDocument', { contentBase64: before.contentBase64 })).toMatchObject({
    document: { newest: true },
  });
  clock.now += 59 * 86_400_000;
  expect(await due()).toEqual([[other, 1, 'new']]);
  clock.now += 2 * 86_400_000;
  expect(await due()).toEqual([]);
});
