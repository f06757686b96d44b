import {
  NUMBER_INPUTS,
  TEXT_INPUTS,
  type TextInput,
} from '../../../../../shared/domain/quote-fields/rating-inputs.ts';
import {
  FACTOR_FIELDS,
  ROWS_OF_KIND,
} from '../../../../../shared/domain/rate-book-fields/factor-fields.ts';
import type { Factor, FactorOf } from '../../../../../shared/schemas/rate-books/rate-book.ts';
import { type Draft, type Path, valueAt } from './draft.ts';
import { type Column, column, columnsOf, listRows, type Table, type TableRow } from './table.ts';

const LIST = ['factors'];
const PART = 'factors';

const isNumeric = (factor: Factor) => factor.kind === 'bands' || factor.kind === 'line';

/** What a factor looks at and assumes: words of a table, or a number. */
function cellsOf(factor: Factor): NonNullable<TableRow['cells']> {
  if (factor.kind === 'bands' || factor.kind === 'line') {
    const assumed = { kind: 'number', isPart: true } as const;
    const inputs = { kind: 'named', choices: NUMBER_INPUTS, at: ['input'] } as const;
    return { inputs, typical: assumed, cautious: assumed };
  }
  const rows = factor.rows.map(({ row }) => row);
  const assumed = { kind: 'named', choices: rows, isPart: true } as const;
  return { typical: assumed, cautious: assumed };
}

const BLANK: Factor = {
  id: 'factor',
  title: 'Factor',
  kind: 'bands',
  input: 'driverAge',
  assume: 0,
  bands: [{ from: 0, relativity: 1 }],
};

const { inputs, kind: _, ...FACTOR } = FACTOR_FIELDS;
const { id, title, addOn, covers, optional, unit, unitOfOne, assumeAtLeast, assumeAtMost } = FACTOR;

/** Every factor in the order in which it multiplies, with what it assumes. A row added is a factor like the one above. */
function headTable(draft: Draft): Table {
  const assumed = { kind: 'text', isPart: true } as const;
  return {
    id: 'factors',
    part: PART,
    list: LIST,
    unique: 'id',
    blank: BLANK,
    columns: [
      ...columnsOf({ id, title, inputs }, draft),
      column('typical', assumed, ['assume', 'typical']),
      column('cautious', assumed, ['assume', 'cautious']),
      ...columnsOf({ covers, addOn, optional }, draft),
    ],
    rows: draft.factors.map((factor, i) => ({ at: [...LIST, i], cells: cellsOf(factor) })),
  };
}

/** What the factors over numbers have of their own. */
function numberTable(draft: Draft): Table {
  return {
    id: 'numbers',
    part: PART,
    columns: columnsOf({ unit, unitOfOne, assumeAtLeast, assumeAtMost }, draft),
    rows: draft.factors.flatMap((factor, i) =>
      isNumeric(factor) ? [{ at: [...LIST, i], name: factor.title }] : [],
    ),
  };
}

/** How far each line goes on straight beyond its points. */
function endTable(draft: Draft): Table {
  const { extrapolate } = FACTOR_FIELDS;
  return {
    id: 'ends',
    part: PART,
    columns: columnsOf({ extrapolate }, draft),
    rows: draft.factors.flatMap(({ kind, title }, i) =>
      kind === 'line' ? [{ at: [...LIST, i], name: title, stays: 2 }] : [],
    ),
  };
}

/** The numbers that the answer to another question implies, by factor. */
function impliedTable(draft: Draft): Table | undefined {
  const { factors } = draft;
  const numeric = factors.flatMap((factor, i) => (isNumeric(factor) ? [i] : []));
  const [first] = numeric;
  if (first === undefined) return undefined;
  const listOf = (factor: number) => [...LIST, factor, 'implied'];
  const ids = [...new Set(factors.filter(({ kind }) => kind === 'table').map(({ id }) => id))];
  return {
    id: 'implied',
    part: PART,
    list: listOf(first),
    keptAs: 'optionalList',
    columns: [
      column('number', { kind: 'group', choices: factors.map(({ title }) => title) }, []),
      ...columnsOf(FACTOR_FIELDS.implied.fields, draft).map((one) =>
        one.id === 'factor' ? { ...one, kind: 'named' as const, choices: ids } : one,
      ),
    ],
    rows: factors.flatMap((factor, i) =>
      'implied' in factor ? listRows(listOf(i), factor.implied) : [],
    ),
    blank: { factor: ids[0] ?? '', row: '', value: 0 },
  };
}

/** What the factors are and assume, each in a row. */
export function factorHeads(draft: Draft): Table[] {
  const implied = impliedTable(draft);
  const tables = [numberTable(draft), endTable(draft), ...(implied ? [implied] : [])];
  return [
    headTable(draft),
    ...tables.filter(({ rows, list }) => rows.length > 0 || list !== undefined),
  ];
}

function listed(factor: Factor, list: Path, rows: readonly unknown[], columns: Column[]): Table {
  return {
    id: list.join('.'),
    part: 'factors',
    title: factor.title,
    columns,
    list,
    rows: listRows(list, rows),
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
    id: list.join('.'),
    part: 'factors',
    keptAs: 'keys',
    title,
    input,
    list,
    blank: [word, []],
    columns: [column('word', 'key', []), column('spellings', 'words', [])],
    rows: Object.keys(spellings?.[input] ?? {}).map((key) => ({ at: [...list, key] })),
  };
}

const isInput = (name: string): name is TextInput => TEXT_INPUTS.includes(name);
const inputsOf = (words: object) => Object.keys(words).filter(isInput);

const wordsOf = (id: string): Column => ({
  id,
  kind: 'words',
  isOptional: true,
  at: ['words', id],
});

/** The tables of one factor, in the order in which they are read. */
export function factorTables(factor: Factor, i: number, draft: Draft): Table[] {
  const at = (list: string): Path => ['factors', i, list];
  const { list, rows } = ROWS_OF_KIND[factor.kind];
  const own = valueAt(factor, [list]);
  const columns = columnsOf(rows.fields, draft);
  const main = listed(factor, at(list), Array.isArray(own) ? own : [], columns);
  if (factor.kind !== 'combination') return [main];
  const { inputs, combinations, spellings = {} } = factor;
  const words = [...new Set([...inputs, ...combinations.flatMap((one) => inputsOf(one.words))])];
  const spelled = [...new Set([...inputs, ...inputsOf(spellings)])];
  const [row, ...others] = columnsOf(FACTOR_FIELDS.combinations.fields, draft);
  return [
    main,
    listed(factor, at('combinations'), combinations, [
      ...(row ? [row] : []),
      ...words.map(wordsOf),
      ...others,
    ]),
    ...spelled.map((input) => spellingTable(factor, ['factors', i, 'spellings', input], input)),
  ];
}

/** What a word does that no row knows, for each factor that looks at words. */
export function unknownTable(draft: Draft): Table {
  const rows = draft.factors.flatMap(({ kind, title }, i): TableRow[] =>
    kind === 'table' || kind === 'combination'
      ? [{ at: ['factors', i, 'unknown'], name: title, stays: 2 }]
      : [],
  );
  const columns = columnsOf(FACTOR_FIELDS.unknown.fields, draft);
  return {
    id: 'unknown',
    part: PART,
    columns: columns.map((one) => ({ ...one, isOptional: true })),
    rows,
  };
}
