import type { Fault, Result } from '../../../src/shared/contract/result.ts';
import { faultSentence, shownErrors } from '../../../src/shared/contract/sentences.ts';

/** A fault in the words of the API. */
export function saidFault(fault: Fault) {
  const errors = fault.kind === 'invalid' ? fault.errors : undefined;
  return {
    ...fault,
    message: faultSentence(fault),
    ...(errors === undefined ? {} : { errors: shownErrors(errors) }),
  };
}

/** A result whose fault, where it is one, is in the words of the API. */
export function said<T>(result: Result<T>) {
  return result.ok ? result : { ok: false, fault: saidFault(result.fault) };
}
