import { between, pick, type Random, seeded } from '../../src/shared/data/random.ts';
import { COUNTIES, type County } from './counties.ts';
import { MODELS } from './models.ts';
import type { Fuel } from './read-model.ts';
import { YEAR_CODES, yearOfCode } from './year-codes.ts';

/** A vehicle as the lookup answers: `engineSize` in cc, 0 for electric. */
export type Vehicle = {
  vrm: string;
  make: string;
  model: string;
  year: number;
  engineSize: number;
  fuelType: Fuel;
};

const COUNT = 2000;

/** The marks a newcomer tries first are there for every year, so that no first try is a 404. */
const FIRST_TRIED = YEAR_CODES.flatMap((code) =>
  ['D', 'C', 'G', 'L', 'W'].map((county) => `${code}-${county}-12345`),
);

/** How buyers leant where a model was offered with several fuels: diesel after the tax of 2008. */
const TASTES: readonly { from: number; taste: Record<Fuel, number> }[] = [
  { from: 2020, taste: { Petrol: 3, Diesel: 2, Hybrid: 4, 'Plug-in Hybrid': 2, Electric: 3 } },
  { from: 2008, taste: { Petrol: 2, Diesel: 6, Hybrid: 2, 'Plug-in Hybrid': 1, Electric: 1 } },
  { from: 1987, taste: { Petrol: 8, Diesel: 2, Hybrid: 1, 'Plug-in Hybrid': 1, Electric: 1 } },
];

function vehicle(random: Random, vrm: string): Vehicle {
  const year = yearOfCode(vrm);
  const taste = TASTES.find(({ from }) => from <= year)?.taste;
  const offers = MODELS.map((model) => ({
    ...model,
    engines: model.engines.filter(({ from, to }) => from <= year && year <= to),
  })).filter(({ engines }) => engines.length > 0);
  const { make, model, engines } = pick(random, offers, ({ weight }) => weight);
  const { cc, fuel } = pick(random, engines, (engine) => taste?.[engine.fuel] ?? 0);
  return { vrm, make, model, year, engineSize: cc, fuelType: fuel };
}

/** Newer cars are commoner, and most of a year's are registered in its first half. */
function codeWeight(code: string): number {
  const age = yearOfCode(code) - 1985;
  const half = code.length === 2 ? 1 : code.endsWith('1') ? 0.7 : 0.3;
  return age * age * half;
}

/** The length in digits first, so that short sequences, rare in life, are met as well. */
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
  return [...marks].sort().map((vrm) => vehicle(random, vrm));
}
