/** @module-tag thorough */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Environments, openEnvironments } from '../../../src/main/app/environments.ts';
import { BROKER, type Conditions } from '../../../src/main/core/dispatcher.ts';
import type { Environment } from '../../../src/shared/contract/bridge.ts';
import type { InputOf, OperationName, OutputOf } from '../../../src/shared/contract/contract.ts';
import { faultSentence } from '../../../src/shared/contract/sentences.ts';
import { fieldPaths } from '../../../src/shared/domain/quote-fields/quote-fields.ts';
import { appOptions, startedFolder } from '../../support/host/host.ts';
import { SELLING } from '../../support/quotes/selling.ts';
import { cheaper, editionOf } from '../../support/rate-books/book-edition.ts';

const clock = { now: Date.UTC(2026, 10, 2, 9) };
const MINUTE = 60_000;

/** Every text that must not be in the copy, folded to how a file might hold it. */
const OWN = [
  ...['Xanthippe', 'Quackenbush', 'Zebulon', 'Pumpernickel'],
  ...['xanthippe.q@private.test', '+353 87 765 4321', '17 Elderberry Close', 'Ballyquaint'],
  ...['D02XY99', '211-KE-87654', '912345678', '887766554', 'Beekeeper of bumblebees'],
  ...['Honeybadger Mutual', 'Drove through a hedge', 'Lowered by her brother'],
  ...['Matched what her aunt pays', 'Una Peppercorn', 'PAY-XANTHIPPE'],
  ...['A trailer for her bees', 'Seen by Una herself', 'Keeps bees in it', 'Bees at night'],
  ...['Wants cover for hives', 'The hives fit', 'Sold to a beekeeper'],
];

const DOCUMENT = {
  Policy: { InceptionDate: '2026-12-01T00:00:00Z', CoverType: 'Comprehensive' },
  Customer: {
    ...{ Title: 'Ms', FirstName: 'Xanthippe', Surname: 'Quackenbush', DateOfBirth: '1985-06-15' },
    ...{ LicenceType: 'Full Irish', LicenceHeldYears: 15, Email: 'xanthippe.q@private.test' },
    ...{ Phone: '+353 87 765 4321', Occupation: 'Beekeeper of bumblebees' },
    Convictions: {
      Conviction: [{ Offence: 'Drove through a hedge', Date: '2025-01-01', Points: 3 }],
    },
  },
  Address: {
    ...{ AddressLine1: '17 Elderberry Close', Town: 'Ballyquaint', County: 'Dublin' },
    ...{ Eircode: 'D02XY99', Country: 'Ireland' },
  },
  Vehicle: {
    ...{ RegistrationNumber: '211-KE-87654', Make: 'BMW', Model: '5 Series', Year: 2021 },
    ...{ Value: 18000, Modifications: 'Lowered by her brother' },
  },
  NoClaimsBonus: { Years: 5, Insurer: 'Honeybadger Mutual' },
  PreviousInsurance: { Insurer: 'Honeybadger Mutual' },
  Drivers: {
    Driver: [
      {
        FirstName: 'Zebulon',
        Surname: 'Pumpernickel',
        DateOfBirth: '1990-01-02',
        Relation: 'Other',
      },
    ],
  },
};

let dataFolder: string;
let environments: Environments;
const ids: { accepted: string; second: string; lost: string; refused: string } = {
  ...{ accepted: '', second: '', lost: '', refused: '' },
};

async function ask<N extends OperationName>(
  environment: Environment,
  operation: N,
  input: InputOf<N>,
  conditions?: Conditions,
) {
  clock.now += MINUTE;
  const answer = await environments.dispatch(environment)(BROKER, operation, input, conditions);
  if (!answer.ok) throw new Error(`${operation}: ${faultSentence(answer.fault)}`);
  return answer.value as OutputOf<N>;
}

const submit = async (document: object) =>
  (await ask('live', 'submitQuote', { document, source: 'json' })).quoteId;

beforeAll(async () => {
  dataFolder = await startedFolder(clock.now);
  environments = await openEnvironments({ ...appOptions(dataFolder), clock: () => clock.now });
  const name = 'Una Peppercorn';
  const rateBook = editionOf('hives', cheaper);
  const { hash } = await ask('live', 'importRateBook', { rateBook, name });
  await ask('live', 'approveRateBook', {
    hash,
    reason: 'Matched what her aunt pays',
    name,
    ownDraft: true,
  });
  await ask('live', 'activateRateBook', { hash });
  ids.accepted = await submit(DOCUMENT);
  await ask('live', 'withdrawRateBook', { hash, reason: 'The hives fit', name });
  ids.second = await submit(DOCUMENT);
  const quoteId = ids.accepted;
  const discount = { overrideType: 'discount', value: 5 } as const;
  await ask('live', 'overrideQuote', {
    quoteId,
    ...discount,
    reason: 'Matched what her aunt pays',
  });
  await ask('live', 'addCover', { quoteId, addonType: 'legal' });
  await ask('live', 'recordDriverNumber', { quoteId, driverNumber: '912345678' });
  await ask('live', 'recordDriverNumber', { quoteId, driver: 1, driverNumber: '887766554' });
  await ask('live', 'saveFirm', { selling: SELLING });
  await ask('live', 'confirmSuitability', {
    ...{ quoteId, reasons: ['meetsDemands'], confirmedBy: name },
    ...{ demands: 'Wants cover for hives', explanation: 'The hives fit' },
  });
  await ask('live', 'referQuote', { quoteId, reason: 'A trailer for her bees', name });
  const approval = { decision: 'approve', note: 'Seen by Una herself' } as const;
  await ask('live', 'decideReferral', { quoteId, ...approval, terms: 'Bees at night', name });
  await ask('live', 'saveFirm', { name: 'Byrne Insurances Ltd', mayPass: ['termsOfBusiness'] });
  await ask('live', 'acceptQuote', {
    passed: [{ item: 'termsOfBusiness', reason: 'Una has them in her hive' }],
    ...{ quoteId, paymentMethod: 'card', paymentReference: 'PAY-XANTHIPPE' },
    ...{ confirmed: fieldPaths, duplicateReason: 'Two hives need two cars' },
  });
  ids.refused = await submit({ ...DOCUMENT, Address: {} });
  await ask('live', 'referQuote', { quoteId: ids.refused, reason: 'A trailer for her bees' });
  const refusal = { decision: 'refuse', note: 'Keeps bees in it' } as const;
  const reasons = ['Bees at night'];
  await ask('live', 'decideReferral', { quoteId: ids.refused, ...refusal, reasons });
  ids.lost = ids.second;
  const loss = { reason: 'other', note: 'Sold to a beekeeper', name } as const;
  await ask('live', 'markLost', { quoteId: ids.lost, ...loss });
  await ask('live', 'saveDraft', {
    ...{ id: '11111111-2222-4333-8444-555555555555', title: 'Xanthippe' },
    content: { name: 'Xanthippe' },
  });
}, 60_000);

afterAll(async () => {
  await environments.close();
  rmSync(dataFolder, { recursive: true });
});

const pages = { createdFrom: '2026-11-01', createdTo: '2026-11-30', sort: 'created' } as const;

/** What of a quote a copy must keep. */
function kept(quote: OutputOf<'getQuote'>) {
  const { quoteId, premium, status, createdAt, expiresAt, period, policyId, lost } = quote;
  return {
    ...{ quoteId, premium, status, createdAt, expiresAt, period, policyId },
    ...{ lost: lost?.reason, referral: quote.referral?.state, cover: quote.policy.coverType },
    birth: quote.customer.dateOfBirth,
    history: quote.history.map(({ kind, at, by }) => [kind, at, by]),
  };
}

test('a copy has the premiums, dates and histories, and is whole', async () => {
  const progress: number[] = [];
  const copied = await ask(
    'live',
    'resetTraining',
    { from: 'live' },
    {
      onProgress: ({ done, of }) => progress.push(done / of),
    },
  );
  expect(copied).toEqual({ quotes: 3, leftOut: 0 });
  expect(progress.at(-1)).toBe(1);
  for (const id of [ids.accepted, ids.second, ids.refused]) {
    const [live, copy] = [
      await ask('live', 'getQuote', { id }),
      await ask('training', 'getQuote', { id }),
    ];
    expect(kept(copy)).toEqual(kept(live));
    expect(copy.warnings).toEqual([]);
  }
  expect(await ask('training', 'replayQuotes', {})).toMatchObject({
    ...{ replayed: 3, differing: [], rows: [], chain: { broken: null } },
  });
  const figures = { from: '2026-11-01', to: '2026-11-30' };
  const [live, copy] = [
    await ask('live', 'dashboard', figures),
    await ask('training', 'dashboard', figures),
  ];
  expect(copy.period).toEqual(live.period);
  expect(copy.outcomes.sums).toEqual(live.outcomes.sums);
});

test('a withdrawn rate book is withdrawn in the copy, too', async () => {
  const statesIn = async (environment: Environment) =>
    (await ask(environment, 'listRateBooks', {})).rateBooks.map(
      ({ hash, state, activatedAt, steps }) => ({
        ...{ hash, state, activatedAt },
        steps: steps.map(({ step, at, by }) => [step, at, by]),
      }),
    );
  const live = await statesIn('live');
  expect(live.map(({ state }) => state)).toContain('withdrawn');
  expect(await statesIn('training')).toEqual(live);
});

test('one customer stays one, a car stays a car, and what was typed is somebody else’s', async () => {
  const { quotes } = await ask('training', 'listQuotes', pages);
  expect(new Set(quotes.map(({ customerKey }) => customerKey)).size).toBe(1);
  expect(new Set(quotes.map(({ registrationNumber }) => registrationNumber)).size).toBe(1);
  expect(quotes[0]?.registrationNumber).toMatch(/^211-KE-[1-9]\d{4}$/);
  const copy = await ask('training', 'getQuote', { id: ids.accepted });
  expect(copy).toMatchObject({
    customer: {
      email: expect.stringMatching(/@example\.com$/),
      phone: expect.stringMatching(/^020 91/),
    },
    driverNumber: expect.stringMatching(/^\d{9}$/),
  });
  expect(copy.customer.address.eircode).toMatch(/^D02[A-Z0-9]{4}$/);
  const live = (await ask('live', 'getQuote', { id: ids.accepted })).customer;
  expect(live).toMatchObject({ firstName: 'Xanthippe', surname: 'Quackenbush' });
});

test('nothing of anybody is in a file of the copy', async () => {
  // The index has the words of the names, too, and the log is written into the database.
  await ask('training', 'listQuotes', { search: 'x' });
  await environments.close();
  const folder = join(dataFolder, 'training');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)).toString('latin1'));
  expect(files.length).toBeGreaterThan(1);
  const folded = files.join('\n').toLowerCase();
  expect(folded).toContain(ids.accepted.toLowerCase());
  const live = readFileSync(join(dataFolder, 'quotedesk.db')).toString('latin1').toLowerCase();
  for (const own of OWN) {
    const text = own.toLowerCase();
    expect(live.includes(text), `${own} is in the live data`).toBe(true);
    expect(folded.includes(text), `${own} is in the copy`).toBe(false);
  }
  environments = await openEnvironments({ ...appOptions(dataFolder), clock: () => clock.now });
});

test('another copy has other names, a cancelled one replaces nothing', async () => {
  const nameOf = async () =>
    (await ask('training', 'getQuote', { id: ids.accepted })).customer.surname;
  const phoneOf = async () =>
    (await ask('training', 'getQuote', { id: ids.accepted })).customer.phone;
  const [before, phone] = [await nameOf(), await phoneOf()];
  const dispatch = environments.dispatch('live');
  const cancelled = await dispatch(
    BROKER,
    'resetTraining',
    { from: 'live' },
    {
      isCancelled: () => true,
    },
  );
  expect(cancelled).toMatchObject({ ok: false, fault: { kind: 'conflict' } });
  expect([await nameOf(), await phoneOf()]).toEqual([before, phone]);
  await ask('live', 'resetTraining', { from: 'live' });
  expect(await phoneOf()).not.toBe(phone);
});
