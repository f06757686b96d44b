import type { Factor, FactorOf } from '../../../../../shared/schemas/rate-book-factors.ts';
import type { TextInput } from '../../../../../shared/schemas/rating-inputs.ts';
import type { Draft } from './draft.ts';
import type { Path } from './path.ts';
import { type Column, column, type Table, type TableRow } from './table.ts';

const RELATIVITY = column('relativity', 'relativity');
const ROW = column('row', 'text');

/** The rows of a list. */
export const listRows = (list: Path, { length }: readonly unknown[]): TableRow[] =>
  Array.from({ length }, (_, i) => ({ at: [...list, i] }));

function listed(factor: Factor, list: Path, rows: readonly unknown[], columns: Column[]): Table {
  return {
    id: list.join('.'),
    ...{ title: factor.title, columns, list, rows: listRows(list, rows) },
  };
}

/** The other spellings of the words of an input: a row for each word that has some. */
function spellingTable(
  { title, spellings, combinations }: FactorOf<'combination'>,
  list: Path,
  input: TextInput,
): Table {
  const word = combinations.flatMap(({ words }) => words[input] ?? [])[0] ?? '';
  return {
    id: list.join('.'),
    ...{ title, input, list, blank: [word, []] },
    columns: [column('word', 'key', []), column('spellings', 'words', [])],
    rows: Object.keys(spellings?.[input] ?? {}).map((key) => ({ at: [...list, key] })),
  };
}

/** The tables of one factor, in the order in which they are read. */
export function factorTables(factor: Factor, i: number): Table[] {
  const at = (list: string): Path => ['factors', i, list];
  if (factor.kind === 'bands') {
    return [listed(factor, at('bands'), factor.bands, [column('from', 'number'), RELATIVITY])];
  }
  if (factor.kind === 'line') {
    return [listed(factor, at('points'), factor.points, [column('at', 'number'), RELATIVITY])];
  }
  if (factor.kind === 'table') {
    return [listed(factor, at('rows'), factor.rows, [ROW, RELATIVITY, column('words', 'words')])];
  }
  const inputs = factor.inputs.map(
    (id): Column => ({ id, kind: 'words', isOptional: true, at: ['words', id] }),
  );
  return [
    listed(factor, at('rows'), factor.rows, [ROW, RELATIVITY]),
    listed(factor, at('combinations'), factor.combinations, [ROW, ...inputs]),
    ...factor.inputs.map((input) =>
      spellingTable(factor, ['factors', i, 'spellings', input], input),
    ),
  ];
}

const UNKNOWN_DECISIONS = ['assume', 'accept', 'refer', 'decline'];

/** What a word does that no row knows, for each factor that looks at words. */
export function unknownTable({ factors }: Draft): Table {
  const rows = factors.flatMap(({ kind, title }, i): TableRow[] =>
    kind === 'table' || kind === 'combination'
      ? [{ at: ['factors', i, 'unknown'], name: title, stays: 2 }]
      : [],
  );
  return {
    id: 'unknown',
    columns: [
      column('decision', { kind: 'choice', choices: UNKNOWN_DECISIONS, isOptional: true }),
      column('ratedAs', { kind: 'text', isOptional: true }, ['row']),
      column('reason', { kind: 'text', isOptional: true }),
    ],
    rows,
  };
}
