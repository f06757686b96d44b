import { describe, expect, test } from 'vitest';
import { BROKER } from '../../../../../src/main/core/dispatcher.ts';
import { compareCovers } from '../../../../../src/main/core/quotes/quick-price/compare-covers.ts';
import { priceQuote } from '../../../../../src/main/core/quotes/quick-price/price.ts';
import { COVERS, type RaterCover } from '../../../../../src/shared/domain/quotes/cover.ts';
import type { Result } from '../../../../../src/shared/result/result.ts';
import type { ProductPriceRequest } from '../../../../../src/shared/schemas/quotes/price.ts';
import { said } from '../../../../support/host/ask.ts';
import { libraryWith } from '../demonstration-library.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 21, 9, 30);

/** Some of the three inputs changed. */
interface Changed {
  readonly inception?: string;
  readonly birth?: string;
  readonly cover?: RaterCover;
}

function request({ inception, birth, cover }: Changed): ProductPriceRequest {
  return {
    data: {
      'in_policy.dateInception': inception ?? '2026-12-01T00:00:00Z',
      'in_customer.dateOfBirth': birth ?? '1985-06-15',
      'in_dts.raterCover': cover ?? 'Comprehensive',
    },
  };
}

/** Asks for a quick price of a library that has its own memory. */
function quickPrices(library = libraryWith()) {
  const ask = priceQuote(library);
  return (changed: Changed = {}, now = NOW) => ask(request(changed), { caller: BROKER, now });
}

function priced<T>(answer: Result<T>): T {
  if (!answer.ok) throw new Error(JSON.stringify(answer.fault));
  return answer.value;
}

/** A quick price in euro, levies included. */
async function gross(asked: ReturnType<ReturnType<typeof quickPrices>>): Promise<number> {
  return priced(await asked).explanation.grossPremium;
}

describe('a quick price has the levies of the Irish day of receipt', () => {
  test('after the levies changed, even where the same was asked before', async () => {
    const ask = quickPrices();
    const old = Date.UTC(2025, 11, 31, 23, 59, 59);
    const before = await gross(ask({}, old));
    const after = await gross(ask({}, old + 1_000));
    // The compensation fund: 2 % of the net premium until then, 1 % from 1 January 2026.
    expect(after).toBeLessThan(before);
    expect(await gross(ask({}, old))).toBe(before);
    expect(after).toBe(await gross(quickPrices()({}, old + 1_000)));
  });

  test.each([
    ['in summer, from 23:00 UTC', Date.UTC(2026, 5, 30, 23), '2026-07-01'],
    ['in summer, until then', Date.UTC(2026, 5, 30, 22, 59, 59), '2026-06-30'],
    ['in winter, from midnight UTC', Date.UTC(2026, 11, 1), '2026-12-01'],
  ])('%s', async (_, now, day) => {
    const { explanation } = priced(await quickPrices()({ inception: '2027-01-01T00:00:00Z' }, now));
    expect(explanation.receivedOn).toBe(day);
    const inputs = { inception: '2027-01-01T00:00:00Z', dateOfBirth: '1985-06-15' };
    const compared = await compareCovers(libraryWith())(inputs, { caller: BROKER, now });
    for (const one of priced(compared).covers) expect(one.explanation.receivedOn).toBe(day);
  });
});

describe('a quick price is remembered by all that moves it', () => {
  test('each cover, age and rate book has its own, and the same is the very same', async () => {
    const ask = quickPrices();
    const asked: Changed[] = [
      {},
      { cover: 'ThirdParty' },
      { cover: 'ThirdPartyFireAndTheft' },
      { birth: '2001-06-15' },
    ];
    const first = await Promise.all(asked.map((one) => ask(one).then(priced)));
    expect(new Set(first.map(({ explanation }) => explanation.premium)).size).toBe(asked.length);
    for (const [i, one] of asked.entries()) expect(priced(await ask(one))).toBe(first[i]);
    expect(Object.isFrozen(first[0]?.explanation.steps)).toBe(true);
  });

  test('two thousand at the most, and then the same is calculated again', async () => {
    const ask = quickPrices();
    const covers = ['Comprehensive', 'ThirdParty', 'ThirdPartyFireAndTheft'] as const;
    const nth = (n: number) => {
      const today = NOW + Math.floor(n / 3) * DAY;
      const inception = new Date(today + DAY).toISOString();
      return ask({ inception, cover: covers[n % 3] ?? 'Comprehensive' }, today);
    };
    const first = priced(await nth(0));
    for (let n = 1; n < 2_000; n += 1) await nth(n);
    expect(priced(await nth(0))).toBe(first);
    await nth(2_000);
    const again = priced(await nth(0));
    expect(again).not.toBe(first);
    expect(again).toEqual(first);
  });

  test('a new rate book answers for itself', async () => {
    const [old, next] = [libraryWith(), libraryWith({ policyFeeCents: 9_900 })];
    const inForce = (day: string) => (day < '2027-01-01' ? old : next).inForce(day);
    const ask = quickPrices({ ...old, inForce });
    const fee = async (inception: string) => priced(await ask({ inception })).explanation.policyFee;
    expect(await fee('2026-12-31T12:00:00Z')).toBe(25);
    expect(await fee('2027-01-01T12:00:00Z')).toBe(99);
  });
});

const INCEPTION = 'data.in_policy.dateInception';
const BIRTH = 'data.in_customer.dateOfBirth';

/** What is wrong with three inputs, each fault by its path. */
async function faultsOf(changed: Changed): Promise<Record<string, unknown>> {
  const answer = said(await quickPrices()(changed));
  if (answer.ok || !('fault' in answer)) throw new Error('It has a price');
  const { kind, errors = [] } = answer.fault;
  expect(kind).toBe('invalid');
  return Object.fromEntries(errors.map(({ path, message }) => [path, message]));
}

describe('what has no quick price', () => {
  const NO_MOMENT = expect.stringMatching(/^must be an ISO 8601 date-time/);

  test.each<[string, Changed, Record<string, unknown>]>([
    ['an inception in other words', { inception: 'soon' }, { [INCEPTION]: NO_MOMENT }],
    [
      'a day of birth that does not exist',
      { birth: '1985-06-31' },
      { [BIRTH]: expect.stringMatching(/exist/) },
    ],
    [
      'neither',
      { inception: '', birth: '' },
      { [INCEPTION]: NO_MOMENT, [BIRTH]: expect.stringMatching(/exist/) },
    ],
    [
      'a birth on the very day of inception',
      { birth: '2026-12-01' },
      { [BIRTH]: expect.stringContaining(INCEPTION) },
    ],
    [
      'an inception before every rate book',
      { inception: '1999-12-31T12:00:00Z', birth: '1970-01-01' },
      { [INCEPTION]: expect.stringMatching(/rate book/) },
    ],
  ])('%s', async (_, changed, faults) => {
    expect(await faultsOf(changed)).toEqual(faults);
  });

  test('a driver who was born the day before has a reason to be declined, no fault', async () => {
    expect(await quickPrices()({ birth: '2026-11-30' })).toMatchObject({
      ok: false,
      fault: { kind: 'declined', reasons: [{ rule: 'under-seventeen' }] },
    });
  });

  test('the comparison names its own inputs', async () => {
    const compare = compareCovers(libraryWith());
    const answer = await compare({ inception: '', dateOfBirth: '' }, { caller: BROKER, now: NOW });
    expect(answer).toMatchObject({
      ok: false,
      fault: { errors: [{ path: 'inception' }, { path: 'dateOfBirth' }] },
    });
  });
});

describe('a quick price warns', () => {
  const warnings = async (changed: Changed) => priced(await quickPrices()(changed)).warnings;

  test('of an inception in the past, by its day', async () => {
    expect(await warnings({ inception: '2026-11-20T12:00:00Z' })).toEqual([
      { path: INCEPTION, message: { code: 'dayPast', values: { day: '2026-11-20' } } },
    ]);
    expect(await warnings({ inception: '2026-11-21T00:00:00Z' })).toEqual([]);
  });

  test('of an inception that is far ahead, as a quote document is', async () => {
    expect(await warnings({ inception: '2027-01-20T00:00:00Z' })).toEqual([]);
    const [day, days] = ['2027-01-21', 60];
    expect(await warnings({ inception: `${day}T00:00:00Z` })).toEqual([
      { path: INCEPTION, message: { code: 'dayFarAhead', values: { day, days } } },
    ]);
    expect((await warnings({ inception: '2027-12-20T00:00:00Z' }))[0]).toMatchObject({
      message: { code: 'dayFarAhead' },
    });
  });

  test('of a risk for an underwriter, with the reason', async () => {
    expect(await warnings({ birth: '2008-06-15' })).toEqual([
      { code: 'referred', values: { reason: expect.stringMatching(/under 21/) } },
    ]);
  });

  test('of nothing that an earlier request was warned of', async () => {
    const ask = quickPrices();
    const past = { inception: '2026-11-20T12:00:00Z' };
    expect(priced(await ask(past)).warnings).toHaveLength(1);
    expect(priced(await ask()).warnings).toEqual([]);
    expect(priced(await ask(past)).warnings).toHaveLength(1);
  });
});

test('the keys of a quick price are those of its cover, and its numbers those of the explanation', async () => {
  const keys: Record<RaterCover, readonly string[]> = {
    Comprehensive: ['Comp'],
    ThirdParty: ['Comp', 'TP'],
    ThirdPartyFireAndTheft: ['Comp', 'TPFT'],
  };
  for (const cover of ['Comprehensive', 'ThirdParty', 'ThirdPartyFireAndTheft'] as const) {
    const { explanation, warnings, ...numbers } = priced(await quickPrices()({ cover }));
    const expected = keys[cover].flatMap((key) => [
      [`rater.${key}.GrossPrem`, explanation.grossPremium],
      [`rater.${key}.PolFee`, explanation.policyFee],
      [`rater.${key}.PremAfterPolFee`, explanation.premium],
    ]);
    expect(numbers).toEqual(Object.fromEntries(expected));
    expect(warnings).toEqual([]);
  }
});

test('the comparison says what an underwriter would have to look at', async () => {
  const library = libraryWith({
    underwriting: [
      { id: 'below-45', decision: 'refer', input: 'driverAge', below: 45, reason: 'Below 45' },
    ],
  });
  const inputs = { inception: '2026-12-01T12:00:00Z', dateOfBirth: '1985-06-15' };
  const { warnings, covers } = priced(
    await compareCovers(library)(inputs, { caller: BROKER, now: NOW }),
  );
  expect(covers).toHaveLength(3);
  expect(warnings).toEqual([{ code: 'referred', values: { reason: 'Below 45' } }]);
});

test('the comparison has all three covers, each as its quick price has it', async () => {
  const inputs = { inception: '2026-11-20T12:00:00Z', dateOfBirth: '1985-06-15' };
  const answer = await compareCovers(libraryWith())(inputs, { caller: BROKER, now: NOW });
  const { covers, warnings } = priced(answer);
  expect(covers.map(({ cover }) => cover)).toEqual(COVERS);
  const quick = quickPrices();
  for (const { cover, explanation } of covers) {
    const asked = cover === 'TPFT' ? 'ThirdPartyFireAndTheft' : cover;
    const alone = priced(await quick({ inception: inputs.inception, cover: asked }));
    expect(explanation).toEqual(alone.explanation);
  }
  expect(warnings).toEqual([
    { path: 'inception', message: { code: 'dayPast', values: { day: '2026-11-20' } } },
  ]);
});
