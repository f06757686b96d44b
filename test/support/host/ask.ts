import type { App } from '../../../src/main/app/app.ts';
import { BROKER } from '../../../src/main/core/dispatcher.ts';
import { checker } from '../../../src/shared/contract/check.ts';
import {
  contract,
  type InputOf,
  type OperationName,
  type OutputOf,
} from '../../../src/shared/contract/contract.ts';
import type { Fault, Result } from '../../../src/shared/result/result.ts';
import { faultSentence, shownErrors } from '../../../src/shared/result/sentences.ts';

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

/** Asks the dispatcher as the screens do; the result must be as the contract says. */
export async function ask<N extends OperationName>(
  { dispatch }: Pick<App, 'dispatch'>,
  operation: N,
  input: InputOf<N>,
): Promise<OutputOf<N>> {
  const answer = await dispatch(BROKER, operation, input);
  if (!answer.ok) throw new Error(`${operation}: ${JSON.stringify(answer.fault)}`);
  // The bridge carries it as JSON.
  const checked = checker(contract[operation].output)(JSON.parse(JSON.stringify(answer.value)));
  if ('errors' in checked) throw new Error(`${operation}: ${JSON.stringify(checked.errors)}`);
  return checked.value as OutputOf<N>;
}

/** The fault with which the dispatcher refuses the screens. */
export async function refusal(
  { dispatch }: Pick<App, 'dispatch'>,
  operation: OperationName,
  input: unknown,
): Promise<ReturnType<typeof saidFault>> {
  const answer = await dispatch(BROKER, operation, input);
  if (answer.ok) throw new Error(`${operation} was not refused`);
  return saidFault(answer.fault);
}
