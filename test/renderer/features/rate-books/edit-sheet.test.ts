import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  begin,
  change,
  type Draft,
  readPath,
  redo,
  undo,
  writtenPath,
} from '../../../../src/renderer/features/rate-books/edit/book/draft.ts';
import {
  cellAt,
  cellPath,
  cellValue,
  formAt,
} from '../../../../src/renderer/features/rate-books/edit/book/table.ts';
import { tablesOf } from '../../../../src/renderer/features/rate-books/edit/book/tables.ts';
import {
  copied,
  filledDown,
  pasteInto,
  typed,
} from '../../../../src/renderer/features/rate-books/edit/sheet/edits.ts';
import {
  rangeOf,
  withoutRows,
  withRow,
} from '../../../../src/renderer/features/rate-books/edit/sheet/selection.ts';
import { baseValues } from '../../../../src/renderer/features/rate-books/edit/sheet/sheet.tsx';
import {
  fromTabbed,
  toTabbed,
} from '../../../../src/renderer/features/rate-books/edit/sheet/use-sheet.ts';

const book: Draft = JSON.parse(readFileSync('resources/rate-books/demonstration.json', 'utf8'));
const tables = tablesOf(book);
const named = (id: string) => {
  const table = tables.find((one) => one.id === id);
  if (!table) throw new Error(`No table ${id}`);
  return table;
};
const kindOf = (kind: string) =>
  named(
    tables.find(({ id }) => {
      const [, factor = ''] = id.split('.');
      return id.startsWith('factors.') && book.factors[Number(factor)]?.kind === kind;
    })?.id ?? '',
  );

/** A table of the book with a range of its cells. */
const tableAndRange = fc
  .constantFrom(...tables.filter(({ rows }) => rows.length > 0))
  .chain((table) => {
    const cell = fc.record({
      row: fc.nat({ max: table.rows.length - 1 }),
      column: fc.nat({ max: table.columns.length - 1 }),
    });
    return fc.record({
      table: fc.constant(table),
      range: fc.record({ anchor: cell, active: cell }).map(rangeOf),
    });
  });

test('every kind of factor, and all else that is edited, are tables', () => {
  const kinds = new Set(book.factors.map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(['bands', 'combination', 'line', 'table']);
  for (const kind of kinds) expect(kindOf(kind).rows.length).toBeGreaterThan(1);
});

test('the path of a cell leads to it and back', () => {
  fc.assert(
    fc.property(tableAndRange, ({ table, range: { from } }) => {
      // A key and what it leads to have one path.
      fc.pre(!['key', 'group'].includes(formAt(table, from).kind));
      const path = cellPath(table, from);
      expect(readPath(writtenPath(path))).toEqual(path);
      expect(cellAt(tables, path)).toEqual({ table: table.id, ...from });
    }),
  );
});

test('what was copied, pasted where it was, changes nothing', () => {
  fc.assert(
    fc.property(tableAndRange, ({ table, range }) => {
      const clipboard = toTabbed(copied(book, table, range));
      const result = pasteInto(book, table, range, fromTabbed(clipboard));
      expect(result).toEqual({ draft: book });
    }),
  );
});

test('cells of any text come off the clipboard as they went onto it', () => {
  const row = fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), (rows) => {
      expect(fromTabbed(toTabbed(rows))).toEqual(rows);
    }),
  );
  expect(fromTabbed('1,25\t"a ""b"""\r\n2\tc\r\n')).toEqual([
    ['1,25', 'a "b"'],
    ['2', 'c'],
  ]);
});

test('after any edits, as many steps back give the book before, and forward what was undone', () => {
  const edit = fc.record({ at: tableAndRange, text: fc.string(), how: fc.nat({ max: 3 }) });
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
      let history = begin(book);
      for (const { at, text, how } of edits) {
        const { table, range } = at;
        const draft = history.present;
        const next = [
          () => typed(draft, table, range.from, text),
          () => filledDown(draft, table, range),
          () => withRow(draft, table, range.from.row),
          () => withoutRows(draft, table, { from: range.from, to: range.from }),
        ][how]?.();
        if (next) history = change(history, next);
      }
      const last = history.present;
      const steps = history.past.length;
      for (let i = 0; i < steps; i += 1) history = undo(history);
      expect(history.present).toEqual(book);
      for (let i = 0; i < steps; i += 1) history = redo(history);
      expect(history.present).toEqual(last);
    }),
    { numRuns: 50 },
  );
});

test('a paste that does not fit names its cell and changes nothing', () => {
  const base = named('base');
  const range = { from: { row: 1, column: 0 }, to: { row: 1, column: 0 } };
  const paste = (text: string) => pasteInto(book, base, range, fromTabbed(text));
  expect(paste('1\n2\n3')).toEqual({
    misfit: { row: 3, column: 0, text: '3', reason: 'beyond' },
  });
  expect(paste('700\nabc')).toEqual({
    misfit: { row: 2, column: 0, text: 'abc', reason: 'number' },
  });
  const result = paste('€ 1,234.50\n1.234,5');
  expect('draft' in result && result.draft.base.cents).toMatchObject({
    TPFT: 123_450,
    ThirdParty: 123_450,
  });
});

test('one value fills a range, a row fills down, and text that is no number stays', () => {
  const bands = kindOf('bands');
  const range = { from: { row: 0, column: 1 }, to: { row: 2, column: 1 } };
  const at = (draft: Draft, row: number) => cellValue(draft, bands, { row, column: 1 });
  const result = pasteInto(book, bands, range, [['125 %']]);
  if (!('draft' in result)) throw new Error('It fits');
  expect([0, 1, 2].map((row) => at(result.draft, row))).toEqual([1.25, 1.25, 1.25]);
  const down = filledDown(typed(book, bands, range.from, '0,95'), bands, range);
  expect([0, 1, 2].map((row) => at(down, row))).toEqual([0.95, 0.95, 0.95]);
  const wrong = typed(book, bands, range.from, '1.2.3');
  expect(at(wrong, 0)).toBe('1.2.3');
});

test('a changed cell is compared with its own row, also behind a row that was added', () => {
  const bands = kindOf('bands');
  const more = withRow(book, bands, 0);
  const table = tablesOf(more).find(({ id }) => id === bands.id) ?? bands;
  expect(table.rows).toHaveLength(bands.rows.length + 1);
  const before = baseValues(book, more, table);
  const last = { row: bands.rows.length, column: 1 };
  expect(before(last)).toBe(cellValue(book, bands, { row: last.row - 1, column: 1 }));
  const one = { from: { row: 1, column: 0 }, to: { row: 1, column: 0 } };
  expect(withoutRows(more, table, one)).toEqual(book);
});
