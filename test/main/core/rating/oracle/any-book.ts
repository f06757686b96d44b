import fc from 'fast-check';
import type {
  Factor,
  Fee,
  InstalmentPlan,
  Limit,
  RateBook,
} from '../../../../../src/shared/schemas/rate-books/rate-book.ts';
import { tiny } from '../tiny-book.ts';
import { anyFactor } from './any-factor.ts';

const amount = (max: number) => fc.integer({ min: 0, max });
const share = (max = 10_000) => fc.integer({ min: 0, max }).map((n) => n / 10_000);
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined });
/** An object without the properties that are undefined. */
const given = <T extends object>(of: T) =>
  Object.fromEntries(Object.entries(of).filter(([, value]) => value !== undefined));

const byCover = (max: number) =>
  fc.record({ Comprehensive: amount(max), TPFT: amount(max), ThirdParty: amount(max) });

const anyLimit = fc.record({
  first: fc.nat(),
  size: fc.nat(),
  isWhole: fc.boolean(),
  covers: fc.constantFrom<Limit['covers'][]>(undefined, undefined, ['Comprehensive']),
  least: maybe(share(9_000)),
  most: maybe(share(20_000).map((one) => one + 0.9)),
  mostTakenCents: maybe(amount(50_000)),
  mostAddedCents: maybe(amount(50_000)),
});

/** The limit over some factors that follow one another. */
function limitOf(
  { first, size, isWhole, most, ...bounds }: AnyLimit,
  i: number,
  factors: readonly Factor[],
): Limit {
  const from = first % factors.length;
  const ids = factors.slice(from, from + 1 + (size % factors.length)).map(({ id }) => id);
  const exact = most === undefined ? undefined : Math.round(most * 10_000) / 10_000;
  return {
    id: `limit-${i}`,
    title: `Limit ${i}`,
    ...given({ ...bounds, most: exact, factors: isWhole ? undefined : ids }),
  };
}
type AnyLimit = typeof anyLimit extends fc.Arbitrary<infer L> ? L : never;

const anyFee = fc
  .record({
    owner: fc.constantFrom<Fee['owner'][]>('insurer', 'broker'),
    cents: maybe(amount(5_000)),
    share: share(4_000),
    of: fc.constantFrom<Fee['of'][]>(undefined, 'net', 'gross'),
    leastCents: maybe(amount(4_000)),
    mostCents: maybe(amount(5_000)),
  })
  .map(({ leastCents, mostCents = leastCents, ...rest }) => ({
    ...rest,
    leastCents,
    mostCents: leastCents === undefined ? mostCents : leastCents + (mostCents ?? 0),
  }));

const anyPlan = fc.record({
  depositShare: maybe(share(3_000)),
  depositCents: maybe(amount(20_000)),
  number: fc.integer({ min: 1, max: 12 }),
  chargeShare: maybe(share(1_500)),
  chargeCents: maybe(amount(5_000)),
  round: fc.constantFrom<InstalmentPlan['round'][]>('before', 'after'),
});

const PERIODS = {
  leastDays: 1,
  mostMonths: 18,
  scale: [
    { upToDays: 31, share: 0.2 },
    { upToDays: 183, share: 0.6001 },
    { upToDays: 366, share: 1 },
  ],
};

const factorsOf = (count: number, name = 'factor') =>
  fc.tuple(...Array.from({ length: count }, (_, i) => anyFactor(`${name}-${i}`)));

const addOn = (
  id: 'breakdown' | 'windscreen',
  prices: readonly number[],
): RateBook['addOns'][number] => ({
  id,
  title: id,
  levels: prices.map((netCents, i) => ({ level: `${i}`, title: `Level ${i}`, netCents })),
});

/** A factor that moves the price of an optional cover alone: it names no covers and refers no one. */
function ownFactor({ covers: _, ...factor }: Factor): Factor {
  const own = { ...factor, addOn: 'breakdown' } as Factor;
  if (!('unknown' in own) || !own.unknown || !('reason' in own.unknown)) return own;
  const { unknown: __, ...rest } = own;
  return rest;
}

/** Lets a row of the first table imply the value of each number that has a place for it. */
function withImplied(factors: readonly Factor[], value: number | undefined): Factor[] {
  const table = factors.find((one) => one.kind === 'table');
  const [first] = table?.kind === 'table' ? table.rows : [];
  if (!(table && first) || value === undefined) return [...factors];
  const implied = [{ factor: table.id, row: first.row, value }];
  return factors.map((one) => ('input' in one ? { ...one, implied } : one));
}

/** Any book of every kind of part whose structure the checks accept; what it costs may make no sense. */
export const anyBook: fc.Arbitrary<RateBook> = fc
  .record({
    factors: fc.integer({ min: 1, max: 6 }).chain(factorsOf),
    implied: maybe(fc.nat(60)),
    base: byCover(200_000),
    minimum: byCover(40_000),
    limits: fc.array(anyLimit, { maxLength: 3 }),
    fees: fc.array(anyFee, { maxLength: 2 }),
    plans: fc.array(anyPlan, { maxLength: 2 }),
    policyFeeCents: amount(5_000),
    hasPeriods: fc.boolean(),
    isCounted: fc.boolean(),
    share: share(),
    mainShare: share(),
    ownFactors: fc.nat(2).chain((count) => factorsOf(count, 'own')),
    prices: fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 2, maxLength: 2 }),
    ownFirst: fc.boolean(),
  })
  .map(({ implied, base, minimum, policyFeeCents, hasPeriods, isCounted, ...parts }) => {
    const factors = withImplied(parts.factors, implied);
    const own = withImplied(parts.ownFactors, implied).map(ownFactor);
    const limits = parts.limits.map((one, i) => limitOf(one, i, factors));
    const named = <T extends object>(list: readonly T[]) =>
      list.map((one, i) => ({ id: `${i}`, title: `${i}`, ...given(one) }));
    const { share: some, mainShare } = parts;
    const namedDrivers = {
      title: 'Named drivers',
      driver: 'Named driver',
      share: some,
      mainShare,
      factors: factors.filter((_, i) => i % 2 === 0).map(({ id }) => id),
    };
    return {
      ...tiny,
      base: { title: 'Base', cents: base },
      minimumNetCents: minimum,
      factors: parts.ownFirst ? [...own, ...factors] : [...factors, ...own],
      policyFeeCents,
      addOns: [addOn('breakdown', parts.prices), addOn('windscreen', parts.prices)],
      ...(limits.length > 0 ? { limits } : {}),
      ...(parts.fees.length > 0 ? { fees: named(parts.fees) as Fee[] } : {}),
      ...(parts.plans.length > 0
        ? { instalmentPlans: named(parts.plans) as InstalmentPlan[] }
        : {}),
      ...(hasPeriods ? { periods: PERIODS } : {}),
      ...(isCounted ? { namedDrivers } : {}),
    };
  });
