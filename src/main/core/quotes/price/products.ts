import { done, failed, type Result } from '../../../../shared/contract/result.ts';
import { irishDay } from '../../../../shared/domain/date.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import type { Product } from '../../../../shared/schemas/quotes/product.ts';
import type { Context } from '../../dispatcher.ts';
import type { Library } from '../../rate-books/library.ts';

/** The products of every scheme by its rate book in force today, those of the default scheme first. */
export function listProducts(library: Library) {
  return async (_: object, { now }: Context): Promise<Result<{ products: Product[] }>> => {
    const books = library.allInForce(irishDay(now));
    if (books.length === 0) return failed({ kind: 'unavailable', message: message('noRateBook') });
    const products = books.flatMap(({ book, scheme }) =>
      book.products.map((product): Product => ({ ...product, scheme })),
    );
    return done({ products });
  };
}
