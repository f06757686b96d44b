import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RateBook } from '../../../src/shared/schemas/rate-books/rate-book.ts';
import { ask, refusal } from '../../support/host/ask.ts';
import { startHost, type TestHost } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';

let dataFolder: string;
let host: TestHost;
let present: RateBook;
let base: string;

beforeAll(async () => {
  dataFolder = temporaryFolder();
  host = await startHost({ dataFolder, clock: { now: Date.UTC(2026, 10, 24, 11) } });
  const { rateBook } = await ask(host.app, 'serviceStatus', {});
  base = rateBook?.hash ?? '';
  ({ rateBook: present } = await ask(host.app, 'readRateBook', { hash: base }));
});
afterAll(() => host.close());

const tryBook = (rateBook: object, more: object = {}) =>
  ask(host.app, 'tryRateBook', { rateBook, base, ...more });

test('an unchanged book holds every example, and prices a risk as its base does', async () => {
  const inputs = present.examples[0]?.inputs ?? { cover: 'Comprehensive' };
  const { findings, examples, covers } = await tryBook(present, { risk: { inputs } });
  expect(findings.filter(({ severity }) => severity === 'fault')).toEqual([]);
  expect(examples?.map(({ found }) => found)).toEqual(present.examples.map(({ expect }) => expect));
  for (const { holds, differenceCents, premiumCents, baseCents } of examples ?? []) {
    expect({ holds, differenceCents }).toEqual({ holds: true, differenceCents: 0 });
    expect(baseCents).toBe(premiumCents);
  }
  expect(covers?.map(({ cover }) => cover)).toEqual(['Comprehensive', 'TPFT', 'ThirdParty']);
  for (const { premiumCents, baseCents, explanation } of covers ?? []) {
    expect(baseCents).toBe(premiumCents);
    expect(Math.round(explanation.premium * 100)).toBe(premiumCents);
    expect(explanation.steps.length).toBeGreaterThan(2);
  }
});

test('a higher fee breaks the examples by as much, and the base keeps its premiums', async () => {
  const dearer = { ...present, policyFeeCents: present.policyFeeCents + 500 };
  const { findings, examples, covers } = await tryBook(dearer, {
    risk: { inputs: { cover: 'Comprehensive', driverAge: 40 }, basis: 'typical' },
  });
  expect(findings.some(({ path }) => path === 'examples[0].expect.feeCents')).toBe(true);
  for (const { holds, differenceCents, premiumCents, baseCents } of examples ?? []) {
    expect({ holds, differenceCents }).toEqual({ holds: false, differenceCents: 500 });
    expect(premiumCents - (baseCents ?? 0)).toBe(500);
  }
  for (const each of covers ?? []) expect(each.premiumCents - (each.baseCents ?? 0)).toBe(500);
});

test('a text in the place of a number, and a fault, are said with their place and price nothing', async () => {
  const typed = structuredClone(present);
  Object.assign(typed.base.cents, { TPFT: '12x' });
  const shape = await tryBook(typed);
  expect(shape).toMatchObject({ examples: null, covers: null });
  expect(shape.findings).toMatchObject([{ severity: 'fault', path: 'base.cents.TPFT' }]);
  const factor = present.factors.findIndex(({ kind }) => kind === 'bands');
  const unordered = structuredClone(present);
  const bands = unordered.factors[factor];
  if (bands?.kind === 'bands') bands.bands.reverse();
  const faulty = await tryBook(unordered);
  expect(faulty.examples).toBeNull();
  expect(faulty.findings[0]).toMatchObject({ severity: 'fault', table: { id: bands?.id } });
});

test('without a base nothing is compared, and an unknown one is refused', async () => {
  const alone = await ask(host.app, 'tryRateBook', { rateBook: present });
  expect(alone.covers).toBeNull();
  expect(alone.examples?.every(({ baseCents }) => baseCents === null)).toBe(true);
  const unknown = { rateBook: present, base: '00000000' };
  expect(await refusal(host.app, 'tryRateBook', unknown)).toMatchObject({ kind: 'notFound' });
});
