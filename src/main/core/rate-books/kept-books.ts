import { done, type Result } from '../../../shared/result/result.ts';
import type {
  KeptRateBooks,
  RateBookContent,
  RateBookSummary,
} from '../../../shared/schemas/rate-books/kept-rate-book.ts';
import type { TableQuery } from '../../../shared/schemas/rate-books/kept-table.ts';
import type { RateBook } from '../../../shared/schemas/rate-books/rate-book.ts';
import type { Context } from '../dispatcher.ts';
import type { EntryParts } from './lifecycle/entry.ts';
import { keptTable, keptTables } from './lifecycle/kept.ts';
import type { TableParts } from './lifecycle/tables.ts';

/** What reading kept rate books needs. */
export type BookParts = TableParts<RateBook, RateBookSummary>;

/** Lists every rate book, each with where it stands and what happened to it. */
export function listRateBooks(parts: BookParts & EntryParts<RateBook, RateBookSummary>) {
  return async (_: object, { now }: Pick<Context, 'now'>): Promise<Result<KeptRateBooks>> =>
    done({ rateBooks: await keptTables(parts, now) });
}

/** Answers the whole of a rate book, exactly as it is kept, by its hash or how that begins. */
export function readRateBook(parts: BookParts) {
  return async ({ hash: asked }: TableQuery): Promise<Result<RateBookContent>> => {
    const kept = await keptTable(parts, asked);
    if (!kept.ok) return kept;
    const { hash, content: rateBook, signed } = kept.value;
    return done({ hash, rateBook, ...signed });
  };
}
