import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import { type Cover, coverTitle } from '../../../../shared/domain/quotes/cover.ts';
import type { Library, ReadyBook } from '../../rate-books/library.ts';

/** What names the scheme of a quote. */
interface Asked {
  /** The id of a product or of a scheme; absent: the default scheme. */
  readonly product: string | undefined;
  /** The day of the rate books, `YYYY-MM-DD`. */
  readonly day: string;
  /** Absent while it is not known. */
  readonly cover?: Cover | undefined;
}

/** Every name by which a scheme can be chosen. */
function idsOf({ scheme, book }: ReadyBook): string[] {
  return [scheme.id, ...book.products.map(({ id }) => id)];
}

/**
 * The id of the scheme that a quote is to belong to, undefined for the default one; or what is wrong
 * with the product that names it.
 */
export function chosenScheme(
  library: Library,
  { product, day, cover }: Asked,
): { readonly scheme: string | undefined } | { readonly fault: Message } {
  if (product === undefined) return { scheme: undefined };
  const books = library.allInForce(day);
  const chosen = books.find((book) => idsOf(book).includes(product));
  if (!chosen) {
    return { fault: message('oneOf', { choices: books.flatMap(idsOf).join(', ') }) };
  }
  const covered = chosen.book.products.find(({ id }) => id === product)?.cover ?? cover;
  return cover === undefined || covered === cover || covered === undefined
    ? { scheme: chosen.scheme.id }
    : { fault: message('productOfCover', { cover: coverTitle[covered] }) };
}

/** Where a product was named: next to the document, or else in it. */
export function productPath(beside: string | undefined): string {
  return beside === undefined ? 'Policy/Product' : 'product';
}
