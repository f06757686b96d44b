import { tenThousandths } from '../../../shared/domain/money.ts';
import type { RateBook } from '../../../shared/schemas/rate-book.ts';
import type { Finding } from './finding.ts';
import { isOfDriver } from './underwrite.ts';

/** What is wrong with the section of a rate book about named drivers. */
export function examineDrivers(book: RateBook): Finding[] {
  const { namedDrivers } = book;
  if (!namedDrivers) return [];
  const shares = (['share', 'mainShare'] as const).flatMap((key) =>
    tenThousandths(namedDrivers[key]) === undefined
      ? [{ path: `namedDrivers.${key}`, message: 'has more than four decimal places' }]
      : [],
  );
  const factors = namedDrivers.factors.flatMap((id, i) => {
    const path = `namedDrivers.factors[${i}]`;
    if (!book.factors.some((factor) => factor.id === id)) {
      return [{ path, message: `names no factor: ${id}` }];
    }
    return isOfDriver(book, { factor: id })
      ? []
      : [{ path, message: `looks at nothing that a driver answers: ${id}` }];
  });
  return [...shares, ...factors];
}
