import { between, pick, type Random, seeded } from '../../src/shared/data/random.ts';
import { ROUTING_KEYS, type RoutingKey } from '../../src/shared/domain/routing-keys.ts';
import { CITY_STREETS, DISTRICTS, STREETS, TOWNLANDS } from './streets.ts';

/** An address as the lookup answers; `eircode` without the space, `addressLine2` may be empty. */
export type Address = {
  eircode: string;
  addressLine1: string;
  addressLine2: string;
  town: string;
  county: string;
  country: 'Ireland';
};

const address = (
  eircode: string,
  [addressLine1, addressLine2]: readonly [string, string],
  [town, county]: readonly [string, string],
): Address => ({ eircode, addressLine1, addressLine2, town, county, country: 'Ireland' });

/**
 * Codes that are easy to say and to remember. `A65 F4E2` is the official example; its key is not
 * live, so it is given the county of the keys on either side of it, A63 and A67.
 */
const MEMORABLE: readonly Address[] = [
  address('A65F4E2', ['1 Main Street', ''], ['Wicklow', 'Wicklow']),
  address('D01F5P2', ['24 North Street', 'Summerhill'], ['Dublin 1', 'Dublin']),
  address('D02X285', ['12 Canal Street', 'Grand Canal Dock'], ['Dublin 2', 'Dublin']),
  address('H91A123', ['5 Quay Street', ''], ['Galway', 'Galway']),
  address('T12A123', ['18 South Street', 'Douglas'], ['Cork', 'Cork']),
  address('V94A123', ['7 Bridge Street', 'Castletroy'], ['Limerick', 'Limerick']),
  address('X91A123', ['31 High Street', ''], ['Waterford', 'Waterford']),
];

/** Eircode's own letters: none looks like a digit or another letter. */
const LETTERS = [...'ACDEFHKNPRTVWXY'];
const CHARACTERS = [...LETTERS, ...'0123456789'];

function identifier(random: Random): string {
  const rest = () => pick(random, CHARACTERS);
  // A digit at the end, because four letters could spell a word.
  return `${pick(random, LETTERS)}${rest()}${rest()}${between(random, 0, 9)}`;
}

function cityLines(random: Random, districts: readonly string[]): [string, string] {
  const street = `${between(random, 1, 160)} ${pick(random, [...CITY_STREETS, ...STREETS])}`;
  if (random() < 0.2) return [`Apartment ${between(random, 1, 60)}`, street];
  return [street, random() < 0.7 ? pick(random, districts) : ''];
}

function countryLines(random: Random): [string, string] {
  const kind = random();
  if (kind < 0.2) return [pick(random, TOWNLANDS), ''];
  const street = `${between(random, 1, 80)} ${pick(random, STREETS)}`;
  return [street, kind < 0.4 ? pick(random, TOWNLANDS) : ''];
}

/** How many addresses a key gets: a town 4, a district of Dublin 8, another city 14. */
function share(key: string): number {
  if (DISTRICTS[key] === undefined) return 4;
  return key.startsWith('D') ? 8 : 14;
}

function addressesOf(random: Random, { key, county, towns }: RoutingKey): Address[] {
  const districts = DISTRICTS[key];
  const [postTown = ''] = towns;
  const codes = new Set(MEMORABLE.map(({ eircode }) => eircode).filter((it) => it.startsWith(key)));
  const taken = codes.size;
  while (codes.size < share(key)) codes.add(`${key}${identifier(random)}`);
  return [...codes].slice(taken).map((eircode) => {
    // A city's districts belong to the post town only.
    const town = random() < 0.6 ? postTown : pick(random, towns);
    const inCity = districts !== undefined && town === postTown;
    const lines = inCity ? cityLines(random, districts) : countryLines(random);
    return address(eircode, lines, [town, county]);
  });
}

/**
 * *Demonstration* addresses, sorted by Eircode; the same on every call. Keys, towns and counties
 * are real; street, house number and identifier are random and belong to no one.
 */
export function addresses(): Address[] {
  const random = seeded(2015);
  return [...MEMORABLE, ...ROUTING_KEYS.flatMap((key) => addressesOf(random, key))].sort((a, b) =>
    a.eircode < b.eircode ? -1 : 1,
  );
}
