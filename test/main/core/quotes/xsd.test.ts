import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { afterAll, expect, test } from 'vitest';
import { FILE, quoteDocumentXsd } from '../../../../scripts/quote-document-xsd.ts';
import { readXml } from '../../../../src/main/adapters/xml/read-xml.ts';
import { readDocument } from '../../../../src/main/core/quotes/document/read-document.ts';
import { wordsOf } from '../../../../src/shared/domain/quote-fields/choices.ts';
import {
  itemPath,
  withoutPositions,
} from '../../../../src/shared/domain/quote-fields/item-path.ts';
import type {
  FieldKind,
  ListField,
  QuoteField,
} from '../../../../src/shared/domain/quote-fields/quote-field.ts';
import {
  FIELDS,
  type FieldPath,
  ROOT,
} from '../../../../src/shared/domain/quote-fields/quote-fields.ts';
import { fieldsOf, LISTS } from '../../../../src/shared/domain/quote-fields/quote-lists.ts';
import { FULL_XML, MINIMAL_XML, PROPOSAL_XML } from '../../../support/host/requests.ts';

const committed = readFileSync(FILE, 'utf8');
const schema = XmlDocument.fromString(committed);
const validator = XsdValidator.fromDoc(schema);

afterAll(() => {
  validator.dispose();
  schema.dispose();
});

function validates(xml: string): boolean {
  const document = XmlDocument.fromString(xml);
  try {
    validator.validate(document);
    return true;
  } catch {
    return false;
  } finally {
    document.dispose();
  }
}

function isAccepted(xml: string): boolean {
  const read = readXml(Buffer.from(xml), ROOT);
  if ('errors' in read) return false;
  return 'sections' in readDocument({ source: 'xml', ...read });
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A document of the given elements by their paths, items with positions, sections in the order of the first element of each. */
function written(values: ReadonlyMap<string, string>): string {
  const inside = (parent: string, paths: readonly string[]): string => {
    const names = new Set(paths.map((path) => path.slice(parent.length).split('/')[0] ?? ''));
    return [...names]
      .map((name) => {
        const path = `${parent}${name}`;
        const below = paths.filter((one) => one.startsWith(`${path}/`));
        const text = values.get(path);
        const content = text === undefined ? inside(`${path}/`, below) : escaped(text);
        const element = withoutPositions(name);
        return `<${element}>${content}</${element}>`;
      })
      .join('');
  };
  return `<${ROOT}>${inside('', [...values.keys()])}</${ROOT}>`;
}

const VALID: Record<Exclude<FieldKind, 'choice'>, string> = {
  name: 'Seán',
  text: 'Seán',
  moment: '2026-12-01T00:00:00+00:00',
  day: '1985-06-15',
  cover: 'TPFT',
  vrm: '191-D-12345',
  eircode: 'D02 X285',
  integer: '17',
  year: '2019',
  number: '28500.50',
  money: '28500.50',
  engine: '1.6',
  boolean: 'true',
  addOn: 'legal',
  driverNumber: '123456789',
};

function valid({ kind, choices }: QuoteField | ListField): string {
  if (kind !== 'choice') return VALID[kind];
  const [word = ''] = choices === undefined ? [] : wordsOf(choices);
  return word;
}

/** Every field with the path at which it can stand: those of lists in two items. */
const PLACES = [
  ...FIELDS.map((field) => ({ place: field.path as string, ...field })),
  ...LISTS.flatMap((list) =>
    [1, 2].flatMap((position) =>
      fieldsOf(list).map((field) => ({
        place: `${itemPath(list.path, position)}/${field.name}`,
        ...field,
      })),
    ),
  ),
];

const whole = () => new Map(PLACES.map((field) => [field.place, valid(field)]));

test('it is the one that the table of fields gives', () => {
  expect(committed, 'node scripts/quote-document-xsd.ts writes it').toBe(quoteDocumentXsd());
});

test('the samples and a document of every field validate', () => {
  for (const xml of [FULL_XML, MINIMAL_XML, PROPOSAL_XML, written(whole())]) {
    expect(validates(xml)).toBe(true);
    expect(isAccepted(xml)).toBe(true);
  }
});

test('it has exactly the fields of the table, each once', () => {
  const named = schema.find('//xs:element/@name', { xs: 'http://www.w3.org/2001/XMLSchema' });
  const names = named.map(({ content }) => content);
  const parts = PLACES.flatMap(({ place }) =>
    withoutPositions(place)
      .split('/')
      .map((_, i, all) => all.slice(0, i + 1).join('/')),
  );
  const expected = [...new Set(parts)].map((path) => path.split('/').at(-1));
  expect(names.sort()).toEqual([ROOT, ...expected].sort());
});

test('each field is required in the XSD where it is in the table, and has its kind', () => {
  for (const { place, required } of PLACES) {
    const values = whole();
    values.delete(place);
    expect(validates(written(values)), place).toBe(required !== true);
    expect(isAccepted(written(values)), place).toBe(required !== true);
    const wrong = whole().set(place, 'not \u202e so');
    expect(validates(written(wrong)), place).toBe(false);
    expect(isAccepted(written(wrong)), place).toBe(false);
  }
});

test('a list may have as many items as the table says, and no more', () => {
  for (const list of LISTS) {
    const fields = fieldsOf(list);
    const items = (count: number) =>
      new Map([
        ...whole(),
        ...Array.from({ length: count }, (_, at) =>
          fields.map(
            (field) => [`${itemPath(list.path, at + 1)}/${field.name}`, valid(field)] as const,
          ),
        ).flat(),
      ]);
    for (const count of [list.most, list.most + 1]) {
      const xml = written(items(count));
      expect([validates(xml), isAccepted(xml)], list.path).toEqual([
        count === list.most,
        count === list.most,
      ]);
    }
  }
});

test('the sections may come in any order', () => {
  const turned = written(new Map([...whole()].reverse()));
  expect(validates(turned)).toBe(true);
  expect(isAccepted(turned)).toBe(true);
});

test.each<[FieldPath, string]>([
  ['Vehicle/RegistrationNumber', 'ZV-1234'],
  ['Vehicle/RegistrationNumber', '123 IK'],
  ['Vehicle/Year', '+02019'],
  ['Vehicle/Value', '.5'],
  ['Vehicle/Value', '28500.'],
  ['Vehicle/Mileage', '+005'],
  ['ClaimsHistory/NumberOfClaims', '+005'],
  ['Address/Eircode', 'D02-X285'],
  ['Policy/InceptionDate', '2026-11-30T24:00:00Z'],
])('%s may be %s, by both', (path, value) => {
  const xml = written(whole().set(path, value));
  expect(validates(xml)).toBe(true);
  expect(isAccepted(xml)).toBe(true);
});

test.each([
  ['12 Canal\n\t  Street', true],
  ['12 Canal\u0085Street', false],
  ['12 Canal\u2028Street', false],
])('a text of several lines is one of spaces, by both: %j', (text, good) => {
  const xml = written(whole().set('Address/AddressLine1', text).set('Customer/Surname', text));
  expect(validates(xml)).toBe(good);
  expect(isAccepted(xml)).toBe(good);
});

const SPACE = fc.constantFrom('', ' ', '\n', '\t ', '\u00a0');
const digits = (least: number, most: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: least, maxLength: most });
const joined = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((all) => all.join(''));
const SIGN = fc.constantFrom('', '', '+', '-');
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 210 }),
  fc.string({ unit: fc.constantFrom('a', ' ', '\t', '\n', '\u0085', '\u2028', '\u{1f697}') }),
  fc.integer({ min: 195, max: 205 }).map((length) => '\u{1f697}'.repeat(length)),
);
const number = joined(
  SIGN,
  digits(0, 13),
  fc.oneof(fc.constant(''), joined(fc.constant('.'), digits(0, 7))),
  fc.constantFrom('', '', '', 'E4', 'e-2'),
);
const pair = (most: number) =>
  fc.integer({ min: 0, max: most }).map((value) => String(value).padStart(2, '0'));
const day = fc
  .tuple(
    fc.constantFrom('0000', '0001', '1900', '2000', '2026', '9999', '12026'),
    pair(13),
    pair(32),
  )
  .map((parts) => parts.join('-'));
const offset = fc.constantFrom(
  '',
  'Z',
  'z',
  '+00:00',
  '-00:00',
  '+01:00',
  '-14:00',
  '+14:01',
  '+0100',
);
const second = fc.oneof(pair(60), joined(pair(59), fc.constant('.'), digits(0, 10)));
const moment = fc
  .tuple(day, pair(24), pair(60), second, offset)
  .map(([on, hour, minute, rest, zone]) => `${on}T${hour}:${minute}:${rest}${zone}`);
const dayEnd = fc
  .tuple(day, fc.constantFrom('24:00:00', '24:00:00.0', '24:00:01'), offset)
  .map(([on, time, zone]) => `${on}T${time}${zone}`);

const ANY: Record<Exclude<FieldKind, 'choice'>, fc.Arbitrary<string>> = {
  name: text,
  text,
  moment: fc.oneof(moment, dayEnd),
  day: joined(day, fc.constantFrom('', '', 'Z')),
  cover: fc.constantFrom('Comprehensive', 'TPFT', 'ThirdParty', 'thirdparty', 'Third Party'),
  vrm: fc.oneof(
    fc.stringMatching(/^\d{1,4}[ -]?[A-Za-z]{1,3}[\s-]?\d{1,7}$/),
    fc.stringMatching(/^([A-Z]{0,2}[IZ][VZK]?[ -]?\d{1,6}|\d{1,5}[ -]?[ADIZ]{1,4})$/),
  ),
  eircode: fc.stringMatching(/^[A-Za-z0-9]{3}[ -]{0,2}[A-Za-z0-9]{3,5}$/),
  integer: number,
  year: joined(SIGN, fc.oneof(digits(2, 5), fc.constantFrom('02019', '2019.0', '0001900'))),
  number,
  money: number,
  engine: number,
  boolean: fc.constantFrom('true', 'false', '1', '0', 'TRUE', 'yes'),
  addOn: fc.constantFrom('breakdown', 'Breakdown', 'key care'),
  driverNumber: fc.stringMatching(/^[A-Za-z0-9 -]{3,27}$/),
};

function any({ kind, choices }: QuoteField | ListField): fc.Arbitrary<string> {
  if (kind !== 'choice') return ANY[kind];
  return fc.constantFrom('', 'other', ...(choices === undefined ? [] : wordsOf(choices)));
}

test('everything that validates is accepted', () => {
  let valid = 0;
  const change = fc
    .constantFrom(...PLACES)
    .chain((field) => fc.tuple(fc.constant(field.place), joined(SPACE, any(field), SPACE)));
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), (changes) => {
      const values = whole();
      for (const [place, value] of changes) values.set(place, value);
      const xml = written(values);
      // The tests of the reader cover what is not XML.
      if (/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(xml)) return;
      if (!validates(xml)) return;
      valid += 1;
      expect(isAccepted(xml), xml).toBe(true);
    }),
    { numRuns: 1000 },
  );
  expect(valid).toBeGreaterThan(100);
});
