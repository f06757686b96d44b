import { ADD_ONS } from '../../../../../shared/domain/quotes/add-on.ts';
import { NUMBER_INPUTS, TEXT_INPUTS } from '../../../../../shared/domain/quotes/rating-inputs.ts';
import type { Factor } from '../../../../../shared/schemas/rate-books/rate-book-factors.ts';
import type { Draft } from './draft.ts';
import { COVERS_OF, NAME } from './list-tables.ts';
import { column, listRows, type Table, type TableRow } from './table.ts';

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
  ...{ id: 'factor', title: 'Factor', kind: 'bands', input: 'driverAge', assume: 0 },
  bands: [{ from: 0, relativity: 1 }],
};

/** Every factor in the order in which it multiplies, with what it assumes. A row added is a factor like the one above. */
function headTable({ factors }: Draft): Table {
  const assumed = { kind: 'text', isPart: true } as const;
  return {
    ...{ id: 'factors', part: PART, list: LIST, unique: 'id', blank: BLANK },
    columns: [
      ...[column('id', 'text'), NAME],
      column('inputs', { kind: 'words', choices: TEXT_INPUTS }),
      column('typical', assumed, ['assume', 'typical']),
      column('cautious', assumed, ['assume', 'cautious']),
      column('open', { kind: 'flag', isOptional: true }, ['optional']),
      COVERS_OF,
      column('addOn', { kind: 'choice', choices: ADD_ONS, isOptional: true }),
    ],
    rows: factors.map((factor, i) => ({ at: [...LIST, i], cells: cellsOf(factor) })),
  };
}

/** What the factors over numbers have of their own. */
function numberTable({ factors }: Draft): Table {
  const text = { kind: 'text', isOptional: true } as const;
  const input = { kind: 'choice', choices: NUMBER_INPUTS, isOptional: true } as const;
  return {
    ...{ id: 'numbers', part: PART },
    columns: [
      ...[column('unit', text), column('unitOfOne', text)],
      ...[column('atLeast', input, ['assumeAtLeast']), column('atMost', input, ['assumeAtMost'])],
    ],
    rows: factors.flatMap((factor, i) =>
      isNumeric(factor) ? [{ at: [...LIST, i], name: factor.title }] : [],
    ),
  };
}

/** How far each line goes on straight beyond its points. */
function endTable({ factors }: Draft): Table {
  const end = { kind: 'whole', isOptional: true } as const;
  return {
    ...{ id: 'ends', part: PART },
    columns: [
      column('goesFrom', end, ['extrapolate', 'from']),
      column('goesTo', end, ['extrapolate', 'upTo']),
    ],
    rows: factors.flatMap(({ kind, title }, i) =>
      kind === 'line' ? [{ at: [...LIST, i], name: title, stays: 2 }] : [],
    ),
  };
}

/** The numbers that the answer to another question implies, by factor. */
function impliedTable({ factors }: Draft): Table | undefined {
  const numeric = factors.flatMap((factor, i) => (isNumeric(factor) ? [i] : []));
  const [first] = numeric;
  if (first === undefined) return undefined;
  const listOf = (factor: number) => [...LIST, factor, 'implied'];
  const ids = [...new Set(factors.filter(({ kind }) => kind === 'table').map(({ id }) => id))];
  return {
    ...{ id: 'implied', part: PART, list: listOf(first), keptAs: 'optionalList' },
    columns: [
      column('number', { kind: 'group', choices: factors.map(({ title }) => title) }, []),
      column('factor', { kind: 'named', choices: ids }),
      ...[column('row', 'text'), column('at', 'number', ['value'])],
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
