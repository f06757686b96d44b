import { type Static, Type } from 'typebox';
import { Status } from './quote.ts';

/** How many quotes to list; 50 unless given. */
export const QuoteListQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
});
export type QuoteListQuery = Static<typeof QuoteListQuery>;

/** A quote as a list shows it. */
export const QuoteLine = Type.Object({
  quoteId: Type.String(),
  status: Status,
  premium: Type.Number({ description: 'Total in euro, levies and fee included' }),
  createdAt: Type.String({ description: 'ISO 8601, UTC' }),
  customerName: Type.String(),
  registrationNumber: Type.String(),
});
export type QuoteLine = Static<typeof QuoteLine>;

export const QuoteList = Type.Object({ quotes: Type.Array(QuoteLine) });
export type QuoteList = Static<typeof QuoteList>;
