import { fieldValue } from '../../../../shared/domain/quote-fields/field-value.ts';
import { type FieldPath, fieldAt } from '../../../../shared/domain/quote-fields/quote-fields.ts';
import type { PartSections } from '../../../../shared/domain/quote-fields/quote-sections.ts';
import type { RatingInputs } from '../../../../shared/domain/quote-fields/rating-inputs.ts';
import type { QuoteTables, ReadyBook } from '../../rate-books/library.ts';
import type { CompiledFactor } from '../../rating/compiled-factor.ts';
import { type CompiledBook, withTypical } from '../../rating/rate.ts';
import type { QuoteEventData } from '../history/event-data.ts';
import type { StoredQuote } from '../history/quote-store.ts';
import { answersOf } from './answers.ts';

/** The elements of a quote document whose answers the customer has not confirmed. */
export type Marks = readonly FieldPath[];

const NO_MARKS: Marks = [];

/** The answers of a quote that were to be confirmed when it was submitted, also those that were since. */
export function marksOf(events: readonly QuoteEventData[]): Marks {
  return events.find((event) => event.kind === 'submitted')?.detail.toConfirm ?? NO_MARKS;
}

/** The answers of a quote that the customer still has to confirm; those of a policy were, at the desk. */
export function toConfirmOf(events: readonly QuoteEventData[]): Marks {
  const accepted = events.find((event) => event.kind === 'accepted');
  const confirmed = accepted?.detail.confirmed?.map(({ path }) => path) ?? [];
  return marksOf(events).filter((path) => !confirmed.includes(path));
}

/** Whether a factor rates the answer to one of these; what a named driver answers too is never assumed typical. */
const rates = ({ drivers }: CompiledBook, marks: Marks) => {
  const paths: ReadonlySet<string> = new Set(marks);
  return (factor: CompiledFactor) =>
    drivers?.factors.has(factor.id) !== true && answersOf(factor).some((path) => paths.has(path));
};

/** By book and marks: a quote is rated many times. */
const known = new WeakMap<CompiledBook, Map<string, CompiledBook>>();

/**
 * The book as it rates a quote with answers to confirm: a question among them that nothing answers counts as
 * the typical answer, as the quick price had it, because no answer could say that.
 */
export function onMarks<B extends CompiledBook>(book: B, marks: Marks): B {
  if (marks.length === 0) return book;
  const key = [...marks].sort().join(' ');
  const books = known.get(book) ?? new Map<string, CompiledBook>();
  known.set(book, books);
  const before = books.get(key);
  // What is kept by a book is of its own type.
  if (before) return before as B;
  const marked = withTypical(book, rates(book, marks));
  books.set(key, marked);
  return marked;
}

/** The rate book of a kept quote as it rates it; undefined where the book is not there. */
export function ratedBook(
  library: QuoteTables,
  { rateBookHash }: Pick<StoredQuote, 'rateBookHash'>,
  events: readonly QuoteEventData[],
): ReadyBook | undefined {
  const book = library.byHash(rateBookHash);
  return book && onMarks(book, marksOf(events));
}

/** The marks that say something of a risk: of an answer, or of a question that counts as the typical answer. */
export function marksThatCount(
  marks: Marks,
  { book, inputs }: { readonly book: CompiledBook; readonly inputs: RatingInputs },
  sections: PartSections,
): Marks {
  const factors = book.factors[inputs.cover];
  const isAssumed = (path: FieldPath) =>
    factors.some((factor) => rates(book, [path])(factor) && factor.read(inputs).assumed);
  return [...new Set(marks)].filter(
    (path) => fieldValue(sections, fieldAt(path).key) !== undefined || isAssumed(path),
  );
}
