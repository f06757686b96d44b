import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COUNTIES } from '../../scripts/demonstration/counties.ts';
import { demonstrationData, FOLDER, jsonLines } from '../../scripts/demonstration-data.ts';
import { normaliseEircode } from '../../src/shared/domain/eircode.ts';
import { datedMark, normaliseVrm } from '../../src/shared/domain/registration.ts';
import { ROUTING_KEYS } from '../../src/shared/domain/routing-keys.ts';

const { vehicles, addresses } = demonstrationData();
const marks = new Set(vehicles.map(({ vrm }) => vrm));
const eircodes = new Set(addresses.map(({ eircode }) => eircode));

const sorted = (texts: Iterable<string>) => [...texts].sort();

test.each([
  ['vehicles', vehicles],
  ['addresses', addresses],
])('%s.json is what the generator makes', (name, items) => {
  const file = readFileSync(new URL(`${name}.json`, FOLDER), 'utf8');
  // Compared as a truth: a difference of two thousand lines helps no one.
  expect(file === jsonLines(items), 'run node scripts/demonstration-data.ts').toBe(true);
  expect(JSON.parse(file)).toEqual(items);
});

describe('vehicles', () => {
  const other = vehicles.filter(({ vrm }) => !datedMark(vrm) || vrm.startsWith('86-'));
  const dated = vehicles.filter((vehicle) => !other.includes(vehicle));

  test('are two thousand with a year in their mark, and a few of every other form, sorted', () => {
    expect(dated).toHaveLength(2000);
    expect(other.map(({ vrm }) => vrm)).toEqual([
      '123-IK',
      '1234-ZA',
      '86-D-1',
      'AZD-123',
      'IK-123',
      'ZA-1234',
      'ZV-1234',
      'ZZ-12345',
    ]);
    expect(other.filter(({ vrm }) => normaliseVrm(vrm) !== vrm)).toEqual([]);
    expect(vehicles.map(({ vrm }) => vrm)).toEqual(sorted(marks));
  });

  test('carry a normalised mark that was issued in their year', () => {
    const wrong = dated.filter(({ vrm, year }) => {
      const old = /^(8[7-9]|9\d|0\d|1[0-2])-([A-Z]{1,2})-[1-9]\d{0,5}$/.exec(vrm);
      const parts = old ?? /^(1[3-9]|2[0-6])[12]-([A-Z]{1,2})-[1-9]\d{0,5}$/.exec(vrm);
      if (parts === null || normaliseVrm(vrm) !== vrm) return true;
      const county = COUNTIES.find(({ mark }) => mark === parts[2]);
      if (county === undefined || year < county.from || year > county.to) return true;
      const code = Number(parts[1]);
      return year !== (code >= 87 ? 1900 : 2000) + code;
    });
    expect(wrong).toEqual([]);
  });

  test.each(['D', 'C', 'G', 'L', 'W'])('answer the first mark tried in any year: %s', (county) => {
    const old = Array.from({ length: 26 }, (_, index) => String((87 + index) % 100));
    const halves = Array.from({ length: 14 }, (_, index) => [`${13 + index}1`, `${13 + index}2`]);
    const codes = [...old.map((code) => code.padStart(2, '0')), ...halves.flat()];
    expect(codes).toHaveLength(54);
    expect(codes.filter((code) => !marks.has(`${code}-${county}-12345`))).toEqual([]);
  });

  test('have an engine size unless they are electric', () => {
    const electric = vehicles.filter(({ fuelType }) => fuelType === 'Electric');
    const engined = vehicles.filter(({ fuelType }) => fuelType !== 'Electric');
    expect(electric.length).toBeGreaterThan(50);
    expect(electric.filter(({ engineSize }) => engineSize !== 0)).toEqual([]);
    expect(engined.filter(({ engineSize }) => !(engineSize >= 600 && engineSize < 6000))).toEqual(
      [],
    );
  });

  test('are of many makes, models and every fuel', () => {
    expect(new Set(vehicles.map(({ make }) => make)).size).toBeGreaterThanOrEqual(25);
    const models = new Set(vehicles.map(({ make, model }) => `${make} ${model}`));
    expect(models.size).toBeGreaterThanOrEqual(70);
    expect(sorted(new Set(vehicles.map(({ fuelType }) => fuelType)))).toEqual(
      sorted(['Petrol', 'Diesel', 'Hybrid', 'Plug-in Hybrid', 'Electric']),
    );
  });

  test.each([
    ['Tesla', 'Model 3', 2019],
    ['Volkswagen', 'ID.4', 2021],
    ['Nissan', 'Qashqai', 2007],
    ['Dacia', 'Duster', 2012],
  ])('are not older than their model: %s %s', (make, model, first) => {
    const years = dated.filter((it) => it.make === make && it.model === model);
    expect(Math.min(...years.map(({ year }) => year))).toBeGreaterThanOrEqual(first);
    expect(years).not.toEqual([]);
  });
});

describe('addresses', () => {
  test('are about seven hundred, sorted, each Eircode once', () => {
    expect(addresses.length).toBeGreaterThanOrEqual(650);
    expect(addresses.map(({ eircode }) => eircode)).toEqual(sorted(eircodes));
  });

  test('carry a normalised Eircode of Eircode’s own characters', () => {
    const shape = /^([A-Y]\d\d|D6W)[ACDEFHKNPRTVWXY0-9]{4}$/;
    const wrong = [...eircodes].filter((it) => !shape.test(it) || normaliseEircode(it) !== it);
    expect(wrong).toEqual([]);
  });

  test('cover every routing key, in its towns and county', () => {
    expect(ROUTING_KEYS).toHaveLength(139);
    const few = ROUTING_KEYS.filter(({ key, county, towns }) => {
      const fitting = addresses.filter(
        (it) => it.eircode.startsWith(key) && it.county === county && towns.includes(it.town),
      );
      const all = addresses.filter((it) => it.eircode.startsWith(key));
      return fitting.length < 3 || fitting.length < all.length;
    });
    expect(few).toEqual([]);
    const keys = new Set(ROUTING_KEYS.map(({ key }) => key));
    const beyond = [...eircodes].filter((it) => !keys.has(it.slice(0, 3)));
    expect(beyond).toEqual(['A65F4E2']);
  });

  test.each([
    ['A65F4E2', 'Wicklow'],
    ['D01F5P2', 'Dublin 1'],
    ['D02X285', 'Dublin 2'],
    ['H91A123', 'Galway'],
    ['T12A123', 'Cork'],
    ['V94A123', 'Limerick'],
    ['X91A123', 'Waterford'],
  ])('answer the memorable %s', (eircode, town) => {
    expect(addresses.find((it) => it.eircode === eircode)).toMatchObject({
      town,
      country: 'Ireland',
    });
  });

  test('are complete but for the second line', () => {
    const blank = addresses.filter((it) => !it.addressLine1 || !it.town || !it.county);
    expect(blank).toEqual([]);
    expect(addresses.some((it) => it.addressLine2 === '')).toBe(true);
    expect(addresses.some((it) => it.addressLine2 !== '')).toBe(true);
  });
});
