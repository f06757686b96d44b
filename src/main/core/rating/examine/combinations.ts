import { message } from '../../../../shared/domain/messages/message.ts';
import type { TextInput } from '../../../../shared/domain/quote-fields/rating-inputs.ts';
import type { FactorOf } from '../../../../shared/schemas/rate-books/rate-book.ts';
import { word } from '../compiled-factor.ts';
import { below, type Finding, fault, type Place } from './finding.ts';

type Combination = FactorOf<'combination'>;
type Words = Combination['combinations'][number]['words'];

const isKey = (inputs: readonly TextInput[], input: string): input is TextInput =>
  inputs.some((one) => one === input);

/** Every choice of one word out of each list that a combination names, in one form for comparison. */
function choices(inputs: readonly TextInput[], words: Words): string[] {
  return inputs.reduce<string[]>(
    (all, input) => {
      const some = words[input]?.map(word) ?? ['*'];
      return all.flatMap((begun) => some.map((one) => `${begun} ${one}`));
    },
    [''],
  );
}

function examineWords({ inputs }: Combination, words: Words, place: Place): Finding[] {
  const named = Object.keys(words);
  const unknown = named.filter((input) => !isKey(inputs, input));
  return [
    ...unknown.map((input) => fault(place, message('inputUnknown', { input }))),
    ...(named.length === 0 ? [fault(place, message('noInput'))] : []),
  ];
}

/** The same words must not lead to a row twice, and least of all to two rows. */
function twice({ inputs, combinations }: Combination, at: Place): Finding[] {
  const known = new Map<string, { readonly row: string; readonly index: number }>();
  return combinations.flatMap(({ row, words }, index) => {
    const place = { ...below(at, `.combinations[${index}]`), row };
    const taken = choices(inputs, words).flatMap((choice) => {
      const other = known.get(choice);
      known.set(choice, { row, index });
      // Of one combination, two forms of a word are no more than that: KA and Ka.
      return other && other.index < index ? [{ words: choice.trim(), other: other.row }] : [];
    });
    return taken.map(({ words, other }) =>
      other === row
        ? fault(place, message('wordsTwice', { words }))
        : fault(place, message('wordsOfTwoRows', { words, row, other })),
    );
  });
}

/** A spelling must be of a word that a combination has, and of one only. */
function spellings({ combinations, spellings: all = {} }: Combination, at: Place): Finding[] {
  return Object.entries(all).flatMap(([input, words]) => {
    const own = new Set(
      combinations.flatMap((one) =>
        Object.entries(one.words).flatMap(([name, texts]) =>
          name === input ? texts.map(word) : [],
        ),
      ),
    );
    const has = (text: string) => own.has(word(text));
    const place = below(at, `.spellings.${input}`);
    const taken = new Map<string, string>();
    return Object.entries(words).flatMap(([text, others]) => [
      ...(has(text) ? [] : [fault(place, message('spellingUnknown', { word: text }))]),
      ...others.flatMap((other): Finding[] => {
        const known = taken.get(word(other));
        taken.set(word(other), text);
        const isWord = has(other) && word(other) !== word(text);
        if (isWord) return [fault(place, message('spellingIsWord', { spelling: other }))];
        if (known === undefined || known === text) return [];
        return [fault(place, message('spellingOfTwo', { spelling: other, word: known, text }))];
      }),
    ]);
  });
}

/** A row that nothing leads to prices no risk. */
function unreached({ rows, combinations, assume, unknown }: Combination, at: Place): Finding[] {
  const assumed = typeof assume === 'string' ? [assume] : [assume.typical, assume.cautious];
  const reached = new Set([
    ...combinations.map(({ row }) => row),
    ...assumed,
    ...(unknown && 'row' in unknown ? [unknown.row] : []),
  ]);
  return rows.flatMap(({ row }, i) =>
    reached.has(row)
      ? []
      : [fault({ ...below(at, `.rows[${i}]`), row }, message('rowUnreached', { row }))],
  );
}

/** What is wrong with the combinations of a table, next to its rows. */
export function examineCombinations(factor: Combination, at: Place): Finding[] {
  const names = factor.rows.map(({ row }) => row);
  return [
    ...factor.combinations.flatMap(({ row, words }, i) => {
      const place = below(at, `.combinations[${i}]`);
      return [
        ...(names.includes(row)
          ? []
          : [
              fault(
                { ...below(place, '.row'), row },
                message('rowUnknown', { factor: factor.id, row }),
              ),
            ]),
        ...examineWords(factor, words, { ...below(place, '.words'), row }),
      ];
    }),
    ...twice(factor, at),
    ...spellings(factor, at),
    ...unreached(factor, at),
  ];
}
