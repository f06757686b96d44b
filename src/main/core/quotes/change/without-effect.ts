import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import type { Explanation } from '../../../../shared/schemas/quotes/explanation.ts';
import type { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import type { Happening } from '../history/happening.ts';
import { hasExcess } from '../price/limits.ts';

/**
 * What is said of a change that did not move the premium as it would: a premium set by hand stays
 * whatever else is overridden, an excess is taken under every cover but not every cover has one to
 * bear, and the minimum premium swallows what goes below it.
 */
export function withoutEffect(
  change: Happening,
  { premium, cover, steps }: Pick<Explanation, 'premium' | 'cover' | 'steps'>,
  book: RateBook,
): Message[] {
  const isOverride = change.kind === 'overridden' || change.kind === 'overrideWithdrawn';
  if (!isOverride || change.detail.overrideType === 'premium') return [];
  if (steps.some(({ id }) => id === 'override')) return [message('premiumStays', { premium })];
  const { overrideType } = change.detail;
  if (overrideType === 'excess' && !hasExcess(book, cover)) return [message('excessMovesNothing')];
  const lowers = steps.find(({ id, before, after }) => id === overrideType && after < before);
  if (!lowers || !steps.some(({ id }) => id === 'minimum')) return [];
  return [message('minimumSwallows', { title: lowers.title })];
}
