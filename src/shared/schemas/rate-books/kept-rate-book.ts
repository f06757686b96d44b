import { type Static, Type } from 'typebox';
import { Scheme } from '../quotes/scheme.ts';
import { BookSignature, checkedTable, keptTable, TableHash } from './kept-table.ts';
import { RateBook } from './rate-book.ts';

/** What a list says of the content of a rate book. */
const RateBookSummary = Type.Object({
  name: Type.String(),
  version: Type.String(),
  scheme: Scheme,
  demonstration: Type.Boolean(),
  inForceFrom: Type.String({ description: 'Its first day, `YYYY-MM-DD`' }),
  examples: Type.Integer({ description: 'How many worked examples it has' }),
});
export type RateBookSummary = Static<typeof RateBookSummary>;

/** A rate book that is kept. */
export const KeptRateBook = keptTable(RateBookSummary, 'book');
export type KeptRateBook = Static<typeof KeptRateBook>;

/** Every rate book: those that were ever active in that order, then those that were not. */
export const KeptRateBooks = Type.Object({ rateBooks: Type.Array(KeptRateBook) });
export type KeptRateBooks = Static<typeof KeptRateBooks>;

/** The whole of a kept rate book. */
export const RateBookContent = Type.Object({
  hash: TableHash,
  rateBook: RateBook,
  signature: Type.Optional(BookSignature),
});
export type RateBookContent = Static<typeof RateBookContent>;

/** A rate book after a step of its life, with what the checks find in it now. */
export const CheckedRateBook = checkedTable(KeptRateBook);
export type CheckedRateBook = Static<typeof CheckedRateBook>;
