import { type Answer, done } from '../shared/fault.ts';
import type { ScreenFailure } from '../shared/shapes/log.ts';

/** Has the log say what failed in a screen: there nobody else would learn of it. */
export function noteFailure(log: { readonly failed: (facts: ScreenFailure) => void }) {
  return async (failure: ScreenFailure): Promise<Answer<Record<never, never>>> => {
    log.failed(failure);
    return done({});
  };
}
