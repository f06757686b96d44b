import { irishDay } from '../../../shared/domain/date.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { done, failed, invalid, type Result } from '../../../shared/result/result.ts';
import type { RateBook } from '../../../shared/schemas/rate-books/rate-book.ts';
import type { BookChoice } from '../../../shared/schemas/rate-books/rate-book-diff.ts';
import { isFault } from '../rating/examine/finding.ts';
import { isOfExample } from '../rating/examine/worked-examples.ts';
import type { BookChecks } from './book-checks.ts';
import { compiledWhenUsed } from './books-in-force.ts';
import { type BookParts, readRateBook } from './kept-books.ts';
import type { HashedBook, Library } from './library.ts';

/** What finding a chosen book needs. */
export interface ChosenBookParts extends BookParts {
  readonly library: Library;
  readonly checks: BookChecks;
}

/** A book that is meant. */
export interface ChosenBook {
  /** Ready to rate. */
  readonly ready: HashedBook;
  /** As it is kept, or was given: rating adds what older books lack. */
  readonly content: RateBook;
}

/** A whole book that was given, where it has no fault; whether its examples hold is not asked. */
async function givenBook(
  { digestOf, library, checks }: ChosenBookParts,
  given: unknown,
  path: string,
): Promise<Result<ChosenBook>> {
  const reading = await checks.read(given);
  if (!reading.ok) return reading;
  const read = reading.value;
  const examined =
    'findings' in read ? done(read.findings) : await checks.examine(read.book, library.levyTable());
  if (!examined.ok) return examined;
  const faults = examined.value.filter((one) => isFault(one) && !isOfExample(one));
  if ('book' in read && faults.length === 0) {
    const { book: content } = read;
    return done({ content, ready: compiledWhenUsed({ hash: digestOf(content) }, content) });
  }
  const of = (place: string) => (place === '' ? path : `${path}.${place}`);
  return invalid(faults.map((fault) => ({ path: of(fault.path), message: fault.message })));
}

async function keptBook(
  parts: ChosenBookParts,
  hash: string,
  path: string,
): Promise<Result<ChosenBook>> {
  const kept = await readRateBook(parts)({ hash });
  if (!kept.ok) return kept;
  const { rateBook: content } = kept.value;
  const ready = parts.library.byHash(kept.value.hash);
  // What was never active, as a draft, is in no library.
  return ready ? done({ ready, content }) : givenBook(parts, content, path);
}

/**
 * Finds the book that is meant.
 * @param path of the choice in the input, which faults name
 * @param now epoch milliseconds
 */
export async function chosenBook(
  parts: ChosenBookParts,
  choice: BookChoice,
  { path, now }: { readonly path: string; readonly now: number },
): Promise<Result<ChosenBook>> {
  const { hash, scheme, rateBook } = choice;
  if ([hash, scheme, rateBook].filter((one) => one !== undefined).length > 1) {
    return invalid([{ path, message: message('oneBook') }]);
  }
  if (hash !== undefined) return keptBook(parts, hash, `${path}.hash`);
  if (rateBook !== undefined) return givenBook(parts, rateBook, `${path}.rateBook`);
  const today = irishDay(now);
  const book = parts.library.inForce(today, scheme);
  if (book) return keptBook(parts, book.hash, path);
  if (scheme === undefined) return failed({ kind: 'notFound', message: message('noRateBook') });
  const choices = parts.library.allInForce(today).map((one) => one.scheme.id);
  return invalid([
    { path: `${path}.scheme`, message: message('oneOf', { choices: choices.join(', ') }) },
  ]);
}
