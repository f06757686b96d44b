import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BROKER } from '../../../../src/main/core/dispatcher.ts';
import { openQuestions } from '../../../../src/main/core/quotes/explore/open-questions.ts';
import { previewQuote } from '../../../../src/main/core/quotes/explore/preview.ts';
import type { Library } from '../../../../src/main/core/rate-books/library.ts';
import { checker } from '../../../../src/shared/contract/check.ts';
import { FIELDS } from '../../../../src/shared/domain/quote-fields/quote-fields.ts';
import { COVERS } from '../../../../src/shared/domain/quotes/cover.ts';
import {
  faultSentence,
  shownErrors,
  warningSentence,
} from '../../../../src/shared/result/sentences.ts';
import { Preview, type PreviewRequest } from '../../../../src/shared/schemas/quotes/preview.ts';
import { SAMPLE_DOCUMENT } from '../../../support/quotes/any-document.ts';
import { book, compiled, in2026, levies } from '../rating/demonstration.ts';

const scheme = {
  id: 'standard',
  name: 'Standard',
  insurer: book.underwriter,
  line: 'private-motor',
};
const ready = { hash: 'hash', scheme, ...compiled };
const library: Library = {
  inForce: (day: string) => (day >= book.inForceFrom ? ready : undefined),
  allInForce: () => [ready],
  byHash: () => ready,
  all: () => [ready],
  levies: () => in2026,
  leviesHash: () => 'levies',
  levyTable: () => levies,
  leviesOf: () => in2026,
  laterBooks: () => [],
  nextLevyChange: () => undefined,
  leviesHold: () => true,
};
const ask = previewQuote({ library, quotes: { ofMark: async () => [] } });
const now = Date.UTC(2026, 10, 21, 9, 30);

async function preview(request: PreviewRequest): Promise<Preview> {
  const answer = await ask(request, { caller: BROKER, now });
  if (!answer.ok) throw new Error(faultSentence(answer.fault));
  return answer.value;
}

/** What is wrong, in the words of the API. */
const said = ({ faults }: Preview) => shownErrors(faults);

/** The sample with some elements changed; undefined removes one. */
function sample(changes: Record<string, unknown> = {}): unknown {
  const document: Record<string, Record<string, unknown>> = structuredClone(SAMPLE_DOCUMENT);
  for (const [path, value] of Object.entries(changes)) {
    const [section = '', name = ''] = path.split('/');
    const place = document[section];
    if (place) place[name] = value;
  }
  return JSON.parse(JSON.stringify(document));
}

describe('a document as it grows', () => {
  test('when empty, misses all that is required, and has no price', async () => {
    const forPrice = ['Policy/InceptionDate', 'Customer/DateOfBirth'];
    const required = FIELDS.filter((field) => field.required).map(({ path }) => ({
      path,
      forPrice: forPrice.includes(path),
    }));
    // With one scheme alone, there is nothing to compare.
    expect(await preview({ document: {}, schemes: true })).toEqual({
      scheme,
      missing: required,
      faults: [],
      unusual: [],
      warnings: [],
      covers: [],
      addOns: [],
      assumed: [],
    });
  });

  test('is offered what was likely meant, of what is wrong and of what is unusual', async () => {
    const changes = { 'Vehicle/RegistrationNumber': 'I91-D-12345', 'Address/Eircode': 'DO2X285' };
    const { faults, unusual } = await preview({ document: sample(changes) });
    expect(faults).toMatchObject([{ suggestion: '191-D-12345' }]);
    expect(unusual).toMatchObject([{ suggestion: 'D02X285' }]);
  });

  test('has a price for every cover from inception and date of birth alone', async () => {
    const document = {
      Policy: { InceptionDate: '2026-12-01T00:00:00Z' },
      Customer: { DateOfBirth: '1985-06-15' },
    };
    const { covers, missing, decision, assumed } = await preview({ document });
    expect(covers.map(({ cover }) => cover)).toEqual(['Comprehensive', 'TPFT', 'ThirdParty']);
    // All else counts as the rate book's cautious assumptions, which the quick price does not.
    expect(covers[0]?.premium).toBe(2505.28);
    expect(assumed.map(({ path }) => path)).toContain('ClaimsHistory/YearsNoClaims');
    expect(missing).toContainEqual({ path: 'Vehicle/Make', forPrice: false });
    expect(decision).toEqual({ decision: 'quote', reasons: [] });
  });

  test.each(COVERS)(
    'explains the premium of %s where that is chosen, and prices all',
    async (cover) => {
      const choices = {
        excess: 500,
        addOns: [{ addonType: 'breakdown' as const, level: 'europe' }],
      };
      const usual = await preview({ document: sample(), ...choices });
      const document = sample({ 'Policy/CoverType': cover });
      const { covers, explanation } = await preview({ document, ...choices });
      expect(covers).toEqual(usual.covers);
      expect(new Set(covers.map(({ premium }) => premium)).size).toBe(3);
      expect(explanation).toMatchObject({
        ...covers.find((each) => each.cover === cover),
        steps: expect.arrayContaining([expect.objectContaining({ id: 'breakdown' })]),
      });
    },
  );

  test('half typed, names what is wrong and prices the rest', async () => {
    const { faults, missing, covers } = await preview({
      document: sample({ 'Address/Eircode': 'D0', 'Vehicle/Value': '28 thousand' }),
    });
    expect(faults.map(({ path }) => path)).toEqual(['Address/Eircode', 'Vehicle/Value']);
    expect(missing).toEqual([]);
    expect(covers).toHaveLength(3);
  });

  test.each([
    ['Policy/InceptionDate', '1999-01-01T00:00:00Z', 'is before any rate book in force'],
    ['Customer/DateOfBirth', '2027-01-01', 'must be before Policy/InceptionDate'],
    ['Policy/InceptionDate', '2026-12', 'must be an ISO 8601 date-time'],
  ])('with %s %s has no price: it %s', async (path, value, message) => {
    const found = await preview({ document: sample({ [path]: value }) });
    const { covers } = found;
    expect(said(found)).toContainEqual({ path, message: expect.stringContaining(message) });
    expect(covers).toEqual([]);
  });

  test('that underwriting declines has its reasons, and no price', async () => {
    const { decision, covers } = await preview({
      document: sample({ 'Customer/DateOfBirth': '2012-01-01' }),
    });
    expect(decision).toMatchObject({ decision: 'decline', reasons: [{ rule: 'under-seventeen' }] });
    expect(covers).toEqual([]);
  });

  test('with a word that no row knows, says so', async () => {
    const { warnings } = await preview({ document: sample({ 'Vehicle/FuelType': 'Steam' }) });
    expect(warnings.map(warningSentence)).toEqual([
      expect.stringContaining('"Steam" is not known'),
    ]);
  });
});

describe('the choices', () => {
  const document = sample();
  const premium = async (choices: Omit<PreviewRequest, 'document'>) =>
    (await preview({ document, ...choices })).covers[0]?.premium ?? 0;
  const cents = (euro: number) => Math.round(euro * 100);

  test('each excess has the price that the preview gives', async () => {
    const chosen = { excess: 500, addOns: [{ addonType: 'legal' as const }] };
    const { excess, covers } = await preview({ document, ...chosen });
    expect(excess).toMatchObject({ least: 0, most: 2500, standard: 300 });
    expect(excess?.choices).toContainEqual({ value: 500, difference: 0 });
    const present = covers[0]?.premium ?? 0;
    for (const { value, difference } of excess?.choices ?? []) {
      const changed = await premium({ ...chosen, excess: value });
      expect(cents(changed) - cents(present), `${value}`).toBe(cents(difference));
    }
    expect(new Set(excess?.choices.map(({ difference }) => difference)).size).toBeGreaterThan(5);
  });

  test('each level of each add-on has the price that the preview gives, and so does its absence', async () => {
    const breakdown = { addonType: 'breakdown' as const, level: 'europe' };
    const { addOns, covers } = await preview({ document, addOns: [breakdown] });
    const present = cents(covers[0]?.premium ?? 0);
    expect(addOns.map(({ addonType }) => addonType)).toEqual(book.addOns.map(({ id }) => id));
    for (const { addonType, levels, chosen, without } of addOns) {
      expect(chosen).toBe(addonType === 'breakdown' ? 'europe' : undefined);
      const others = addonType === 'breakdown' ? [] : [breakdown];
      for (const { level, difference } of levels) {
        const changed = await premium({ addOns: [...others, { addonType, level }] });
        expect(cents(changed) - present, `${addonType} ${level}`).toBe(cents(difference));
      }
      if (chosen === undefined) expect(without).toBeUndefined();
      else expect(cents(await premium({})) - present).toBe(cents(without ?? 0));
    }
  });

  test('beyond the limits have their own fault, and the rest is priced', async () => {
    const found = await preview({
      document,
      excess: 9000,
      discount: 12.345,
      addOns: [{ addonType: 'legal', level: 'gold' }],
    });
    const { covers } = found;
    expect(said(found)).toEqual([
      { path: 'excess', message: 'must be from 0 to 2500 euro' },
      { path: 'discount', message: 'must have at most two decimal places' },
      { path: 'addOns.0.level', message: 'must be one of standard, extended' },
    ]);
    expect(covers[0]?.premium).toBe(await premium({}));
  });

  test('a discount lowers the premium', async () => {
    expect(await premium({ discount: 10 })).toBeLessThan(await premium({}));
  });
});

test('whatever the document is, the result is a preview', async () => {
  const shaped = checker(Preview);
  const anyElement = fc.oneof(
    fc.string(),
    fc.constantFrom('2026-12-01T00:00:00Z', '1985-06-15', '191-D-1', '7', ''),
    fc.jsonValue(),
  );
  const likeOne = fc
    .dictionary(fc.constantFrom(...FIELDS.map(({ path }) => path)), anyElement)
    .map((elements) => {
      const document: Record<string, Record<string, unknown>> = {};
      for (const [path, value] of Object.entries(elements)) {
        const [section = '', name = ''] = path.split('/');
        document[section] = { ...document[section], [name]: value };
      }
      return document;
    });
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.jsonValue(), fc.anything(), likeOne),
      fc.option(fc.double(), { nil: undefined }),
      async (document, excess) => {
        const request = { document, ...(excess === undefined ? {} : { excess }) };
        expect(shaped(await preview(request))).toHaveProperty('value');
      },
    ),
    { numRuns: 500 },
  );
});

describe('what is still asked', () => {
  const rank = openQuestions(library);
  const context = { caller: BROKER, now, requestId: 'test' };
  const KNOWN = {
    Policy: { InceptionDate: '2026-12-01T00:00:00Z', CoverType: 'Comprehensive' },
    Customer: { DateOfBirth: '1985-03-12' },
    Vehicle: { Make: 'BMW', Model: '5 Series', Year: '2019', EngineSize: '1995' },
  };
  const asked = async (document: unknown) => {
    const answer = await rank({ document }, context);
    if (!answer.ok) throw new Error(faultSentence(answer.fault));
    return answer.value.questions;
  };
  const premium = async (document: unknown) => {
    const answer = await ask({ document }, context);
    return answer.ok ? (answer.value.explanation?.premium ?? 0) : 0;
  };

  test('is nothing that anybody could rank before there is a price', async () => {
    expect(await asked({ Vehicle: KNOWN.Vehicle })).toBeUndefined();
  });

  test('comes by its effect, and an answer moves the premium within what is said', async () => {
    const questions = (await asked(KNOWN)) ?? [];
    const sizes = questions.map(({ least, most }) => Math.max(-least, most));
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
    const present = await premium(KNOWN);
    for (const answer of [
      { path: 'Vehicle/Mileage', with: { Vehicle: { ...KNOWN.Vehicle, Mileage: '16000' } } },
      {
        path: 'Vehicle/OvernightParking',
        with: { Vehicle: { ...KNOWN.Vehicle, OvernightParking: 'Garage' } },
      },
      {
        path: 'ClaimsHistory/NumberOfClaims',
        with: { ClaimsHistory: { NumberOfClaims: '1' } },
      },
    ]) {
      const { least = 0, most = 0 } = questions.find(({ path }) => path === answer.path) ?? {};
      const moved = (await premium({ ...KNOWN, ...answer.with })) - present;
      expect(moved, answer.path).not.toBe(0);
      expect(moved, answer.path).toBeGreaterThanOrEqual(least - 0.005);
      expect(moved, answer.path).toBeLessThanOrEqual(most + 0.005);
    }
  });

  test('is not asked again once it is answered, and says what an answer can lead to', async () => {
    const questions = await asked({
      ...KNOWN,
      Vehicle: { ...KNOWN.Vehicle, OvernightParking: 'Garage' },
    });
    const paths = questions?.map(({ path }) => path);
    expect(paths).not.toContain('Vehicle/OvernightParking');
    expect(paths).not.toContain('Customer/DateOfBirth');
    expect(questions?.find(({ path }) => path === 'Vehicle/WeightClass')).toMatchObject({
      least: 0,
      most: 0,
      decision: 'decline',
    });
  });
});
