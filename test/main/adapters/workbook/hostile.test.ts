import { expect, test } from 'vitest';
import { LIMITS } from '../../../../src/main/adapters/workbook/limits.ts';
import { markWorkbook } from '../../../../src/main/adapters/workbook/mark-workbook.ts';
import { readWorkbook } from '../../../../src/main/adapters/workbook/read-workbook.ts';
import { writeWorkbook } from '../../../../src/main/adapters/workbook/write-workbook.ts';
import { type Parts, unzip, zip } from '../../../../src/main/adapters/workbook/zip.ts';
import { textCell } from '../../../../src/main/core/rate-books/workbook/sheet.ts';
import { english } from '../../../../src/shared/domain/messages/english.ts';
import {
  changedWorkbook as changed,
  manyAttributes,
  manySheets,
  SHEET,
  SOUND as sound,
  tinyElements,
  withRows,
} from '../../../support/rate-books/hostile-workbook.ts';

/** Why a file is not read. */
function problemOf(file: Uint8Array): string {
  const read = readWorkbook(file);
  if (!('problem' in read)) throw new Error('the file was read');
  return english(read.problem);
}

function cellsOf(rows: string) {
  const read = readWorkbook(withRows(rows));
  if ('problem' in read) throw new Error(english(read.problem));
  return read.sheets[0]?.rows[0];
}

test('what is no workbook says what it is', () => {
  const parts = (more: Parts) => zip(new Map([...unzip(sound), ...more]));
  expect(problemOf(Buffer.from('PK, and nothing else that is a package'))).toBe(
    'The workbook is damaged: its directory is missing',
  );
  expect(problemOf(Buffer.alloc(40))).toMatch(/^The file is not an Excel workbook/);
  expect(problemOf(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toMatch(
    /^The file is an old Excel workbook, or one with a password/,
  );
  const calc = new Map([
    ['mimetype', Buffer.from('application/vnd.oasis.opendocument.spreadsheet')],
  ]);
  expect(problemOf(parts(calc))).toMatch(/^The file is an OpenDocument spreadsheet/);
  expect(problemOf(zip(new Map([['a.txt', Buffer.from('a')]])))).toMatch(
    /^The file is not an Excel/,
  );
  const macros = changed({
    '[Content_Types].xml': (text) => text.replace('spreadsheetml.sheet.main', 'macroEnabled.main'),
  });
  expect(problemOf(macros)).toMatch(/^The workbook has macros/);
});

test('a small file that expands without end stops at its limit', () => {
  const large = new Map([...unzip(sound), ['bomb', Buffer.alloc(LIMITS.expandedBytes)]]);
  const honest = zip(large);
  expect(honest.length).toBeLessThan(1_000_000);
  expect(problemOf(honest)).toMatch(/too large: expanded bytes \d+, at most 16777216$/);
  // The directory says that it is small.
  const liar = zip(new Map([...unzip(sound), ['bomb', Buffer.alloc(8 * 1024 * 1024)]]));
  liar.writeUInt32LE(1000, liar.lastIndexOf('bomb') - 22);
  expect(problemOf(liar)).toBe('The workbook is damaged: bomb cannot be expanded');
  expect(problemOf(Buffer.concat([sound, Buffer.alloc(LIMITS.fileBytes)]))).toMatch(
    /too large: bytes/,
  );
});

test('too many rows, columns or sheets are refused', () => {
  const cell = (place: string) =>
    `<row r="${/\d+/.exec(place)}"><c r="${place}"><v>1</v></c></row>`;
  expect(problemOf(withRows(cell('A20001')))).toBe(
    'The workbook is too large: rows 20001, at most 20000',
  );
  // All sheets together.
  expect(problemOf(manySheets(3, cell('A9000')))).toMatch(/rows 27000, at most 20000$/);
  expect(problemOf(withRows(cell('XFD1')))).toMatch(/columns of Book 16384, at most 200$/);
  const sheets = changed({
    'xl/workbook.xml': (text) => text.replace(/<sheet .*?\/>/, (sheet) => sheet.repeat(251)),
  });
  expect(problemOf(sheets)).toMatch(/sheets 251, at most 250$/);
});

test('more elements or attributes than any rate book has are refused before they fill the memory', () => {
  const elements = tinyElements(LIMITS.expandedBytes - 10_000);
  expect(elements.length).toBeLessThan(30_000);
  expect(problemOf(elements)).toBe('The workbook is too large: elements 500001, at most 500000');
  // All parts together.
  expect(problemOf(manySheets(3, '<c/>'.repeat(200_000)))).toMatch(/elements 500001, at most/);
  expect(problemOf(manyAttributes(1_000_000))).toBe(
    'The workbook is too large: attributes of an element 1000000, at most 100',
  );
  expect('sheets' in readWorkbook(manyAttributes(100))).toBe(true);
});

test('long texts are refused, also one that many cells have', () => {
  const cell = (length: number) => `<c t="inlineStr"><is><t>${'x'.repeat(length)}</t></is></c>`;
  expect(problemOf(withRows(`<row>${cell(32_768)}</row>`))).toMatch(
    /characters of a cell 32768, at most 32767$/,
  );
  expect(problemOf(withRows(`<row>${cell(30_000)}</row>`.repeat(280)))).toMatch(
    /characters of all cells \d+, at most 8388608$/,
  );
});

test('long runs of one character are read once, not again from each of them', () => {
  const spaced = withRows(`<row${' '.repeat(2_000_000)}r="1"><c><v>1</v></c></row>`);
  const marks = [
    { sheet: 'Book', column: 3, rows: [{ row: 1, text: 'Fault' }], severity: undefined },
  ];
  expect(markWorkbook(spaced, marks)).toHaveProperty('file');
  const formats = changed({
    'xl/styles.xml': (text) =>
      text.replace(
        /(<styleSheet[^>]*>)/,
        `$1<numFmts count="1"><numFmt numFmtId="170" formatCode="${'['.repeat(2_000_000)}"/></numFmts>`,
      ),
  });
  expect('sheets' in readWorkbook(formats)).toBe(true);
});

test('a part that is two sheets is refused', () => {
  const twice = changed({
    'xl/workbook.xml': (text) => text.replace(/<sheet .*?\/>/, (sheet) => sheet.repeat(2)),
  });
  expect(problemOf(twice)).toMatch(/two of its sheets are one part$/);
});

test('damaged packages and parts are refused, each with its reason', () => {
  const flipped = Buffer.from(sound);
  const middle = flipped.indexOf(SHEET) + SHEET.length + 8;
  flipped.writeUInt8(flipped.readUInt8(middle) ^ 0x55, middle);
  expect(problemOf(flipped)).toMatch(/^The workbook is damaged: /);
  expect(problemOf(sound.subarray(0, -30))).toMatch(/^The workbook is damaged: /);
  const doctype = '<!DOCTYPE a [<!ENTITY b "c">]>';
  expect(
    problemOf(changed({ [SHEET]: (text) => text.replace('<worksheet', `${doctype}<worksheet`) })),
  ).toBe('The workbook is damaged: a part is not valid XML');
  expect(problemOf(withRows('<row><c></row></c>'))).toMatch(/closes nothing$/);
  expect(problemOf(withRows('<a>'.repeat(200)))).toMatch(/nested too deeply$/);
  // Read once, not again from each beginning.
  expect(problemOf(withRows('<!--'.repeat(200_000)))).toMatch(/not valid XML$/);
});

test('a link out of the package is never followed', () => {
  const external = changed({
    'xl/_rels/workbook.xml.rels': (text) =>
      text.replace(
        /Target="[^"]*sheet1\.xml"/,
        'Target="file:///etc/passwd" TargetMode="External"',
      ),
  });
  expect(readWorkbook(external)).toEqual({ sheets: [] });
  const outside = changed({
    'xl/_rels/workbook.xml.rels': (text) =>
      text.replace(/Target="[^"]*sheet1\.xml"/, 'Target="../../../etc/passwd"'),
  });
  expect(problemOf(outside)).toBe('The workbook is damaged: etc/passwd is missing');
});

test('a formula counts by its saved value, and is never calculated', () => {
  expect(
    cellsOf(
      '<row><c><f>WEBSERVICE("http://127.0.0.1")</f><v>1.5</v></c><c><f>1+1</f></c>' +
        '<c t="e"><f>1/0</f><v>#DIV/0!</v></c><c t="str"><f>A1</f><v>a_x000D_b</v></c>' +
        '<c t="b"><v>1</v></c><c t="inlineStr"><is><r><t>Ni</t></r><r><t>amh</t></r><rPh><t>x</t></rPh></is></c></row>',
    ),
  ).toEqual([
    { kind: 'number', value: 1.5, isCalculated: true },
    { kind: 'uncalculated' },
    { kind: 'error', error: '#DIV/0!' },
    { kind: 'text', text: 'a\rb' },
    { kind: 'flag', value: true },
    { kind: 'text', text: 'Niamh' },
  ]);
});

test('a text that begins as a formula is written and read as a text', () => {
  const texts = [
    '=1+1',
    '+353',
    '-1',
    '@SUM(A1)',
    '_x0041_',
    '<&>"\'',
    ' a\tb ',
    'a\nb',
    '\u0001',
    '€ Ó 🚗',
  ];
  const file = writeWorkbook([{ name: 'Book', rows: [texts.map(textCell), texts.map(textCell)] }]);
  expect(Buffer.from(unzip(file).get(SHEET) ?? []).toString()).not.toContain('<f');
  const read = readWorkbook(file);
  expect('sheets' in read && read.sheets[0]?.rows).toEqual([
    texts.map(textCell),
    texts.map(textCell),
  ]);
});
