import { type Static, Type } from 'typebox';
import { HistoryEntry } from './change.ts';

/** The most entries of a page: as many as a quote may have. */
const MOST = 300;

/** Which part of a quote's history. */
export const HistoryQuery = Type.Object({
  id: Type.String({ minLength: 1 }),
  before: Type.Optional(
    Type.Integer({ minimum: 1, description: 'The number of the entry that follows the page' }),
  ),
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: MOST, description: 'By default 50 entries' }),
  ),
});
export type HistoryQuery = Static<typeof HistoryQuery>;

/** A part of a quote's history. Entries are numbered from 1, the oldest first. */
export const HistoryPage = Type.Object({
  quoteId: Type.String(),
  total: Type.Integer({ description: 'How many entries the whole history has' }),
  first: Type.Integer({
    description: 'The number of the first entry here: `before` of the page with older ones',
  }),
  history: Type.Array(HistoryEntry),
});
export type HistoryPage = Static<typeof HistoryPage>;
