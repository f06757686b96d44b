import { between, pick, type Random, seeded } from '../../../../shared/data/random.ts';
import type {
  NamedDriverInputs,
  RatingInputs,
} from '../../../../shared/domain/quote-fields/rating-inputs.ts';
import type { Cover } from '../../../../shared/domain/quotes/cover.ts';
import type { Portfolio } from '../../../../shared/schemas/rate-books/impact.ts';
import { car } from './car.ts';
import { driver } from './driver.ts';
import { place } from './place.ts';

/** The covers' shares of Irish private motor policies, in per cent. */
const COVER_SHARES: readonly (readonly [Cover, number])[] = [
  ['Comprehensive', 93],
  ['TPFT', 6],
  ['ThirdParty', 1],
];

/** The shares of policies that name a spouse or partner, and a child who may drive. */
const SHARES = { partner: 0.42, child: 0.06 };

function named(random: Random, position: number, ages: readonly [number, number]) {
  const { noClaimsYears: _, convictions: __, openClaims: ___, ...answers } = driver(random, ages);
  return { driver: position, ...answers } satisfies NamedDriverInputs;
}

/** The drivers who are named next to a policyholder of an age. */
function namedDrivers(random: Random, age: number): Pick<RatingInputs, 'namedDrivers'> {
  const found: NamedDriverInputs[] = [];
  if (age >= 25 && random() < SHARES.partner) {
    const near: [number, number] = [Math.max(21, age - 6), Math.min(88, age + 6)];
    const mainDriver = random() < 0.1;
    found.push({ ...named(random, 1, near), ...(mainDriver ? { mainDriver } : {}) });
  }
  if (age >= 40 && random() < SHARES.child) {
    found.push(named(random, found.length + 1, [17, Math.min(between(random, 18, 26), age - 20)]));
  }
  return found.length === 0 ? {} : { namedDrivers: found };
}

/** The seed where none is asked for. */
const USUAL_SEED = 2026;

/**
 * A *synthetic* portfolio: risks mixed roughly as on the Irish market, all invented. The same seed
 * and size give the same risks on every machine.
 */
export function portfolio(seed = USUAL_SEED, size = 20_000): RatingInputs[] {
  return [...risksOf(seed, size)];
}

/** Risks made one by one, so that none has to be kept. */
function* risksOf(seed: number, size: number): Generator<RatingInputs> {
  const random = seeded(seed);
  for (let made = 0; made < size; made += 1) {
    const policyholder = driver(random);
    yield {
      cover: pick(random, COVER_SHARES, ([, weight]) => weight)[0],
      ...policyholder,
      disqualifications: random() < 0.003 ? 1 : 0,
      ...car(random),
      ...place(random),
      ...namedDrivers(random, policyholder.driverAge),
    };
  }
}

/** How many risks one seed makes, and how many are measured between two looks at the conditions. */
const BLOCK = 1000;

/** Some risks of a large portfolio that follow each other. */
export interface Block {
  /** How many risks come before it. */
  readonly before: number;
  /** Made as they are read, so that memory holds one; to be read once. */
  readonly risks: Iterable<RatingInputs>;
}

/**
 * A share of a large portfolio, block by block. Each block has a seed of its own, so that any share
 * can be made alone, and all shares together are the same risks, however many there are.
 * @param share one of `of`, `at` from 0
 */
export function* portfolioBlocks(
  { seed = USUAL_SEED, size }: Portfolio,
  { at, of }: { readonly at: number; readonly of: number },
): Generator<Block> {
  for (let block = at; block * BLOCK < size; block += of) {
    const before = block * BLOCK;
    yield { before, risks: risksOf(seed + block, Math.min(BLOCK, size - before)) };
  }
}
