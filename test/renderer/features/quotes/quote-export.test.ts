import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { collect } from '../../../../src/renderer/features/quotes/collect.ts';
import { csvOf, excelOf, sheetOf } from '../../../../src/renderer/features/quotes/export-file.ts';
import { message } from '../../../../src/shared/domain/messages/message.ts';
import { done, failed } from '../../../../src/shared/result/result.ts';
import type {
  QuoteLine,
  QuoteListQuery,
} from '../../../../src/shared/schemas/quotes/quote-list.ts';

const line: QuoteLine = {
  quoteId: 'Q-7K3M-9XQ2',
  status: 'accepted',
  premium: 1234.5,
  cover: 'TPFT',
  createdAt: '2026-07-31T23:30:00Z',
  expiresAt: '2026-12-21T09:30:00Z',
  inceptionDate: '2026-12-01T00:00:00Z',
  customerName: 'Áine "Annie" Ní Bhriain, Cork',
  customerKey: 'aine.nibhriain.1985-03-12',
  dateOfBirth: '1985-03-12',
  registrationNumber: '191-D-12345',
  vehicle: 'Toyota\nCorolla',
  phone: '087 123 4567',
  lastDay: '2027-11-30',
  amounts: { net: 1100, levies: 109.5, fee: 25 },
  by: 'desk',
  user: { id: 'u-2', name: 'Máire' },
};

const columns = [
  'customer',
  'premium',
  'cover',
  'status',
  'created',
  'dateOfBirth',
  'policyId',
] as const;
const titles = ['Customer', 'Premium', 'Cover', 'Status', 'Created', 'Date of birth', 'Policy'];
const ALWAYS = [
  'Quote',
  'Insurer',
  'Start of cover',
  'End of cover',
  'Net premium',
  'Levies',
  'Fee',
  'Phone',
  'E-mail',
  'Submitted by',
];

const bytes = async (blob: Blob) => Buffer.from(await blob.arrayBuffer());

it('writes CSV with its mark, in Irish time, the columns in the order chosen', async () => {
  const file = await bytes(csvOf(sheetOf([line], columns, false)));
  expect([...file.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head, row] = parse(file, { bom: true });
  expect(head).toEqual([...titles, ...ALWAYS]);
  expect(row).toEqual([
    'Áine "Annie" Ní Bhriain, Cork',
    '1234.50',
    'Third party, fire and theft',
    'On cover',
    '2026-08-01 00:30',
    '1985-03-12',
    '',
    'Q-7K3M-9XQ2',
    '',
    '2026-12-01',
    '2027-11-30',
    '1100.00',
    '109.50',
    '25.00',
    '087 123 4567',
    '',
    'Máire',
  ]);
});

it('says of a quote when it expires, and nothing of the kind of a policy', async () => {
  const quoted: QuoteLine = { ...line, status: 'quoted' };
  const file = await bytes(csvOf(sheetOf([line, quoted], ['expires'], false)));
  const rows: string[][] = parse(file, { bom: true });
  expect(rows.slice(1).map(([expires]) => expires)).toEqual(['', '2026-12-21 09:30']);
});

it.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])(
  'lets no cell of a file begin as a formula does: %j',
  async (customerName) => {
    const sheet = sheetOf([{ ...line, customerName }], ['customer', 'vehicle'], false);
    const rows: string[][] = parse(await bytes(csvOf(sheet)), { bom: true });
    expect(rows[1]?.slice(0, 2)).toEqual([`'${customerName}`, 'Toyota\nCorolla']);
    const [, row = []] = await readSheet(await bytes(await excelOf(sheet)));
    // A text of the workbook is a text, whatever it begins with; its reader trims it.
    expect(row[0]).toBe(customerName.trim());
  },
);

it('writes a phone number so that no spreadsheet takes it for a number', async () => {
  const sheet = sheetOf([{ ...line, phone: '0871234567' }], ['phone'], false);
  const rows: string[][] = parse(await bytes(csvOf(sheet)), { bom: true });
  expect(rows[1]?.[0]).toBe('087 1234567');
  const [, row = []] = await readSheet(await bytes(await excelOf(sheet)));
  expect(row[0]).toBe('0871234567');
});

it('writes Excel with days, times and amounts as such', async () => {
  const [head, row] = await readSheet(await bytes(await excelOf(sheetOf([line], columns, false))));
  expect(head).toEqual([...titles, ...ALWAYS]);
  // A day's fraction is no exact binary number.
  const toSeconds = (cell: unknown) =>
    cell instanceof Date ? new Date(Math.round(cell.getTime() / 1000) * 1000) : cell;
  expect(row?.map(toSeconds)).toEqual([
    'Áine "Annie" Ní Bhriain, Cork',
    1234.5,
    'Third party, fire and theft',
    'On cover',
    new Date('2026-08-01T00:30:00Z'),
    new Date('1985-03-12T00:00:00Z'),
    null,
    'Q-7K3M-9XQ2',
    null,
    new Date('2026-12-01T00:00:00Z'),
    new Date('2027-11-30T00:00:00Z'),
    1100,
    109.5,
    25,
    '087 123 4567',
    null,
    'Máire',
  ]);
});

it('says of training that it is not real: in the name of the sheet, and in every row', () => {
  const sheet = sheetOf([line, line], ['end', 'customer'], true);
  expect(sheet.name).toBe('Training - quotes');
  expect(sheet.titles).toEqual([
    'End of cover',
    'Customer',
    'Quote',
    'Policy',
    'Insurer',
    'Start of cover',
    'Net premium',
    'Levies',
    'Fee',
    'Premium',
    'Phone',
    'E-mail',
    'Submitted by',
    'Data',
  ]);
  const said = { kind: 'text', text: 'Training, not real' };
  expect(sheet.rows.map((row) => row.at(-1))).toEqual([said, said]);
});

it('reads every page in the order of the list, and says how far it is', async () => {
  const asked: QuoteListQuery[] = [];
  const heard: [number, number][] = [];
  const pages = [['a', 'b'], ['c', 'd'], ['e']];
  const answer = await collect(
    { sort: 'premium', search: 'x' },
    {
      list: async (query) => {
        const page = asked.push(query) - 1;
        return done({
          quotes: (pages[page] ?? []).map((quoteId) => ({ ...line, quoteId })),
          ...(page < 2 ? { next: `after ${page}` } : {}),
          total: 4,
          totalIsLeast: true,
        });
      },
      onProgress: (lines, total) => heard.push([lines, total]),
      signal: new AbortController().signal,
    },
  );
  expect(answer?.ok && answer.value.map(({ quoteId }) => quoteId).join('')).toBe('abcde');
  expect(asked.map(({ after }) => after)).toEqual([undefined, 'after 0', 'after 1']);
  expect(asked.every(({ sort, search }) => sort === 'premium' && search === 'x')).toBe(true);
  expect(heard).toEqual([
    [2, 4],
    [4, 4],
    [5, 5],
  ]);
});

it('ends when it is cancelled, and at a fault', async () => {
  const controller = new AbortController();
  let calls = 0;
  const cancelled = await collect(
    {},
    {
      list: async () => {
        calls += 1;
        controller.abort();
        return done({ quotes: [line], next: 'more', total: 2 });
      },
      onProgress: () => undefined,
      signal: controller.signal,
    },
  );
  expect(cancelled).toBeUndefined();
  expect(calls).toBe(1);
  const fault = failed({ kind: 'unavailable', message: message('hostSilent') });
  const { signal } = new AbortController();
  expect(await collect({}, { list: async () => fault, onProgress: () => undefined, signal })).toBe(
    fault,
  );
});
