import { readFileSync } from 'node:fs';
import readXlsxFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { markWorkbook } from '../../../../src/main/adapters/workbook/mark-workbook.ts';
import { writeWorkbook } from '../../../../src/main/adapters/workbook/write-workbook.ts';
import { unzip } from '../../../../src/main/adapters/workbook/zip.ts';
import { marksOfFindings } from '../../../../src/main/core/rate-books/workbook/marks.ts';
import type { PlacedFinding } from '../../../../src/main/core/rate-books/workbook/reading.ts';
import { type Sheet, textCell } from '../../../../src/main/core/rate-books/workbook/sheet.ts';
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
