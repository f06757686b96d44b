import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { openRowFile } from '../../../../src/main/adapters/csv/row-file.ts';

/** Bytes of a piece: a letter may stand across two. */
const PIECE = 65_537;

function* piecesOf(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

/** Reads a file to its end. */
async function read(content: string | Uint8Array) {
  const file = await openRowFile(() => Readable.from(piecesOf(Buffer.from(content))));
  const rows: string[] = [];
  let [bytes, pieces] = [0, 0];
  for await (const piece of file.pieces()) {
    rows.push(...piece.rows.map(({ line, cells }) => `${line} ${cells.join('|')}`));
    bytes = piece.bytes;
    pieces += 1;
  }
  return { ...file, rows, bytes, pieces };
}

test.each([
  ['commas', 'a,"b,c"\n1,2\n', ['1 a|b,c', '2 1|2']],
  ['semicolons, with a comma in a title', '"a,b,c,d";e\n1;2\n', ['1 a,b,c,d|e', '2 1|2']],
  ['tabs', 'a\tb\n1\t2', ['1 a|b', '2 1|2']],
  ['bars', 'a|b\n1|2', ['1 a|b', '2 1|2']],
  ['one column', 'a\n1\n', ['1 a', '2 1']],
  ['what the first line names', 'sep=;\r\na,b;c\r\n1;2', ['2 a,b|c', '3 1|2']],
])('cells are separated by %s', async (_, content, rows) =>
  expect((await read(content)).rows).toEqual(rows),
);

test.each([
  ['LF', '\n'],
  ['CRLF', '\r\n'],
  ['CR', '\r'],
])('a row has the line that it begins on, with lines that end by %s', async (_, end) => {
  const content = ['a,b', '1,"two', 'lines"', '', '3,4'].join(end);
  expect((await read(content)).rows.map((row) => Number.parseInt(row, 10))).toEqual([1, 2, 4, 5]);
});

test('a quotation mark inside a cell is a letter', async () =>
  expect((await read('a,b\n21" alloys,x\n"say ""yes""",y\n')).rows).toEqual([
    '1 a|b',
    '2 21" alloys|x',
    '3 say "yes"|y',
  ]));

test('a large file comes in pieces, with letters that stand across two of them', async () => {
  const content = `a\n${'á'.repeat(99)}\n`.repeat(10_000);
  const { rows, pieces, bytes, size } = await read(content);
  expect(rows).toHaveLength(20_000);
  expect(new Set(rows.map((row) => row.replace(/^\d+ /, '')))).toEqual(
    new Set(['a', 'á'.repeat(99)]),
  );
  expect(pieces).toBeGreaterThan(19);
  expect([bytes, size]).toEqual([Buffer.byteLength(content), Buffer.byteLength(content)]);
});

test.each([
  ['ends', 'a,b\n1,2\n3,"4\n5,6\n', 3],
  ['goes on for long', `a,b\n1,"2\n${'x'.repeat(99)}\n${`3,4\n`.repeat(40_000)}`, 2],
])(
  'a quotation mark that is open where the file %s is named with its line',
  async (_, content, line) =>
    expect(read(content)).rejects.toThrow(
      `The file cannot be read from line ${line} on: a quotation mark is never closed`,
    ),
);

test.each([
  ['many columns', `a,b\n${'1,'.repeat(1_000_000)}\n3,4\n`],
  ['a long cell without quotation marks', `a,b\n1,${'x'.repeat(70_000)}\n3,4\n`],
  ['a long cell that is closed', `a,b\n1,"${'x'.repeat(70_000)}"\n3,4\n`],
  ['a very long cell', `a,b\n1,${'x'.repeat(5_000_000)}\n3,4\n`],
])('a row with %s is said to be too long', async (_, content) =>
  expect(read(content)).rejects.toThrow('The row on line 2 is longer than 65536 characters'),
);

test('a very long cell that is not closed says so', async () =>
  expect(read(`a,b\n1,"${'x'.repeat(5_000_000)}"\n`)).rejects.toThrow(
    'The file cannot be read from line 2 on: a quotation mark is not closed within 4194304 characters',
  ));

const TITLES = 'Cláraitheoir;Déanamh\n191-D-777;Škoda\n';
const wide = Buffer.from(TITLES, 'utf16le');
const wideRows = ['1 Cláraitheoir|Déanamh', '2 191-D-777|Škoda'];

test.each([
  ['little-endian with its mark', Buffer.concat([Buffer.from([0xff, 0xfe]), wide])],
  ['big-endian with its mark', Buffer.concat([Buffer.from([0xff, 0xfe]), wide]).swap16()],
  ['little-endian without a mark', wide],
  ['big-endian without a mark', Buffer.from(wide).swap16()],
])('UTF-16 is read: %s', async (_, bytes) => expect((await read(bytes)).rows).toEqual(wideRows));

test('UTF-16 is read where its first bytes come one by one', async () => {
  const file = await openRowFile(() => Readable.from([...wide].map((byte) => Buffer.from([byte]))));
  for await (const { rows } of file.pieces()) {
    expect(rows.map(({ cells }) => cells.join())).toEqual([
      'Cláraitheoir;Déanamh',
      '191-D-777;Škoda',
    ]);
  }
});

test('a file is named by the hash of its bytes', async () => {
  const { sha256 } = await read('abc');
  expect(sha256).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

/** The bytes of a text in an old encoding, by what each letter of it is there. */
const encoded = (text: string, letters: Readonly<Record<string, number>>) =>
  Uint8Array.from([...text], (letter) => letters[letter] ?? letter.charCodeAt(0));

const MAC = { á: 0x87, é: 0x8e, í: 0x92, ó: 0x97, ú: 0x9c, É: 0x83, Ó: 0xee };
const CP850 = { á: 0xa0, é: 0x82, í: 0xa1, ó: 0xa2, ú: 0xa3, É: 0x90, Ó: 0xe0 };
const WINDOWS = { '’': 0x92, '–': 0x96, '€': 0x80 };
const NAMES = 'name\nSeán Ó Briain\nÉamonn Ní Dhúill\nBríd Róisín\n';

test.each([
  ['Windows-1252', `${NAMES}Pat O’Brien – €5\n`, WINDOWS],
  ['Mac Roman', NAMES, MAC],
])('a file in %s is read with its letters', async (_, text, letters) =>
  expect((await read(encoded(text, letters))).rows.map((row) => row.slice(2))).toEqual(
    text.trimEnd().split('\n'),
  ),
);

test('a file in another old encoding is refused, with the line that shows it', async () =>
  expect(read(encoded(NAMES, CP850))).rejects.toThrow(
    'Line 2 cannot be read as UTF-8, Windows-1252 or Mac Roman',
  ));

test('UTF-8 with one line of Windows-1252 is refused, with that line', async () => {
  const mixed = Buffer.concat([Buffer.from('name\nSeán\nBríd\n'), encoded('Éamonn\n', {})]);
  await expect(read(mixed)).rejects.toThrow('Line 4 is not UTF-8, but other lines are');
});
