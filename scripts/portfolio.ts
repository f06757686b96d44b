import { PEOPLE } from '../src/main/core/impact/portfolio/place.ts';
import { portfolio } from '../src/main/core/impact/portfolio/portfolio.ts';
import { leviesOn } from '../src/main/core/rating/levies.ts';
import { compileBook } from '../src/main/core/rating/rate.ts';
import { COVERS, coverTitle } from '../src/shared/domain/quotes/cover.ts';
import type { RatingInputs } from '../src/shared/domain/quotes/rating-inputs.ts';
import { readBook, readLevies } from './portfolio/read-book.ts';
import { averageNet, breakdown, quantile, type Rated, rateAll } from './portfolio/summary.ts';

/** The day of the levies: fixed, so that the summary is always the same. */
const RECEIVED_ON = '2026-06-01';

/** The average written premium that the book aims at, in euro. */
const AIM = [620, 680] as const;

const AGE_BANDS: readonly (readonly [string, number])[] = [
  ['17 to 24', 24],
  ['25 to 29', 29],
  ['30 to 39', 39],
  ['40 to 49', 49],
  ['50 to 59', 59],
  ['60 to 69', 69],
  ['70 and over', Number.POSITIVE_INFINITY],
];

const NO_CLAIMS = ['0', '1', '2', '3', '4', '5 and more'];

function ageBand({ driverAge = 0 }: RatingInputs): string {
  return AGE_BANDS.find(([, upTo]) => driverAge <= upTo)?.[0] ?? '';
}

function noClaims({ noClaimsYears = 0 }: RatingInputs): string {
  return NO_CLAIMS[Math.min(5, noClaimsYears)] ?? '';
}

const euros = (cents: number) => (cents / 100).toFixed(2).padStart(9);

type Breakdown = readonly [string, readonly string[], (inputs: RatingInputs) => string];

const BREAKDOWNS: readonly Breakdown[] = [
  ['cover', COVERS.map((cover) => coverTitle[cover]), ({ cover }) => coverTitle[cover]],
  ["driver's age", AGE_BANDS.map(([name]) => name), ageBand],
  ['years without a claim', NO_CLAIMS, noClaims],
  ['claims in five years', ['0', '1', '2', '3', '4'], ({ claims }) => `${claims}`],
  [
    'penalty points',
    ['0', '2', '3', '5', '6', '8', '10'],
    ({ penaltyPoints }) => `${penaltyPoints}`,
  ],
  ['named drivers', ['0', '1', '2'], ({ namedDrivers = [] }) => `${namedDrivers.length}`],
  [
    'make and model of some cars',
    ['Nissan Micra', 'Volkswagen Golf', 'BMW 5 Series', 'Volkswagen Golf GTI', 'Porsche 911'],
    ({ make, model }) => `${make} ${model}`,
  ],
  [
    'parking',
    ['Garage', 'Driveway', 'PrivateCarPark', 'Street', 'Other'],
    ({ parking = '' }) => parking,
  ],
  [
    'licence',
    ['Full', 'Full EU', 'Novice', 'Learner', 'UK or exchangeable', 'Other'],
    ({ licenceType = '' }) => licenceType,
  ],
  [
    'fuel',
    ['Petrol', 'Diesel', 'Hybrid', 'Plug-in Hybrid', 'Electric'],
    ({ fuelType = '' }) => fuelType,
  ],
  ['county', Object.keys(PEOPLE), ({ county = '' }) => county],
];

function table(rated: readonly Rated[], [title, names, nameOf]: Breakdown): string[] {
  const average = averageNet(rated);
  const lines = breakdown(rated, names, nameOf).map(({ name, share, averageCents }) => {
    const part = `${(100 * share).toFixed(1)} %`.padStart(8);
    const relative = (averageCents / average).toFixed(2).padStart(7);
    return `  ${name.padEnd(28)}${part}${euros(averageCents)}${relative}`;
  });
  return ['', `${`By ${title}`.padEnd(30)}   share  average  × all`, ...lines];
}

/** The synthetic portfolio on the demonstration book, as lines to read. */
export function summary(): { rated: Rated[]; lines: string[] } {
  const book = readBook();
  const levies = leviesOn(readLevies(), RECEIVED_ON);
  const rated = rateAll(compileBook(book), levies, portfolio());
  const paid = rated.reduce((sum, { premiumCents }) => sum + premiumCents, 0) / rated.length;
  const shares = [0.05, 0.25, 0.5, 0.75, 0.95, 0.99];
  const lines = [
    `${rated.length} invented risks, mixed roughly as on the Irish market, rated on the book`,
    `"${book.name}" ${book.version}. Nothing here is any insurer's.`,
    '',
    'Premiums are what is written, in euro: before levies and the policy fee.',
    `On the market the average written premium was 623 euro in 2024; the book aims at ${AIM.join(' to ')}.`,
    '',
    `  average written ${euros(averageNet(rated))}`,
    `  average paid    ${euros(paid)}   with the levies of ${RECEIVED_ON} and the policy fee`,
    ...shares.map((share) => {
      const below = `${Math.round(100 * share)} % are below`.padEnd(16);
      return `  ${below}${euros(quantile(rated, share))}`;
    }),
    ...BREAKDOWNS.flatMap((it) => table(rated, it)),
  ];
  return { rated, lines };
}

/** Whether the average written premium of the portfolio is where the book aims. */
export function isCalibrated(rated: readonly Rated[]): boolean {
  const [least, most] = AIM;
  const average = averageNet(rated) / 100;
  return average >= least && average <= most;
}

if (import.meta.main) {
  const { rated, lines } = summary();
  console.log(lines.join('\n'));
  if (!isCalibrated(rated)) process.exitCode = 1;
}
