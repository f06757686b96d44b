import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCsv, writeCsv } from '../../../../src/main/adapters/workbook/csv.ts';
import { textCell } from '../../../../src/main/core/rate-books/workbook/sheet.ts';

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
