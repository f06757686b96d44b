import { TEXT_INPUTS, type TextInput } from '../../../../../shared/domain/quotes/rating-inputs.ts';
import type {
  Factor,
  FactorOf,
} from '../../../../../shared/schemas/rate-books/rate-book-factors.ts';
import type { Draft } from './draft.ts';
import type { Path } from './path.ts';
import { type Column, column, listRows, type Table, type TableRow } from './table.ts';

const RELATIVITY = column('relativity', 'relativity');
const LOAD = column('load', { kind: 'money', isOptional: true }, ['loadCents']);
const ROW = column('row', 'text');

function listed(factor: Factor, list: Path, rows: readonly unknown[], columns: Column[]): Table {
  return {
    ...{ id: list.join('.'), part: 'factors' },
    ...{ title: factor.title, columns, list, rows: listRows(list, rows) },
  };
}

/** The other spellings of the words of an input: a row for each word that has some. */
function spellingTable(
  { title, spellings, combinations }: FactorOf<'combination'>,
  list: Path,
  input: TextInput,
): Table {
  const [word = ''] = combinations.flatMap(({ words }) => words[input] ?? []);
  return {
    ...{ id: list.join('.'), part: 'factors', keptAs: 'keys' },
    ...{ title, input, list, blank: [word, []] },
    columns: [column('word', 'key', []), column('spellings', 'words', [])],
    rows: Object.keys(spellings?.[input] ?? {}).map((key) => ({ at: [...list, key] })),
  };
}

const isInput = (name: string): name is TextInput => TEXT_INPUTS.includes(name);
const inputsOf = (words: object) => Object.keys(words).filter(isInput);

const wordsOf = (id: string): Column => ({
  ...{ id, kind: 'words', isOptional: true, at: ['words', id] },
});

/** The tables of one factor, in the order in which they are read. */
export function factorTables(factor: Factor, i: number): Table[] {
  const at = (list: string): Path => ['factors', i, list];
  if (factor.kind === 'bands') {
    const columns = [column('from', 'number'), RELATIVITY, LOAD];
    return [listed(factor, at('bands'), factor.bands, columns)];
  }
  if (factor.kind === 'line') {
    return [listed(factor, at('points'), factor.points, [column('at', 'number'), RELATIVITY])];
  }
  if (factor.kind === 'table') {
    const columns = [ROW, RELATIVITY, LOAD, column('words', 'words')];
    return [listed(factor, at('rows'), factor.rows, columns)];
  }
  const { inputs, combinations, spellings = {} } = factor;
  const words = [...new Set([...inputs, ...combinations.flatMap((one) => inputsOf(one.words))])];
  const spelled = [...new Set([...inputs, ...inputsOf(spellings)])];
  const assumed = column('assumed', { kind: 'flag', isOptional: true });
  const columns = [ROW, ...words.map(wordsOf), assumed];
  return [
    listed(factor, at('rows'), factor.rows, [ROW, RELATIVITY, LOAD]),
    listed(factor, at('combinations'), combinations, columns),
    ...spelled.map((input) => spellingTable(factor, ['factors', i, 'spellings', input], input)),
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
    ...{ id: 'unknown', part: 'factors' },
    columns: [
      column('decision', { kind: 'choice', choices: UNKNOWN_DECISIONS, isOptional: true }),
      column('ratedAs', { kind: 'text', isOptional: true }, ['row']),
      column('reason', { kind: 'text', isOptional: true }),
    ],
    rows,
  };
}
