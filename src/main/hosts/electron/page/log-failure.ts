import { errorFacts } from '../../../../shared/domain/error-facts.ts';

/** Owns a failure that no one waits for: its message may quote what somebody typed, its code can not. */
export function logFailure(error: unknown): void {
  console.error(JSON.stringify(error instanceof Error ? errorFacts(error) : { error: 'unknown' }));
}
