import { fold } from '../../../shared/domain/fold.ts';

/** How a text matches a query, closest first: it is it, begins with it, has a word that does, or contains it. */
const MATCHES: readonly ((text: string, query: string) => boolean)[] = [
  (text, query) => text === query,
  (text, query) => text.startsWith(query),
  (text, query) => text.includes(` ${query}`),
  (text, query) => text.includes(query),
];

/** What a query finds, the closest match first; of those that are as close, in the order in which they came. */
export function closestFirst<T>(
  all: readonly T[],
  typed: string,
  textOf: (one: T) => string,
): readonly T[] {
  const query = fold(typed.trim());
  const matched = all.map((one) => ({
    one,
    match: MATCHES.findIndex((matches) => matches(fold(textOf(one)), query)),
  }));
  const found = matched.filter(({ match }) => match >= 0);
  return found.toSorted((one, other) => one.match - other.match).map(({ one }) => one);
}
