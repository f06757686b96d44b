import '../../../../src/renderer/i18n/screen-words/compare-books.ts';
import { expect, it } from 'vitest';
import { impactRows } from '../../../../src/renderer/features/rate-books/impact/impact-csv.ts';
import {
  bandWords,
  riskWords,
  segmentWords,
  wayOf,
} from '../../../../src/renderer/features/rate-books/impact/impact-words.ts';
import {
  sortedSegments,
  widestMove,
} from '../../../../src/renderer/features/rate-books/impact/segments.tsx';
import { changeLanguage } from '../../../../src/renderer/i18n/i18n.ts';
import type {
  ImpactReport,
  ImpactTotals,
} from '../../../../src/shared/schemas/rate-books/impact.ts';

const BANDS = [
  { from: null, to: -25, risks: 1 },
  { from: -25, to: -10, risks: 2 },
  { from: 0, to: 0, risks: 3 },
  { from: 2, to: 5, risks: 4 },
  { from: 25, to: null, risks: 0 },
];

const totals = (more: Partial<ImpactTotals> = {}): ImpactTotals => ({
  risks: 12,
  compared: 10,
  changed: 7,
  dearer: 4,
  cheaper: 3,
  before: 5000,
  after: 5100.5,
  percent: 2.01,
  bands: BANDS,
  newlyDeclined: 2,
  noLongerDeclined: 0,
  newlyReferred: 1,
  noLongerReferred: 0,
  ...more,
});

const BOOK = { name: 'Book', version: '1', hash: 'a', demonstration: true };

const REPORT: ImpactReport = {
  from: BOOK,
  to: { ...BOOK, version: '2' },
  skipped: 0,
  total: totals(),
  segments: [
    { by: 'age', name: '70 and over', ...totals({ percent: -8, risks: 2 }) },
    { by: 'age', name: '17 to 24', ...totals({ percent: 3, risks: 9, compared: 0 }) },
    { by: 'county', name: '', ...totals() },
  ],
  rules: [],
  dearer: [],
  cheaper: [],
};

it('says what bands of percent mean, and which way each goes', () => {
  expect(BANDS.map(bandWords)).toEqual([
    'Down by more than 25%',
    'Down by 10% to 25%',
    'Unchanged',
    'Up by 2% to 5%',
    'Up by more than 25%',
  ]);
  expect(BANDS.map(wayOf)).toEqual(['down', 'down', 'same', 'up', 'up']);
});

it('says what segments are called, in Irish too', async () => {
  const names = ['', '17 to 24', 'under 17', '5 and more', 'Third party only', 'Other', 'Dublin'];
  expect(names.map(segmentWords)).toEqual([
    'not given',
    '17 to 24',
    'under 17',
    '5 and more',
    'Third party only',
    'Elsewhere',
    'Dublin',
  ]);
  await changeLanguage('ga');
  expect(segmentWords('17 to 24')).toBe('17 go 24');
  await changeLanguage('en');
});

it('names a risk by what is known of it', () => {
  const move = { risk: '7', before: 1, after: 2, difference: 1, percent: 100 } as const;
  expect(riskWords({ ...move, cover: 'TPFT', age: 44, noClaimsYears: 1, county: 'Cork' })).toBe(
    'age 44 · no claims: 1 year · Cork',
  );
  expect(riskWords({ ...move, cover: 'TPFT' })).toBe('');
});

it('sorts the segments of one kind, by numbers as numbers', () => {
  const order = (by: 'name' | 'percent' | 'risks', descending = false) =>
    sortedSegments(REPORT, 'age', { by, descending }).map(({ name }) => name);
  expect(sortedSegments(REPORT, 'county', undefined)).toHaveLength(1);
  expect(order('name')).toEqual(['17 to 24', '70 and over']);
  expect(order('risks', true)).toEqual(['17 to 24', '70 and over']);
  expect(order('percent')).toEqual(['70 and over', '17 to 24']);
  expect(widestMove(REPORT.segments)).toBe(8);
  expect(widestMove([])).toBe(0);
});

it('writes the total and each segment for spreadsheets, numbers as numbers', () => {
  const [head = [], total = [], oldest = [], youngest = []] = impactRows(REPORT);
  expect(head).toHaveLength(total.length);
  const of = (row: typeof total, name: string) => row[head.indexOf(name)];
  expect(total.slice(0, 2)).toEqual(['Total', '']);
  expect(oldest.slice(0, 2)).toEqual(['Age', '70 and over']);
  expect(of(total, 'Sum after')).toBe(5100.5);
  expect(of(total, 'Average before')).toBe(500);
  expect(of(total, 'Average after')).toBe(510.05);
  expect(of(total, 'Up by 2% to 5%')).toBe(4);
  // Where nothing is compared there is no average.
  expect(of(youngest, 'Average before')).toBe('');
});
