import type { Message } from '../../../shared/domain/messages/message.ts';
import { DamagedData } from '../../core/data-state/damaged-data.ts';

/** An error as data: a structured clone loses its code, and a name that is not one of JavaScript's. */
export interface ThrownError {
  readonly name: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  /** What was found damaged. */
  readonly damage?: Message;
}

/** What a worker thread says of whatever was thrown in it. */
export function writeError(error: unknown): ThrownError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { name, message, stack } = error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return {
    ...{ name, message },
    ...(code === undefined ? {} : { code }),
    ...(stack === undefined ? {} : { stack }),
    ...(error instanceof DamagedData ? { damage: error.what } : {}),
  };
}

/** The same error in another thread: its name, code and stack say where it was thrown. */
export function readError({ message, damage, ...rest }: ThrownError): Error {
  return Object.assign(damage ? new DamagedData(damage) : new Error(message), rest);
}
