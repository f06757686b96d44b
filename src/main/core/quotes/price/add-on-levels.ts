import { message } from '../../../../shared/domain/messages/message.ts';
import type { AddOn } from '../../../../shared/domain/quotes/add-on.ts';
import type { InputError } from '../../../../shared/result/result.ts';
import type { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';

type Level = RateBook['addOns'][number]['levels'][number];

/** The level of an add-on that every quote has unless it has another one: it costs nothing. */
export function includedLevel({
  levels,
}: Pick<RateBook['addOns'][number], 'levels'>): Level | undefined {
  return levels.find(({ netCents }) => netCents === 0);
}

/**
 * What is wrong with an add-on that a scheme does not have, or with its level, by those that it has.
 * @param paths of the add-on and of its level
 */
export function unknownLevel(
  known: readonly string[],
  paths: { readonly addOn: string; readonly level: string },
): InputError {
  return known.length === 0
    ? { path: paths.addOn, message: message('addOnNotOffered') }
    : { path: paths.level, message: message('oneOf', { choices: known.join(', ') }) };
}

/** The level of an add-on, by default its first; or the levels that it has. */
export function addOnLevel(
  book: RateBook,
  addOn: AddOn,
  level: string | undefined,
): Level | { readonly known: readonly string[] } {
  const levels = book.addOns.find(({ id }) => id === addOn)?.levels ?? [];
  const wanted = level ?? levels[0]?.level;
  return levels.find((one) => one.level === wanted) ?? { known: levels.map((one) => one.level) };
}
