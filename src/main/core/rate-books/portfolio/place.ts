import { memoize } from '../../../../shared/data/memoize.ts';
import { pick, type Random } from '../../../../shared/data/random.ts';
import { ROUTING_KEYS } from '../../../../shared/domain/routing-keys.ts';

/** Thousands of people by county, rounded from the Irish census of 2022. */
export const PEOPLE = {
  Carlow: 62,
  Cavan: 82,
  Clare: 128,
  Cork: 584,
  Donegal: 167,
  Dublin: 1458,
  Galway: 277,
  Kerry: 156,
  Kildare: 248,
  Kilkenny: 104,
  Laois: 92,
  Leitrim: 35,
  Limerick: 210,
  Longford: 47,
  Louth: 140,
  Mayo: 138,
  Meath: 221,
  Monaghan: 65,
  Offaly: 83,
  Roscommon: 70,
  Sligo: 70,
  Tipperary: 168,
  Waterford: 127,
  Westmeath: 96,
  Wexford: 164,
  Wicklow: 156,
} as const;

const COUNTIES = Object.entries(PEOPLE);

/** Routing keys with many times more people than the others of their county. */
const CITIES: Readonly<Record<string, number>> = { T12: 20, T23: 14, V94: 8, H91: 6, X91: 4 };

const keysOf = memoize((county) => ROUTING_KEYS.filter((it) => it.county === county));

/** Where a car is kept: a county by its people, and a routing key in it. */
export function place(random: Random): { county: string; routingKey: string } {
  const [county] = pick(random, COUNTIES, ([, people]) => people);
  return { county, routingKey: pick(random, keysOf(county), ({ key }) => CITIES[key] ?? 1).key };
}
