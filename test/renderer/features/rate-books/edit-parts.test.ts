import { expect, test } from 'vitest';
import { compileBook } from '../../../../src/main/core/rating/rate.ts';
import type { Draft } from '../../../../src/renderer/features/rate-books/edit/book/draft.ts';
import { cellAt } from '../../../../src/renderer/features/rate-books/edit/book/table.ts';
import { tablesOf } from '../../../../src/renderer/features/rate-books/edit/book/tables.ts';
import { expectingFound } from '../../../../src/renderer/features/rate-books/edit/edit-screen.tsx';
import {
  cleared,
  pasteInto,
  reasonAt,
} from '../../../../src/renderer/features/rate-books/edit/sheet/edits.ts';
import {
  withoutRows,
  withRow,
} from '../../../../src/renderer/features/rate-books/edit/sheet/selection.ts';
import { book, sheet } from './sheet-of.ts';

test('a rule is changed in its cells, and keeps what a condition has not', () => {
  const [first] = book.underwriting;
  const rules = sheet(book, 'underwriting');
  const next = rules.type(0, 'condition', 'driverAge < 18 and claims > 2');
  expect(next.underwriting[0]).toEqual({
    id: first?.id,
    decision: first?.decision,
    reason: first?.reason,
    match: 'all',
    conditions: [
      { input: 'driverAge', below: 18 },
      { input: 'claims', above: 2 },
    ],
  });
  expect(sheet(next, 'underwriting').type(0, 'decision', 'refer').underwriting[0]?.decision).toBe(
    'refer',
  );
  const path = ['underwriting', 0, 'conditions', 1, 'above'];
  expect(cellAt(tablesOf(next), path)).toEqual({
    table: 'underwriting',
    ...rules.at(0, 'condition'),
  });
});

test('what is typed and is no condition stays, and is said', () => {
  const rules = sheet(book, 'underwriting');
  const next = rules.type(0, 'condition', 'when young');
  expect(sheet(next, 'underwriting').text(0, 'condition')).toBe('when young');
  expect(reasonAt(next, rules.table, rules.at(0, 'condition'))).toBe('condition');
  expect(
    cleared(next, rules.table, { from: rules.at(0, 'condition'), to: rules.at(0, 'condition') }),
  ).not.toEqual(next);
});

test('rules may all go, and the first of an empty list is there again', () => {
  const { table } = sheet(book, 'underwriting');
  const all = { from: { row: 0, column: 0 }, to: { row: table.rows.length - 1, column: 0 } };
  const none = withoutRows(book, table, all);
  expect(none.underwriting).toEqual([]);
  const one = withRow(none, sheet(none, 'underwriting').table, 0);
  expect(one.underwriting.map(({ id }) => id)).toEqual(['rule']);
  const two = withRow(one, sheet(one, 'underwriting').table, 0);
  expect(two.underwriting.map(({ id }) => id)).toEqual(['rule', 'rule 2']);
});

test('what unknown words do is said, changed and taken away', () => {
  const i = book.factors.findIndex((factor) => 'unknown' in factor && factor.unknown);
  const factor = (draft: Draft) => draft.factors[i];
  const unknown = sheet(book, 'unknown');
  const row = unknown.row(book.factors[i]?.title ?? '');
  const declined = sheet(unknown.type(row, 'decision', 'decline'), 'unknown').type(
    row,
    'ratedAs',
    '',
  );
  expect(sheet(declined, 'unknown').type(row, 'reason', 'Not known')).toMatchObject({
    factors: { [i]: { unknown: { decision: 'decline', reason: 'Not known' } } },
  });
  const range = { from: unknown.at(row, 'decision'), to: unknown.at(row, 'reason') };
  expect(factor(cleared(declined, unknown.table, range))).not.toHaveProperty('unknown');
});

test('a spelling is added, renamed and taken away, and no two words are one', () => {
  const i = book.factors.findIndex(({ kind }) => kind === 'combination');
  const id = `factors.${i}.spellings.make`;
  const spellings = (draft: Draft) => {
    const factor = draft.factors[i];
    return factor?.kind === 'combination' ? (factor.spellings?.make ?? {}) : {};
  };
  const { table, at } = sheet(book, id);
  const [first = '', second = ''] = Object.keys(spellings(book));
  const more = withRow(book, table, 0);
  expect(Object.keys(spellings(more)).slice(0, 2)).toEqual([first, `${first} 2`]);
  const next = sheet(more, id);
  // Both cells of a row at once, although the one names the other.
  const range = { from: at(1, 'word'), to: at(1, 'spellings') };
  const pasted = pasteInto(more, next.table, range, [['Dacia', 'Datcha; "Da;cia"']]);
  if (!('draft' in pasted)) throw new Error('It fits');
  expect(spellings(pasted.draft)).toMatchObject({ Dacia: ['Datcha', 'Da;cia'] });
  expect(Object.keys(spellings(pasted.draft))).toHaveLength(table.rows.length + 1);
  const taken = pasteInto(more, next.table, range, [[second]]);
  expect(taken).toMatchObject({ misfit: { reason: 'taken', text: second } });
  const all = { from: { row: 0, column: 0 }, to: { row: table.rows.length, column: 1 } };
  const without = withoutRows(pasted.draft, sheet(pasted.draft, id).table, all);
  expect(spellings(without)).toEqual({});
  const again = withRow(without, sheet(without, id).table, 0);
  expect(Object.values(spellings(again))).toEqual([[]]);
});

test('the head of a book is checked by what each setting holds', () => {
  const head = sheet(book, 'head');
  const type = (name: string, text: string) => head.type(head.row(name), 'setting', text);
  expect(type('inForceFrom', '1/2/2027').inForceFrom).toBe('2027-02-01');
  expect(type('validityDays', '21').validityDays).toBe(21);
  expect(type('duplicates', 'stop').duplicates).toBe('stop');
  const wrong = type('inForceFrom', '31/2/2027');
  const at = head.at(head.row('inForceFrom'), 'setting');
  expect(wrong.inForceFrom).toBe('31/2/2027');
  expect(reasonAt(wrong, head.table, at)).toBe('day');
});

test('an example expects what the book gives, or what is typed, and its answers change', () => {
  const [example] = book.examples;
  if (!example) throw new Error('There are examples');
  const found = { netCents: 1, grossCents: 2, feeCents: 3, premiumCents: 4 };
  const tried = {
    title: example.title,
    holds: false,
    expectedCents: 0,
    premiumCents: 4,
    found,
    differenceCents: 4,
    baseCents: null,
  };
  expect(expectingFound(book, [tried]).examples[0]).toEqual({ ...example, expect: found });
  expect(expectingFound(book, [tried]).examples.slice(1)).toEqual(book.examples.slice(1));

  const examples = sheet(book, 'examples');
  expect(examples.type(0, 'premium', '1,000.50').examples[0]?.expect.premiumCents).toBe(100_050);
  const aged = examples.type(0, 'driverAge', '44');
  expect(aged.examples[0]?.inputs).toEqual({ ...example.inputs, driverAge: 44 });
  expect(sheet(aged, 'examples').type(0, 'driverAge', '').examples[0]?.inputs).not.toHaveProperty(
    'driverAge',
  );
  expect(() => compileBook(aged)).not.toThrow();
});
