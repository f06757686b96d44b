import type { BookState } from '../../../../shared/schemas/kept-rate-book.ts';
import type { BookEvent } from './event.ts';

/** Where a rate book stands by itself, whatever other books there are. */
export interface Standing {
  /** Who drafted it; absent where it came with the application. */
  readonly drafted?: Extract<BookEvent, { kind: 'rateBookDrafted' }>;
  readonly isChecked: boolean;
  readonly isApproved: boolean;
  readonly isWithdrawn: boolean;
  /** From when on new quotes go by it, epoch milliseconds; undefined while it was never activated. */
  readonly activeFrom: number | undefined;
  /** The same where it lay ahead then. What was active once stays so when a wrong clock is set back. */
  readonly waitsUntil: number | undefined;
}

/** The events of each book by its hash, in their order. */
export function eventsByBook(
  events: readonly BookEvent[],
): ReadonlyMap<string, readonly BookEvent[]> {
  const byBook = new Map<string, BookEvent[]>();
  for (const event of events) byBook.set(event.book, [...(byBook.get(event.book) ?? []), event]);
  return byBook;
}

/**
 * Where a book stands after its events.
 * @param keptSince when it became one of the active books, where it did: what counts for a book that
 * came with the application
 */
export function standingOf(events: readonly BookEvent[], keptSince: number | undefined): Standing {
  const drafted = events.find((event) => event.kind === 'rateBookDrafted');
  const activated = events.find((event) => event.kind === 'rateBookActivated');
  const has = (kind: BookEvent['kind']) => events.some((event) => event.kind === kind);
  return {
    ...(drafted ? { drafted } : {}),
    isChecked: has('rateBookChecked'),
    isApproved: has('rateBookApproved'),
    isWithdrawn: has('rateBookWithdrawn'),
    activeFrom: activated?.detail.from ?? keptSince,
    waitsUntil:
      activated && activated.detail.from > activated.at ? activated.detail.from : undefined,
  };
}

/** Whether new quotes may go by a book at a moment. @param now epoch milliseconds */
export function mayRate({ isWithdrawn, activeFrom, waitsUntil }: Standing, now: number): boolean {
  return (
    !isWithdrawn && activeFrom !== undefined && (waitsUntil === undefined || waitsUntil <= now)
  );
}

/** An active book, as the books of its scheme are put in order. */
export interface Dated {
  readonly inForceFrom: string;
  /** Epoch milliseconds. */
  readonly activeFrom: number;
  /** Its place among all that were ever activated: of two at the same moment, the later counts. */
  readonly place: number;
}

/** The latest dated first, and of those with the same day the latest activated. */
export function byDate(a: Dated, b: Dated): number {
  return b.inForceFrom.localeCompare(a.inForceFrom) || b.activeFrom - a.activeFrom;
}

/** The order in which the books of a scheme are tried: the latest activated of the latest dated. */
export function byForce(a: Dated, b: Dated): number {
  return byDate(a, b) || b.place - a.place;
}

/**
 * The state of a book.
 * @param isSuperseded whether other books rate every cover that begins from now on
 */
export function stateOf(standing: Standing, isSuperseded: boolean, now: number): BookState {
  if (standing.isWithdrawn) return 'withdrawn';
  if (mayRate(standing, now)) return isSuperseded ? 'superseded' : 'active';
  if (standing.isApproved) return 'approved';
  return standing.isChecked ? 'checked' : 'draft';
}

/**
 * Whether other books rate every cover that begins on a day or later.
 * @param others the other books of its scheme by which new quotes may go
 * @param day `YYYY-MM-DD`
 */
export function isSuperseded(book: Dated, others: readonly Dated[], day: string): boolean {
  return others.some(
    (other) =>
      byForce(other, book) < 0 &&
      (other.inForceFrom === book.inForceFrom || other.inForceFrom <= day),
  );
}
