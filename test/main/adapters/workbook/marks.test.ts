import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import readXlsxFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { contentHash } from '../../../../src/main/adapters/node/hash.ts';
import { readLevies } from '../../../../src/main/adapters/node/resources.ts';
import { readCsv, writeCsv } from '../../../../src/main/adapters/workbook/csv.ts';
import { markWorkbook } from '../../../../src/main/adapters/workbook/mark-workbook.ts';
import { writeWorkbook } from '../../../../src/main/adapters/workbook/write-workbook.ts';
import { unzip } from '../../../../src/main/adapters/workbook/zip.ts';
import {
  checkRateBookFile,
  markFindings,
  readRateBookFile,
} from '../../../../src/main/app/rate-book-file/read-file.ts';
import { marksOfFindings } from '../../../../src/main/core/rate-books/workbook/marks.ts';
import type { PlacedFinding } from '../../../../src/main/core/rate-books/workbook/reading.ts';
import {
  placeText,
  type Sheet,
  textCell,
} from '../../../../src/main/core/rate-books/workbook/sheet.ts';
import { english } from '../../../../src/shared/domain/messages/english.ts';
import { message } from '../../../../src/shared/domain/messages/message.ts';

const SHEETS: readonly Sheet[] = [
  {
    name: 'Book',
    rows: [
      [textCell('Setting'), textCell('Value')],
      [textCell('Name'), textCell('A')],
    ],
  },
  { name: 'Area', rows: [[textCell('Row')], [textCell('Cork')], [textCell('=1+1')]] },
  { name: 'Mine', rows: [[textCell('Anything')]] },
];

const finding = (
  cell: PlacedFinding['cell'],
  severity: PlacedFinding['severity'] = 'fault',
): PlacedFinding => ({
  severity,
  path: 'examples',
  message: message('cellNotFlag'),
  ...(cell ? { cell } : {}),
});

/** The text of a part of a marked workbook. */
const partOf = (file: Uint8Array, path: string) =>
  Buffer.from(unzip(file).get(path) ?? []).toString();

function marked(findings: readonly PlacedFinding[]): Uint8Array {
  const file = writeWorkbook(SHEETS);
  const result = markWorkbook(file, marksOfFindings(SHEETS, findings));
  if ('problem' in result) throw new Error(result.problem.code);
  return result.file;
}

test('a fault stands in a column of its own on its row, and its tab has a colour', async () => {
  const file = marked([
    finding({ sheet: 'Area', row: 3, column: 1 }),
    finding({ sheet: 'Area', row: 3, column: 28 }, 'warning'),
    finding({ sheet: 'Mine', row: 1 }, 'warning'),
    finding(undefined),
  ]);
  // Another library reads it, too.
  const sheets = await readXlsxFile(Buffer.from(file));
  expect(sheets.map(({ data }) => data)).toEqual([
    [
      ['Setting', 'Value', 'Fault'],
      ['Name', 'A', null],
      [null, null, null],
      [null, null, 'examples: Enter TRUE or FALSE'],
    ],
    [
      ['Row', 'Fault'],
      ['Cork', null],
      ['=1+1', 'A3: Enter TRUE or FALSE\nWarning: AB3: Enter TRUE or FALSE'],
    ],
    [['Anything', 'Fault: Warning: Enter TRUE or FALSE']],
  ]);
  expect(partOf(file, 'xl/worksheets/sheet2.xml')).toContain('<tabColor rgb="FFC92A2A"/>');
  expect(partOf(file, 'xl/worksheets/sheet3.xml')).toContain('<tabColor rgb="FFE8A100"/>');
  expect(partOf(file, 'xl/styles.xml')).toContain('<fgColor rgb="FFFFC9C9"/>');
});

test('every other part of a workbook stays as it is, byte for byte', () => {
  const before = readFileSync('test/fixtures/workbooks/edited.xlsx');
  const sheets = [{ name: 'Area', rows: [[textCell('Row')], [textCell('Cork')]] }];
  const result = markWorkbook(
    before,
    marksOfFindings(sheets, [finding({ sheet: 'Area', row: 2 })]),
  );
  if ('problem' in result) throw new Error(result.problem.code);
  const [old, now] = [unzip(before), unzip(result.file)];
  expect([...now.keys()]).toEqual([...old.keys()]);
  const changed = [...now].filter(
    ([path, bytes]) => Buffer.compare(bytes, old.get(path) ?? Buffer.of()) !== 0,
  );
  expect(changed.map(([path]) => path)).toEqual([
    expect.stringMatching(/^xl\/(styles|worksheets\/sheet\d+)\.xml$/),
    expect.stringMatching(/^xl\/(styles|worksheets\/sheet\d+)\.xml$/),
  ]);
});

const PLAIN = { bom: true, record_delimiter: '\r\n' };

test('no cell begins as a formula does, and every text comes back', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1 }),
    fc.string({ unit: fc.constantFrom("'", '=', '-', '"', ',', '\n', '\r', 'a'), minLength: 1 }),
  );
  const rows = fc.array(fc.array(text, { minLength: 2, maxLength: 2 }), { minLength: 1 });
  fc.assert(
    fc.property(rows, (texts) => {
      const cells = texts.map((row) => row.map(textCell));
      const csv = writeCsv(cells);
      const fields: string[] = parse(Buffer.from(csv), PLAIN).flat();
      expect(fields.filter((field) => /^[=+\-@\t\r]/.test(field))).toEqual([]);
      expect(readCsv(csv)).toEqual({ rows: cells });
    }),
  );
  expect(
    Buffer.from(writeCsv([[textCell('=1+1'), { kind: 'number', value: 1.5 }]])).toString(),
  ).toBe("\uFEFF'=1+1,1.5\r\n");
});

test('CSV that is cut off is refused with its place', () => {
  const read = readCsv(Buffer.from('a,b\n"c'));
  expect(read).toMatchObject({ problem: { code: 'csvDamaged' } });
});

const FOLDER = 'test/fixtures/workbooks';

const fixture = (name: string) => readFileSync(join(FOLDER, name));

const base = () => JSON.parse(fixture('base.json').toString());

const levies = readLevies('resources');

/** What the checks find in a file: the place and the sentence. */
function checked(bytes: Uint8Array) {
  const file = checkRateBookFile(bytes, 'book.xlsx', levies);
  if ('problem' in file) throw new Error(english(file.problem));
  const lines = file.findings.map(({ cell, message }) => [
    cell && placeText(cell),
    english(message),
  ]);
  return { file, lines };
}

test('what a pricing person changed in LibreOffice is what changes in the book', () => {
  const book = base();
  const factor = (id: string) => book.factors.find((one: { id: string }) => one.id === id);
  book.version = '2027.1';
  book.inForceFrom = '2027-03-01';
  factor('driver-age').bands[0].relativity = 1.75;
  const area = factor('area').rows;
  const relativity = Number((area[0].relativity * 1.07).toFixed(2));
  area.push({ row: 'Galway', relativity, words: ['Galway city', 'Gaillimh'] });
  factor('parking').rows[1].relativity = 0.95;
  factor('mileage').points[1].relativity = 1.02;
  const read = readRateBookFile(fixture('edited.xlsx'), 'edited.xlsx');
  expect(read).toMatchObject({ madeFrom: contentHash(base()), findings: [] });
  expect('book' in read && read.book).toEqual(book);
});

test('what the checks find stands on the row that it is about', () => {
  const { file, lines } = checked(fixture('edited.xlsx'));
  expect(file.book?.version).toBe('2027.1');
  expect(lines[0]).toEqual([
    'Examples!D2',
    expect.stringMatching(
      /^The example "Every typical assumption" gives other amounts .*: net \d+\.\d\d → \d+\.\d\d,/,
    ),
  ]);
});

const FAULTS = [
  ['Book!B13', '700.005 is not an amount in euro and whole cents'],
  ["'Driver''s age'!B3", 'The formula gives #DIV/0!'],
  ["'Driver''s age'!B4", '"1,25" is a text with a comma: enter it as a number, or with a point'],
  ["'Engine size'!B2", 'Cells are merged here, so that all but the first are empty: separate them'],
  ['Tables!A9', 'There is no sheet called Values'],
  ["'Kilometres a year'!B2", '"104%" is a text with a percent sign: enter it as a number'],
  [
    'Area!C3',
    'This is the date 2027-09-03, not a text: format the cell as text, then enter it again',
  ],
  ["'Overnight parking' row 1", 'There is no column called Row in the first row'],
  ["'Add-ons' row 1", 'This sheet is hidden, but it is read'],
  ['Examples!B2', 'Enter a date without a time, or a text as 2027-01-31'],
];

test('what goes wrong with spreadsheets is a fault with its cell, and nothing is guessed', () => {
  const { file, lines } = checked(fixture('faulty.xlsx'));
  expect(lines).toEqual(FAULTS);
  expect(file.book).toBeUndefined();
  expect(file.findings.filter(({ severity }) => severity === 'warning')).toHaveLength(1);
});

test('a marked workbook says the same again, and a workbook without faults loses its marks', () => {
  const first = checked(fixture('faulty.xlsx'));
  const marked = markFindings(fixture('faulty.xlsx'), first.file);
  if ('problem' in marked) throw new Error(english(marked.problem));
  const second = checked(marked.file);
  expect(second.lines).toEqual(FAULTS);
  const again = markFindings(marked.file, second.file);
  if ('problem' in again) throw new Error(english(again.problem));
  expect(checked(again.file).file.sheets).toEqual(second.file.sheets);
  const clean = markFindings(marked.file, { ...second.file, findings: [] });
  if ('problem' in clean) throw new Error(english(clean.problem));
  const rowsOf = (sheets: typeof first.file.sheets) =>
    sheets?.map(({ name, rows }) => [
      name,
      rows.map((row) => row.filter(Boolean)).filter((row) => row.length > 0),
    ]);
  expect(rowsOf(checked(clean.file).file.sheets)).toEqual(rowsOf(first.file.sheets));
});
