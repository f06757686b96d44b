import type { FactorOf } from '../../../shared/schemas/rate-book-factors.ts';
import type { TextInput } from '../../../shared/schemas/rating-inputs.ts';
import { word } from './compiled-factor.ts';
import type { Finding } from './finding.ts';

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

function examineWords({ inputs }: Combination, words: Words, path: string): Finding[] {
  const named = Object.keys(words);
  const unknown = named.filter((input) => !isKey(inputs, input));
  return [
    ...unknown.map((input) => ({ path: `${path}.words`, message: `is no input of it: ${input}` })),
    ...(named.length === 0 ? [{ path: `${path}.words`, message: 'names no input' }] : []),
  ];
}

/** The same words must not lead to two rows. */
function twice({ inputs, combinations }: Combination, path: string): Finding[] {
  const known = new Map<string, string>();
  return combinations.flatMap(({ row, words }, i) =>
    choices(inputs, words).flatMap((choice) => {
      const other = known.get(choice);
      known.set(choice, row);
      return other === undefined || other === row
        ? []
        : [{ path: `${path}.combinations[${i}]`, message: `has${choice}, and so does ${other}` }];
    }),
  );
}

/** A spelling must be of a word that a combination has, and of one only. */
function spellings({ combinations, spellings: all = {} }: Combination, path: string): Finding[] {
  return Object.entries(all).flatMap(([input, words]) => {
    const has = (text: string) =>
      combinations.some((one) =>
        Object.entries(one.words).some(
          ([name, texts]) => name === input && texts.some((each) => word(each) === word(text)),
        ),
      );
    const place = `${path}.spellings.${input}`;
    const taken = new Map<string, string>();
    return Object.entries(words).flatMap(([text, others]) => [
      ...(has(text) ? [] : [{ path: place, message: `is of no combination: ${text}` }]),
      ...others.flatMap((other): Finding[] => {
        const known = taken.get(word(other));
        taken.set(word(other), text);
        const isWord = has(other) && word(other) !== word(text);
        if (isWord) return [{ path: place, message: `is a word of its own: ${other}` }];
        return known === undefined || known === text
          ? []
          : [{ path: place, message: `"${other}" is both ${known} and ${text}` }];
      }),
    ]);
  });
}

/** What is wrong with the combinations of a table, next to its rows. */
export function examineCombinations(factor: Combination, path: string): Finding[] {
  const names = factor.rows.map(({ row }) => row);
  return [
    ...factor.combinations.flatMap(({ row, words }, i) => [
      ...(names.includes(row)
        ? []
        : [{ path: `${path}.combinations[${i}].row`, message: `names no row: ${row}` }]),
      ...examineWords(factor, words, `${path}.combinations[${i}]`),
    ]),
    ...twice(factor, path),
    ...spellings(factor, path),
  ];
}
