import { between, pick, type Random, seeded } from '../../src/shared/data/random.ts';
import { COUNTIES, type County } from './counties.ts';
import { MODELS } from './models.ts';
import type { Fuel } from './read-model.ts';
import { YEAR_CODES, yearOfCode } from './year-codes.ts';

/** A vehicle as the look-up returns it: `engineSize` in cc, 0 for electric. */
export type Vehicle = {
  vrm: string;
  make: string;
  model: string;
  year: number;
  engineSize: number;
  fuelType: Fuel;
};

const COUNT = 2000;

/** The marks that a newcomer tries first, for every year, so that no first try is a 404. */
const FIRST_TRIED = YEAR_CODES.flatMap((code) =>
  ['D', 'C', 'G', 'L', 'W'].map((county) => `${code}-${county}-12345`),
);

const vehicleOf = (
  vrm: string,
  [make, model]: readonly [string, string],
  [year, engineSize]: readonly [number, number],
): Vehicle => ({ vrm, make, model, year, engineSize, fuelType: 'Petrol' });

/** A few with marks of the other forms: from before 1987, vintage, an early import, a short stay. */
const OTHER_FORMS: readonly Vehicle[] = [
  vehicleOf('123-IK', ['Ford', 'Prefect'], [1951, 1172]),
  vehicleOf('1234-ZA', ['Morris', 'Minor'], [1959, 948]),
  vehicleOf('86-D-1', ['Volkswagen', 'Golf'], [1986, 1595]),
  vehicleOf('AZD-123', ['Austin', 'Mini'], [1971, 998]),
  vehicleOf('IK-123', ['Ford', 'Anglia'], [1947, 933]),
  vehicleOf('ZA-1234', ['Triumph', 'Herald'], [1962, 1147]),
  vehicleOf('ZV-1234', ['MG', 'MGB'], [1969, 1798]),
  vehicleOf('ZZ-12345', ['Toyota', 'Corolla'], [2021, 1598]),
];

/** The fuels that buyers preferred where a model had several: diesel after the tax of 2008. */
const PREFERENCES: readonly { from: number; shares: Record<Fuel, number> }[] = [
  { from: 2020, shares: { Petrol: 3, Diesel: 2, Hybrid: 4, 'Plug-in Hybrid': 2, Electric: 3 } },
  { from: 2008, shares: { Petrol: 2, Diesel: 6, Hybrid: 2, 'Plug-in Hybrid': 1, Electric: 1 } },
  { from: 1987, shares: { Petrol: 8, Diesel: 2, Hybrid: 1, 'Plug-in Hybrid': 1, Electric: 1 } },
];

function vehicle(random: Random, vrm: string): Vehicle {
  const year = yearOfCode(vrm);
  const shares = PREFERENCES.find(({ from }) => from <= year)?.shares;
  const offers = MODELS.map((model) => ({
    ...model,
    engines: model.engines.filter(({ from, to }) => from <= year && year <= to),
  })).filter(({ engines }) => engines.length > 0);
  const { make, model, engines } = pick(random, offers, ({ weight }) => weight);
  const { cc, fuel } = pick(random, engines, (engine) => shares?.[engine.fuel] ?? 0);
  return { vrm, make, model, year, engineSize: cc, fuelType: fuel };
}

/** Newer cars are more common, and most cars are registered in the first half of a year. */
function codeWeight(code: string): number {
  const age = yearOfCode(code) - 1985;
  const half = code.length === 2 ? 1 : code.endsWith('1') ? 0.7 : 0.3;
  return age * age * half;
}

/** Picks the length in digits first, so that short sequences, rare in reality, occur as well. */
const LENGTHS = [1, 2, 3, 4, 5, 6];
const LENGTH_WEIGHTS = [2, 6, 18, 40, 34, 8];

/** A sequence as the county would reach it; only Dublin in its busiest years passed 100,000. */
function sequence(random: Random, county: County, year: number): number {
  const busiest = county.mark === 'D' && year >= 1999 && year <= 2008;
  const top = busiest ? 120_000 : Math.round(county.share * 2000);
  const reached = LENGTHS.filter((length) => 10 ** (length - 1) <= top);
  const length = pick(random, reached, (digits) => LENGTH_WEIGHTS[digits - 1] ?? 0);
  return between(random, 10 ** (length - 1), Math.min(top, 10 ** length - 1));
}

function mark(random: Random): string {
  const code = pick(random, YEAR_CODES, codeWeight);
  const year = yearOfCode(code);
  const valid = COUNTIES.filter(({ from, to }) => from <= year && year <= to);
  const county = pick(random, valid, ({ share }) => share);
  return `${code}-${county.mark}-${sequence(random, county, year)}`;
}

/** *Demonstration* vehicles, sorted by mark; the same on every call. */
export function vehicles(): Vehicle[] {
  const random = seeded(1987);
  const marks = new Set(FIRST_TRIED);
  while (marks.size < COUNT) marks.add(mark(random));
  const dated = [...marks].sort().map((vrm) => vehicle(random, vrm));
  return [...dated, ...OTHER_FORMS].sort((a, b) => (a.vrm < b.vrm ? -1 : 1));
}
