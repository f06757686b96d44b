import { done, type Result } from '../../../../shared/contract/result.ts';
import { tidy } from '../../../../shared/domain/text/tidy.ts';
import type { CheckedRateBook } from '../../../../shared/schemas/kept-rate-book.ts';
import type { RateBook } from '../../../../shared/schemas/rate-book.ts';
import type { Context } from '../../dispatcher.ts';
import type { Finding } from '../../rating/examine/finding.ts';
import type { FitnessParts } from '../fitness.ts';
import type { ActiveTable, Identified } from '../table-store.ts';
import { type Book, type BookParts, type Books, readBooks } from './books.ts';
import { type EntryParts, entriesOf } from './entry.ts';
import type { BookEvent, BookStep } from './event.ts';
import { standingOf } from './standing.ts';

/** What every step in the life of a book needs. */
export interface LifeParts extends BookParts, EntryParts, FitnessParts {}

/** What is to happen to a book. */
export interface Plan {
  readonly book: Book;
  readonly findings: readonly Finding[];
  readonly steps: readonly BookStep[];
  readonly draft?: Identified<RateBook>;
  readonly activated?: ActiveTable<RateBook>;
}

/**
 * Keeps steps in the life of a book, and the response to the request for them; decides again where
 * something else happened to a book in between. Nothing is written where nothing is to happen.
 */
export async function keepSteps(
  parts: LifeParts,
  context: Context,
  plan: (books: Books) => Promise<Result<Plan>> | Result<Plan>,
): Promise<Result<CheckedRateBook>> {
  const { caller, now } = context;
  const books = await readBooks(parts);
  const planned = await plan(books);
  if (!planned.ok) return planned;
  const { book, findings, steps, draft, activated } = planned.value;
  const added = steps.map(
    (step): BookEvent => ({ ...step, book: book.hash, at: now, by: caller.id }),
  );
  const events = [...book.events, ...added];
  const since = activated?.activatedAt ?? book.standing.activeFrom;
  const after: Book = { ...book, events, standing: standingOf(events, since) };
  const others = books.all.filter(({ hash }) => hash !== book.hash);
  // A book that is activated comes last.
  const entry = entriesOf([...others, after], parts, now).at(-1);
  // There is always one: of the book itself.
  if (!entry) throw new Error('A rate book has no entry');
  const kept = done({ ...entry, findings: [...findings] } as CheckedRateBook);
  if (added.length === 0) return kept;
  const response = context.keep?.(kept);
  const change = { events: added, after: books.newest, draft, activated, response };
  return (await parts.lives.keep(change)) ? kept : keepSteps(parts, context, plan);
}

/** Who says so and why, tidy; absent what was not given. */
export function saidIn<R extends string | undefined>({
  name,
  reason,
}: {
  readonly name?: string;
  readonly reason?: R;
}) {
  return {
    ...(reason === undefined ? {} : { reason: tidy(reason) }),
    ...(name === undefined ? {} : { name: tidy(name) }),
  };
}
