import { message } from '../../../../shared/domain/messages/message.ts';
import { wordsOf } from '../../../../shared/domain/quote-fields/choices.ts';
import { TEXT_RATING_FIELDS } from '../../../../shared/domain/quote-fields/rating-fields.ts';
import type { Basis, FactorOf } from '../../../../shared/schemas/rate-books/rate-book.ts';
import { word } from '../compiled-factor.ts';
import { below, type Finding, fault, type Place, rowsOf, warning } from './finding.ts';

/** A table over words: of one input after the other, or of several together. */
type WordTable = FactorOf<'table' | 'combination'>;

const BASES = ['typical', 'cautious'] as const satisfies readonly Basis[];

/** The rows that a table names outside its rows, each with its place. */
function namedRows({ assume, unknown }: WordTable): { rest: string; row: string }[] {
  const assumed =
    typeof assume === 'string'
      ? [{ rest: '.assume', row: assume }]
      : BASES.map((basis) => ({ rest: `.assume.${basis}`, row: assume[basis] }));
  return unknown && 'row' in unknown
    ? [...assumed, { rest: '.unknown.row', row: unknown.row }]
    : assumed;
}

/** What tables over words have in common: their inputs, their rows, and the rows named elsewhere. */
export function examineWordRows(factor: WordTable, at: Place): Finding[] {
  const { id, inputs } = factor;
  const names = factor.rows.map(({ row }) => row);
  return [
    ...inputs.flatMap((input, i) =>
      inputs.indexOf(input) === i
        ? []
        : [fault(below(at, `.inputs[${i}]`), message('twice', { name: input }))],
    ),
    ...rowsOf(factor, at).flatMap(({ name, place }, i) =>
      names.indexOf(name) === i ? [] : [fault(place, message('twice', { name }))],
    ),
    ...namedRows(factor).flatMap(({ rest, row }) =>
      names.includes(row)
        ? []
        : [fault({ ...below(at, rest), row }, message('rowUnknown', { factor: id, row }))],
    ),
  ];
}

/** The words that a quote document may have for an input; undefined where any text may stand there. */
function possibleWords(input: string): readonly string[] | undefined {
  const field = TEXT_RATING_FIELDS.find((one) => one.input === input);
  if (field?.kind === 'boolean') return ['yes', 'no'];
  return field?.choices && wordsOf(field.choices);
}

/** The words of a quote document that no row has, where the table does not decide about them. */
function missingRows(
  { inputs, unknown }: FactorOf<'table'>,
  known: ReadonlyMap<string, string>,
  at: Place,
): Finding[] {
  if (unknown && unknown.decision !== 'assume') return [];
  const missing = inputs.flatMap((input) =>
    (possibleWords(input) ?? []).filter((one) => !known.has(word(one))),
  );
  return missing.map((text) =>
    unknown
      ? warning(below(at, '.rows'), message('wordAssumed', { word: text, row: unknown.row }))
      : fault(below(at, '.rows'), message('wordWithoutRow', { word: text })),
  );
}

/** What is wrong with a table over one word: each word must have one row. */
export function examineTable(factor: FactorOf<'table'>, at: Place): Finding[] {
  const found = examineWordRows(factor, at);
  const rowOfWord = new Map<string, string>();
  for (const [i, { row, words }] of factor.rows.entries()) {
    const place = { ...below(at, `.rows[${i}]`), row };
    for (const text of [row, ...words]) {
      const other = rowOfWord.get(word(text));
      if (other !== undefined && other !== row) {
        found.push(fault(place, message('wordOfTwoRows', { word: text, row, other })));
      }
      rowOfWord.set(word(text), row);
    }
  }
  return [...found, ...missingRows(factor, rowOfWord, at)];
}
