import { message } from '../../../../shared/domain/messages/message.ts';
import type { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import { isOfDriver } from '../underwrite.ts';
import { type Finding, fault } from './finding.ts';

/** What is wrong with the section of a rate book about named drivers. */
export function examineDrivers(book: RateBook): Finding[] {
  const { namedDrivers } = book;
  if (!namedDrivers) return [];
  return namedDrivers.factors.flatMap((factor, i) => {
    const place = { path: `namedDrivers.factors[${i}]` };
    if (!book.factors.some(({ id }) => id === factor)) {
      return [fault(place, message('factorUnknown', { factor }))];
    }
    return isOfDriver(book, { factor }) ? [] : [fault(place, message('noDriver', { factor }))];
  });
}
