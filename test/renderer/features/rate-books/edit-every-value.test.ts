import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Path,
  valueAt,
  writtenPath,
} from '../../../../src/renderer/features/rate-books/edit/book/draft.ts';
import {
  cellAt,
  cellValue,
  formAt,
} from '../../../../src/renderer/features/rate-books/edit/book/table.ts';
import { tablesOf } from '../../../../src/renderer/features/rate-books/edit/book/tables.ts';
import { anyBook } from '../../../main/core/rate-books/workbook/any-book.ts';

/** Every word, number and flag of a book with its path; a list of words is one. */
function valuesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  if (Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string'))
    return [path];
  return Object.entries(value).flatMap(([key, inner]) =>
    valuesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

test('whatever a book may say stands in a cell of its own', () => {
  fc.assert(
    fc.property(anyBook, (any) => {
      const all = tablesOf(any);
      for (const path of valuesOf(any)) {
        // What kind of factor it is can not be changed, only which factors there are.
        if (path[0] === 'factors' && path.at(-1) === 'kind') continue;
        const at = cellAt(all, path);
        const table = all.find(({ id }) => id === at?.table);
        if (!(at && table)) throw new Error(`No table has ${writtenPath(path)}`);
        if (formAt(table, at).kind === 'condition') continue;
        expect(cellValue(any, table, at), writtenPath(path)).toEqual(valueAt(any, path));
      }
    }),
    { numRuns: 25 },
  );
});
