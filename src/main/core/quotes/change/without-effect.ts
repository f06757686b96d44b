import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import type { Explanation } from '../../../../shared/schemas/explanation.ts';
import type { Happening } from '../history/store.ts';

/**
 * What is said of a change that did not move the premium as it would: a premium set by hand stays
 * whatever else is overridden, and the minimum premium swallows what goes below it.
 */
export function withoutEffect(
  change: Happening,
  { premium, steps }: Pick<Explanation, 'premium' | 'steps'>,
): Message[] {
  if (change.kind !== 'overridden' || change.detail.overrideType === 'premium') return [];
  if (steps.some(({ id }) => id === 'override')) return [message('premiumStays', { premium })];
  const { overrideType } = change.detail;
  const lowers = steps.find(({ id, before, after }) => id === overrideType && after < before);
  if (!lowers || !steps.some(({ id }) => id === 'minimum')) return [];
  return [message('minimumSwallows', { title: lowers.title })];
}
