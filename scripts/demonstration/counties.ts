/** An index mark: its rough share of new cars (per cent) and the years, inclusive, of its use. */
export type County = { mark: string; share: number; from: number; to: number };

const SHARES: Record<string, number> = {
  C: 11,
  CE: 2,
  CN: 1.5,
  CW: 1.5,
  D: 36,
  DL: 2.5,
  G: 5,
  KE: 4.5,
  KK: 2,
  KY: 2.5,
  L: 3.5,
  LD: 0.8,
  LH: 2.5,
  LM: 0.6,
  LS: 1.5,
  MH: 3.5,
  MN: 1.2,
  MO: 2,
  OY: 1.3,
  RN: 1,
  SO: 1.2,
  T: 3,
  W: 2.5,
  WH: 1.7,
  WX: 3,
  WW: 2.8,
  LK: 2,
  TN: 1.3,
  TS: 1.5,
  WD: 1,
};

/**
 * Since 2013 Limerick and Waterford register city and county under one mark, L and W, and
 * Tipperary its two ridings under T.
 */
const ENDED_2012 = new Set(['LK', 'TN', 'TS', 'WD']);
const BEGAN_2013 = new Set(['T']);

export const COUNTIES: readonly County[] = Object.entries(SHARES).map(([mark, share]) => ({
  mark,
  share,
  from: BEGAN_2013.has(mark) ? 2013 : 1987,
  to: ENDED_2012.has(mark) ? 2012 : Number.POSITIVE_INFINITY,
}));
