import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  readDocument,
  readPart,
  refusal,
} from '../../../../src/main/core/quotes/document/read-document.ts';
import { message } from '../../../../src/shared/domain/messages/message.ts';
import { wordsOf } from '../../../../src/shared/domain/quote-fields/choices.ts';
import { FIELDS } from '../../../../src/shared/domain/quote-fields/quote-fields.ts';
import {
  faultSentence,
  shownErrors,
  warningSentence,
} from '../../../../src/shared/result/sentences.ts';

/** A valid text for each element. */
const RIGHT: Record<string, string> = {
  moment: '2026-12-01T00:00:00Z',
  day: '1985-06-15',
  cover: 'TPFT',
  vrm: '191-D-12345',
  eircode: 'D02X285',
  integer: '3',
  year: '2019',
  number: '12.5',
  money: '12.5',
  engine: '1600',
  boolean: 'true',
  name: 'word',
  text: 'word',
};

type Sections = { [name: string]: string | Sections };

/** A document with some of its elements. */
function documentOf(fields: readonly (typeof FIELDS)[number][]): Sections {
  const document: Sections = {};
  for (const { path, kind, choices } of fields) {
    const parts = path.split('/');
    const last = parts.pop() ?? '';
    let place = document;
    for (const part of parts) {
      const next = place[part];
      const child: Sections = typeof next === 'object' ? next : {};
      place[part] = child;
      place = child;
    }
    const [word] = choices === undefined ? [] : wordsOf(choices);
    place[last] = word ?? RIGHT[kind] ?? '';
  }
  return document;
}

const read = (document: unknown) => readDocument({ document, source: 'json' });
const errorsOf = (document: unknown) => {
  const result = read(document);
  return 'errors' in result ? shownErrors(result.errors) : [];
};

test('every element of the table goes to its own place', () => {
  const result = read(documentOf(FIELDS));
  if ('errors' in result) throw new Error(JSON.stringify(result.errors));
  expect(result.warnings).toEqual([]);
  const { sections, choices } = result;
  const all = { ...sections, choices };
  for (const { key } of FIELDS) {
    const value = key
      .split('.')
      .reduce<unknown>((place, name) => Reflect.get(Object(place), name), all);
    expect(value, key).toBeDefined();
  }
  const places = FIELDS.map(({ key }) => key);
  expect(new Set(places).size).toBe(places.length);
});

test('for any choice of elements, exactly the missing required ones are named', () => {
  fc.assert(
    fc.property(fc.subarray([...FIELDS]), (fields) => {
      const given = new Set(fields.map(({ path }) => path));
      const missing = FIELDS.filter(({ path, required }) => required && !given.has(path));
      expect(errorsOf(documentOf(fields))).toEqual(
        missing.map(({ path }) => ({ path, message: 'is required' })),
      );
    }),
  );
});

test('any input is read or refused, and nothing is thrown', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (document) => {
      const result = read(document);
      expect('errors' in result && result.errors.length > 0).toBe(true);
    }),
  );
});

test('unknown parts of a valid document are named, and the rest is kept', () => {
  const odd = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.jsonValue(), { maxKeys: 4 });
  fc.assert(
    fc.property(odd, (more) => {
      const result = read({ ...documentOf(FIELDS), ...more });
      if ('errors' in result) throw new Error(JSON.stringify(result.errors));
      expect(result.warnings.map(warningSentence)).toEqual(
        Object.keys(more).map((name) => `${name} is not known and was not used`),
      );
    }),
  );
});

describe('the sentence of a refusal', () => {
  test.each([
    [[{ path: 'A/B', message: message('required') }], 'missing required element A/B'],
    [
      [
        { path: 'A/B', message: message('required') },
        { path: 'C', message: message('trueOrFalse'), line: 3 },
        { path: 'A/D', message: message('required') },
      ],
      'missing required elements A/B, A/D; C must be true or false',
    ],
    [
      [{ path: '', message: message('malformed', { problem: 'the document is empty' }) }],
      'the document is empty',
    ],
    [
      [{ path: '', message: message('malformed', { problem: 'a tag is open' }), line: 7 }],
      'a tag is open (line 7)',
    ],
  ])('%j', (errors, sentence) => {
    const said = (source: 'xml' | 'json') =>
      faultSentence({ kind: 'invalid', message: refusal(source), errors });
    expect(said('xml')).toBe(`Invalid XML format: ${sentence}`);
    expect(said('json')).toBe(`Invalid quote document: ${sentence}`);
  });
});

test.each(['xml', 'json'] as const)('of many unknown elements in %s, 50 are named', (source) => {
  const pets = Array.from({ length: 1234 }, (_, i) => [`Pet${i}`, 'x'] as const);
  const odd = { ...Object.fromEntries(pets.slice(0, 1000)), Policy: Object.fromEntries(pets) };
  const { warnings } = readPart({ document: odd, source });
  expect(warnings).toHaveLength(51);
  expect(warnings[0]).toEqual(message('notUsed', { name: 'Pet0' }));
  expect(warnings[49]).toEqual(message('notUsed', { name: 'Pet49' }));
  expect(warnings[50]).toEqual(message('notUsedMore', { count: 1000 + 1234 - 50 }));
});
