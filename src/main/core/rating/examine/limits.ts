import { message } from '../../../../shared/domain/messages/message.ts';
import { COVERS, type Cover, coverTitle } from '../../../../shared/domain/quotes/cover.ts';
import type { Limit, RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import { appliesTo } from '../rate.ts';
import { type Finding, fault } from './finding.ts';

/** The factors of a limit follow one another under a cover, or the amount before them means nothing. */
function scattered(
  { factors }: RateBook,
  { factors: own }: Limit,
  cover: Cover,
  path: string,
): Finding[] {
  const ids = factors.filter(appliesTo(cover)).map(({ id }) => id);
  const isOne = (id: string) => own?.includes(id) ?? true;
  const between = ids.slice(ids.findIndex(isOne), ids.findLastIndex(isOne) + 1);
  const other = between.find((id) => !isOne(id));
  if (other === undefined) return [];
  return [fault({ path }, message('limitScattered', { cover: coverTitle[cover], factor: other }))];
}

function examineBounds(limit: Limit, path: string): Finding[] {
  const { least, most, mostTakenCents, mostAddedCents } = limit;
  const isCrossed = least !== undefined && most !== undefined && least > most;
  const isBound = [least, most, mostTakenCents, mostAddedCents].some((one) => one !== undefined);
  return [
    ...(isCrossed ? [fault({ path }, message('limitCrossed', { least, most }))] : []),
    ...(isBound ? [] : [fault({ path }, message('limitBoundless'))]),
  ];
}

/** What is wrong with the caps and floors of a rate book. */
export function examineLimits(book: RateBook): Finding[] {
  const { factors, limits = [] } = book;
  const unknown = ({ factors: own = [] }: Limit, path: string) =>
    own.flatMap((factor, i) =>
      factors.some(({ id }) => id === factor)
        ? []
        : [fault({ path: `${path}.factors[${i}]` }, message('factorUnknown', { factor }))],
    );
  return limits.flatMap((limit, i) => {
    const path = `limits[${i}]`;
    const covers = COVERS.filter((cover) => appliesTo(cover)(limit));
    return [
      ...unknown(limit, path),
      ...covers.flatMap((cover) => scattered(book, limit, cover, path)).slice(0, 1),
      ...examineBounds(limit, path),
    ];
  });
}
