/** The years in which an index mark is given, inclusive; open at an end that is not there. */
interface Given {
  readonly from?: number;
  readonly until?: number;
}

/** The counties joined theirs in 2013 and 2014: until then Limerick, Tipperary and Waterford had two. */
const JOINED = 2013;
const ALWAYS: Given = {};
const ENDED: Given = { until: JOINED };

/** The letters of a mark since 1987, each for the county of first registration. */
export const INDEX_MARKS: ReadonlyMap<string, Given> = new Map([
  ...'C CE CN CW D DL G KE KK KY L LD LH LM LS MH MN MO OY RN SO W WH WX WW'
    .split(' ')
    .map((mark) => [mark, ALWAYS] as const),
  ...['LK', 'TN', 'TS', 'WD'].map((mark) => [mark, ENDED] as const),
  ['T', { from: JOINED }],
]);
