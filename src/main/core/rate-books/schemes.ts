import { message } from '../../../shared/domain/messages/message.ts';
import type { Scheme } from '../../../shared/schemas/quotes/scheme.ts';
import type { DefaultScheme, RateBook } from '../../../shared/schemas/rate-books/rate-book.ts';
import { type Finding, fault } from '../rating/examine/finding.ts';

/** What the first books did not have. */
type Added = 'addOns' | 'smallestPremiumCents';

/** A rate book as it is kept, of whatever age. */
export type KeptBook = Omit<RateBook, Added> & Partial<Pick<RateBook, Added>>;

/** The scheme of a book; of one that names none, the default scheme. */
export function schemeOf(
  { scheme, underwriter }: Pick<RateBook, 'scheme' | 'underwriter'>,
  defaultScheme: DefaultScheme,
): Scheme {
  const { id, name, line } = scheme ?? defaultScheme;
  return { id, name, insurer: underwriter, line };
}

/** A kept book never changes: what it lacks is added when it is read. */
export function completed(book: KeptBook, { productCovers }: DefaultScheme): RateBook {
  const products = book.products.map((product) => {
    const cover = book.scheme ? undefined : productCovers[product.id];
    return cover === undefined ? product : { cover, ...product };
  });
  return { addOns: [], smallestPremiumCents: 0, ...book, products };
}

/** The names by which a submission may choose a book's scheme. */
function idsOf(book: KeptBook, defaultScheme: DefaultScheme): ReadonlyMap<string, string> {
  const { id } = schemeOf(book, defaultScheme);
  const products = book.products.map((product, at) => [product.id, `products[${at}].id`] as const);
  return new Map([[id, 'scheme.id'], ...products]);
}

/** The ids of a book that another scheme has, too: a submission could not say which one it means. */
export function sharedIds(
  book: KeptBook,
  others: readonly KeptBook[],
  defaultScheme: DefaultScheme,
): Finding[] {
  const own = schemeOf(book, defaultScheme).id;
  const foreign = new Map<string, string>();
  for (const other of others) {
    const { id, name } = schemeOf(other, defaultScheme);
    if (id === own) continue;
    for (const one of idsOf(other, defaultScheme).keys()) foreign.set(one, name);
  }
  return [...idsOf(book, defaultScheme)].flatMap(([id, path]) => {
    const name = foreign.get(id);
    return name === undefined ? [] : [fault({ path }, message('idOfScheme', { id, scheme: name }))];
  });
}

/** The books of each scheme by its id, the default scheme first; each scheme's in their order. */
export function byScheme<B extends { readonly scheme: Scheme }>(
  books: readonly B[],
  { id }: DefaultScheme,
): ReadonlyMap<string, readonly B[]> {
  const schemes = new Map<string, B[]>([[id, []]]);
  for (const book of books) {
    const known = schemes.get(book.scheme.id);
    if (known) known.push(book);
    else schemes.set(book.scheme.id, [book]);
  }
  return schemes;
}
