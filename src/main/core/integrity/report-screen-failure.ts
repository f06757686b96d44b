import { done, type Result } from '../../../shared/result/result.ts';
import type { ScreenFailure } from '../../../shared/schemas/desk/log.ts';

/** Writes a failure of a screen to the log, where it would otherwise leave no trace. */
export function reportFailure(log: { readonly failed: (facts: ScreenFailure) => void }) {
  return async (failure: ScreenFailure): Promise<Result<Record<never, never>>> => {
    log.failed(failure);
    return done({});
  };
}
