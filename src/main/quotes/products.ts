import { irishDay } from '../../shared/date.ts';
import { type Answer, done, failed } from '../../shared/fault.ts';
import type { Product } from '../../shared/shapes/product.ts';
import type { Context } from '../door.ts';
import type { Library } from '../ratebooks/library.ts';

/** The products of the rate book in force today. */
export function listProducts(library: Library) {
  return async (_: object, { now }: Context): Promise<Answer<{ products: Product[] }>> => {
    const ready = library.inForce(irishDay(now));
    if (!ready) return failed({ kind: 'unavailable', message: 'No rate book is in force today' });
    return done({ products: [...ready.book.products] });
  };
}
