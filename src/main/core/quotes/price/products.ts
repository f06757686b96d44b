import { done, failed, type Result } from '../../../../shared/contract/result.ts';
import { irishDay } from '../../../../shared/domain/date.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import type { Product } from '../../../../shared/schemas/product.ts';
import type { Context } from '../../dispatcher.ts';
import type { Library } from '../../rate-books/library.ts';

/** The products of the rate book in force today. */
export function listProducts(library: Library) {
  return async (_: object, { now }: Context): Promise<Result<{ products: Product[] }>> => {
    const ready = library.inForce(irishDay(now));
    if (!ready) return failed({ kind: 'unavailable', message: message('noRateBook') });
    return done({ products: [...ready.book.products] });
  };
}
