import type { MessageCode } from '../domain/messages/catalogue.ts';
import type { Fault } from './result.ts';
import { faultSentence } from './sentences.ts';

/**
 * The one error that carries a fault through what throws: its message is for people. Its name is the
 * code of the message, because a log names errors and not what they say.
 */
export class FaultError extends Error {
  readonly fault: Fault;

  constructor(fault: Fault, options?: ErrorOptions) {
    super(faultSentence(fault), options);
    this.name = fault.message.code;
    this.fault = fault;
  }
}

/** Whether an error carries a fault with one of these messages. */
export function isFault(error: unknown, ...codes: readonly MessageCode[]): error is FaultError {
  return error instanceof FaultError && codes.includes(error.fault.message.code);
}

/** Whether an error says that something cannot be used as it is, which may pass. */
export function isUnavailable(error: unknown): error is FaultError {
  return error instanceof FaultError && error.fault.kind === 'unavailable';
}
