import { done, type Result } from '../../../shared/contract/result.ts';
import type { ScreenFailure } from '../../../shared/schemas/log.ts';

/** Has the log say what failed in a screen: there nobody else would learn of it. */
export function reportFailure(log: { readonly failed: (facts: ScreenFailure) => void }) {
  return async (failure: ScreenFailure): Promise<Result<Record<never, never>>> => {
    log.failed(failure);
    return done({});
  };
}
