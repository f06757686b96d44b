import { between, pick, type Random } from '../../../../shared/data/random.ts';
import type { RatingInputs } from '../../../../shared/domain/quote-fields/rating-inputs.ts';

/** Ages from the first to the second, inclusive, with their share of policies in per cent. */
const AGES: readonly (readonly [number, number, number])[] = [
  [17, 20, 2],
  [21, 24, 5],
  [25, 29, 8],
  [30, 39, 20],
  [40, 49, 23],
  [50, 59, 20],
  [60, 69, 14],
  [70, 79, 7],
  [80, 88, 1],
];

/** The licences of drivers up to an age, each with its share in per cent. */
const LICENCES: readonly (readonly [number, Record<string, number>])[] = [
  [20, { Learner: 30, Novice: 45, Full: 25 }],
  [24, { Learner: 10, Novice: 22, Full: 62, 'Full EU': 4, Other: 2 }],
  [34, { Learner: 3, Novice: 6, Full: 79, 'Full EU': 8, 'UK or exchangeable': 2, Other: 2 }],
  [
    120,
    { Learner: 0.6, Novice: 0.9, Full: 91.5, 'Full EU': 5, 'UK or exchangeable': 1.5, Other: 0.5 },
  ],
];

const CLAIMS = { 0: 90, 1: 8, 2: 1.5, 3: 0.4, 4: 0.1 };

/** Of a hundred claims, how many are the driver's fault, and how many are not settled yet. */
const OF_CLAIMS = { fault: 65, open: 5 };

/** The penalty points of drivers, in per cent. */
const POINTS = { 0: 88.5, 2: 4, 3: 5, 5: 1.2, 6: 0.9, 8: 0.3, 10: 0.1 };

/** How many of some claims a share, in per cent, is. */
function some(random: Random, claims: number, share: number): number {
  return Array.from({ length: claims }).filter(() => 100 * random() < share).length;
}

type Shares = Readonly<Record<string, number>>;

/** The words of each table as a list: every risk asks for the same tables. */
const lists = new WeakMap<Shares, [string, number][]>();

/** One of the words, each as likely as its share. */
export function share(random: Random, shares: Shares): string {
  const words = lists.get(shares) ?? Object.entries(shares);
  lists.set(shares, words);
  return pick(random, words, ([, weight]) => weight)[0];
}

function licenceYears(random: Random, type: string, sinceSeventeen: number): number {
  if (type === 'Learner') return Math.min(sinceSeventeen, between(random, 0, 2));
  if (type === 'Novice') return Math.min(sinceSeventeen, between(random, 0, 1));
  // Half pass at once; the others up to eight years later.
  const late = random() < 0.5 ? between(random, 0, 2) : between(random, 2, 8);
  return Math.max(0, sinceSeventeen - late);
}

/** Years without a claim on the driver's own policy, which few have from the first day. */
function noClaimsYears(random: Random, held: number, claims: number): number {
  const own = Math.max(0, held - between(random, 0, 4));
  const since = claims === 0 ? own : Math.min(own, between(random, 0, 4));
  return Math.min(since, random() < 0.12 ? between(random, 0, 5) : 20);
}

/**
 * The driver's part of a risk.
 * @param ages the youngest and the oldest; absent: as on the market
 */
export function driver(random: Random, ages?: readonly [number, number]) {
  const [young, old] = ages ?? pick(random, AGES, ([, , weight]) => weight);
  const driverAge = between(random, young, old);
  const shares = LICENCES.find(([upTo]) => driverAge <= upTo)?.[1] ?? { Full: 100 };
  const licenceType = share(random, shares);
  const yearsSinceSeventeen = driverAge - 17;
  const held = licenceYears(random, licenceType, yearsSinceSeventeen);
  const claims = Number(share(random, CLAIMS));
  const penaltyPoints = Number(share(random, POINTS));
  return {
    driverAge,
    yearsSinceSeventeen,
    licenceType,
    licenceYears: held,
    claims,
    allClaims: claims,
    faultClaims: some(random, claims, OF_CLAIMS.fault),
    openClaims: some(random, claims, OF_CLAIMS.open),
    penaltyPoints,
    convictions: penaltyPoints === 0 ? 0 : Math.ceil(penaltyPoints / 5),
    noClaimsYears: licenceType === 'Learner' ? 0 : noClaimsYears(random, held, claims),
  } satisfies Partial<RatingInputs>;
}
