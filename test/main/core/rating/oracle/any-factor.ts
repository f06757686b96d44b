import fc from 'fast-check';
import type {
  NumberInput,
  TextInput,
} from '../../../../../src/shared/domain/quote-fields/rating-inputs.ts';
import type {
  Factor,
  UnknownWord,
} from '../../../../../src/shared/schemas/rate-books/rate-book.ts';

export const TEXTS = ['occupation', 'licenceType', 'make', 'model'] as const satisfies TextInput[];
export const NUMBERS = [
  ...(['driverAge', 'claims', 'noClaimsYears', 'value', 'vehicleAge'] as const),
] satisfies NumberInput[];
export const WORDS = ['oak', 'Elm tree', 'ash-1', 'Fíor'] as const;

/** The least and the most multiplier of a line that goes on, so that it stays above 0. */
const STEADY = { min: 10_000, max: 20_000 };

const relativity = (bounds = { min: 1, max: 30_000 }) => fc.integer(bounds).map((n) => n / 10_000);
const loadCents = fc.oneof(fc.constant(undefined), fc.integer({ min: 0, max: 20_000 }));
const effect = fc
  .record({ relativity: relativity(), loadCents })
  .map(({ relativity, loadCents: load }) => ({
    relativity,
    ...(load === undefined ? {} : { loadCents: load }),
  }));
const covers = fc.constantFrom<Factor['covers'][]>(
  undefined,
  undefined,
  ['Comprehensive', 'TPFT'],
  ['ThirdParty'],
);
const common = (id: string) =>
  covers.map((some) => ({ id, title: id, ...(some ? { covers: some } : {}) }));

/** The words of a table: its rows, and what it does where it knows none. */
const wordRows = fc
  .tuple(
    fc.array(effect, { minLength: 2, maxLength: 4 }),
    fc.nat(3),
    fc.nat(3),
    fc.nat(3),
    fc.nat(4),
  )
  .map(([effects, typical, cautious, ofUnknown, kind]) => {
    const names = effects.map((_, i) => WORDS[i] ?? '');
    const at = (index: number) => names[index % names.length] ?? '';
    const reason = 'A reason';
    const unknown: UnknownWord[] = [
      { decision: 'assume', row: at(ofUnknown) },
      { decision: 'accept', row: at(ofUnknown) },
      { decision: 'refer', row: at(ofUnknown), reason },
      { decision: 'decline', reason },
    ];
    const assume =
      typical === cautious ? at(typical) : { typical: at(typical), cautious: at(cautious) };
    const decided = unknown[kind];
    return { effects, names, assume, ...(decided ? { unknown: decided } : {}) };
  });

const table = (id: string): fc.Arbitrary<Factor> =>
  fc
    .tuple(common(id), wordRows, fc.subarray([...TEXTS], { minLength: 1, maxLength: 2 }))
    .map(([named, { effects, names, ...rest }, inputs]) => ({
      ...named,
      kind: 'table',
      inputs,
      ...rest,
      rows: effects.map((one, i) => ({ ...one, row: names[i] ?? '', words: [`${names[i]} too`] })),
    }));

const combination = (id: string): fc.Arbitrary<Factor> =>
  fc
    .tuple(
      common(id),
      wordRows,
      fc.subarray([...TEXTS], { minLength: 2, maxLength: 3 }),
      fc.uniqueArray(fc.array(fc.nat(4), { minLength: 3, maxLength: 3 }), {
        minLength: 1,
        maxLength: 6,
        selector: (words: number[]) => words.join(),
      }),
      fc.boolean(),
    )
    .map(([named, { effects, names, ...rest }, inputs, chosen, isSpelt]): Factor => {
      const combinations = chosen.flatMap((numbers, i) => {
        const words = inputs.flatMap((input, at) => {
          const word = WORDS[numbers[at] ?? WORDS.length];
          return word === undefined ? [] : [[input, [word, `${word} wide`]] as const];
        });
        const row = names[i % names.length] ?? '';
        return words.length === 0 ? [] : [{ row, words: Object.fromEntries(words) }];
      });
      const distinct = combinations.filter(
        ({ words }, i) =>
          combinations.findIndex((one) => JSON.stringify(one.words) === JSON.stringify(words)) ===
          i,
      );
      const [input] = inputs;
      const [word] = (input && distinct.flatMap(({ words }) => words[input] ?? [])) || [];
      const fallback = { row: names[0] ?? '', words: { [inputs[0] ?? 'make']: ['never said'] } };
      return {
        ...named,
        kind: 'combination',
        inputs,
        ...rest,
        rows: effects.map((one, i) => ({ ...one, row: names[i] ?? '' })),
        combinations: distinct.length === 0 ? [fallback] : distinct,
        ...(isSpelt && input && word
          ? { spellings: { [input]: { [word]: ['another form'] } } }
          : {}),
      };
    });

const someInput = fc.constantFrom(...NUMBERS);
const numeric = fc
  .record({
    input: someInput,
    assume: fc.oneof(fc.nat(90), fc.record({ typical: fc.nat(90), cautious: fc.nat(90) })),
    assumeAtLeast: fc.option(someInput, { nil: undefined, freq: 3 }),
    assumeAtMost: fc.option(someInput, { nil: undefined, freq: 3 }),
  })
  .map(({ input, assume, assumeAtLeast, assumeAtMost }) => ({
    input,
    assume,
    ...(assumeAtLeast ? { assumeAtLeast } : {}),
    ...(assumeAtMost ? { assumeAtMost } : {}),
  }));
const bounds = (step: number, minLength: number) =>
  fc
    .uniqueArray(fc.integer({ min: 1, max: 20 }), { minLength, maxLength: 5 })
    .map((some) => some.sort((a, b) => a - b).map((one) => one * step));

const bands = (id: string): fc.Arbitrary<Factor> =>
  fc
    .tuple(common(id), numeric, bounds(4.5, 0), fc.array(effect, { minLength: 6, maxLength: 6 }))
    .map(([named, of, froms, effects]) => ({
      ...named,
      ...of,
      kind: 'bands',
      bands: [0, ...froms].flatMap((from, i) => {
        const one = effects[i];
        return one ? [{ from, ...one }] : [];
      }),
    }));

const line = (id: string): fc.Arbitrary<Factor> =>
  fc
    .tuple(
      ...([common(id), numeric, bounds(5, 2)] as const),
      fc.array(relativity(STEADY), { minLength: 5, maxLength: 5 }),
      fc.subarray(['from', 'upTo'] as const),
    )
    .map(([named, of, ats, relativities, ends]): Factor => {
      const extrapolate = {
        ...(ends.includes('from') ? { from: (ats[0] ?? 0) - 3 } : {}),
        ...(ends.includes('upTo') ? { upTo: (ats.at(-1) ?? 0) + 4 } : {}),
      };
      return {
        ...named,
        ...of,
        kind: 'line',
        points: ats.map((at, i) => ({ at, relativity: relativities[i] ?? 1 })),
        ...(ends.length === 0 ? {} : { extrapolate }),
      };
    });

/** Any factor with structure that the checks accept. */
export const anyFactor = (id: string): fc.Arbitrary<Factor> =>
  fc.oneof(table(id), combination(id), bands(id), line(id));
