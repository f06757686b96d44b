import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentHash } from '../../../../src/main/adapters/node/hash.ts';
import { readLevies } from '../../../../src/main/adapters/node/resources.ts';
import { LIMITS } from '../../../../src/main/adapters/workbook/limits.ts';
import { writeWorkbook } from '../../../../src/main/adapters/workbook/write-workbook.ts';
import { checkRateBookFile } from '../../../../src/main/app/rate-book-file/read-file.ts';
import { type Sheet, textCell } from '../../../../src/main/core/rate-books/workbook/sheet.ts';
import { toSheets } from '../../../../src/main/core/rate-books/workbook/to-sheets.ts';
import { reportLines, reportOf } from '../../../../src/main/hosts/cli/ratebook/report.ts';

const GUIDE = readFileSync('docs/rate-books.md', 'utf8');
const [, SECTION = ''] = /\n## As a workbook\n([\s\S]*?)\n## /.exec(GUIDE) ?? [];

/** The book that the first steps of the guide end with. */
const steps = GUIDE.matchAll(/```json\n([^`]+)```[^`]*(?:`[^`]+`[^`]*)*?```text\n/g);
const book = Object.assign({}, ...[...steps].map(([, properties = '']) => JSON.parse(properties)));

/** The sheets with one cell changed; row and column from 1. */
function changed(
  sheets: readonly Sheet[],
  name: string,
  row: number,
  column: number,
  text: string,
) {
  return sheets.map((sheet) =>
    sheet.name === name
      ? {
          ...sheet,
          rows: sheet.rows.map((cells, i) =>
            i === row - 1 ? cells.with(column - 1, textCell(text)) : cells,
          ),
        }
      : sheet,
  );
}

test('the guide shows what the check of a workbook prints', () => {
  const sheets = toSheets(book, contentHash(book));
  const faulty = changed(sheets, 'Claims of five years', 3, 2, '1,3');
  const bytes = writeWorkbook(faulty);
  const checked = checkRateBookFile(bytes, 'book.xlsx', readLevies('resources'));
  if ('problem' in checked) throw new Error(checked.problem.code);
  const [, printed] = /```txt\n([\s\S]+?)```/.exec(SECTION) ?? [];
  expect(`${reportLines(reportOf(checked)).join('\n')}\n`).toBe(printed);
});

test('the guide names every sheet, and the limits', () => {
  const factors = new Set(book.factors.map(({ title }: { title: string }) => title));
  const names = toSheets(book, contentHash(book))
    .map(({ name }) => name)
    .filter((name) => !factors.has(name));
  const named = [...SECTION.matchAll(/^\| ([A-Z][\w -]+) \| /gm)].map(([, name]) => name);
  expect(named.filter((name) => name !== 'Sheet' && name !== 'Cell')).toEqual(names);
  const mebibytes = (bytes: number) => `${bytes / 1024 / 1024} MiB`;
  const { fileBytes, expandedBytes, sheets, rows, columns } = LIMITS;
  expect(SECTION.replaceAll(/\s+/g, ' ')).toContain(
    `at most ${mebibytes(fileBytes)} (${mebibytes(expandedBytes)} expanded), ${sheets} sheets, and ${rows.toLocaleString('en')} rows and ${columns} columns`,
  );
});
