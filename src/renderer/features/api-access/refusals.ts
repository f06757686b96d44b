import type { Usage } from '../../../shared/schemas/people/usage.ts';

/** Why requests come to nothing, in the order of the screen. */
export const REFUSALS = [
  'unauthenticated',
  'forbidden',
  'rateLimited',
  'otherRefusals',
  'failures',
] as const satisfies readonly (keyof Usage)[];

/** How many requests came to nothing, and for which reasons. */
export function refusalsOf(usage: Usage) {
  const reasons = REFUSALS.filter((reason) => usage[reason] > 0);
  return { reasons, total: reasons.reduce((sum, reason) => sum + usage[reason], 0) };
}
