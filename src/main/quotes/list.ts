import { utcText } from '../../shared/date.ts';
import { type Answer, done } from '../../shared/fault.ts';
import { euro } from '../../shared/money.ts';
import type { QuoteLine, QuoteList, QuoteListQuery } from '../../shared/shapes/quote-list.ts';
import type { Context } from '../door.ts';
import { statusAt } from './retrieve.ts';
import type { QuoteStore, StoredQuote } from './store.ts';

/** How many lines a list has unless more are asked for. */
export const USUAL = 50;

function line(quote: StoredQuote, now: number): QuoteLine {
  const { customer, vehicle } = quote.sections;
  return {
    quoteId: quote.id,
    status: statusAt(quote, now),
    premium: euro(quote.premiumCents),
    createdAt: utcText(quote.createdAt),
    customerName: `${customer.firstName} ${customer.surname}`,
    registrationNumber: vehicle.registrationNumber,
  };
}

/** Lists the quotes that were kept last, the newest first. */
export function listQuotes({ quotes }: { readonly quotes: QuoteStore }) {
  return async ({ limit }: QuoteListQuery, { now }: Context): Promise<Answer<QuoteList>> => {
    const newest = await quotes.newest(limit ?? USUAL);
    return done({ quotes: newest.map((quote) => line(quote, now)) });
  };
}
