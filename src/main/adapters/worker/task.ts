import type { Message } from '../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../shared/result/fault-error.ts';
import type { Fault } from '../../../shared/result/result.ts';
import { DamagedData } from '../../core/data-state/damaged-data.ts';
import type { Conditions, Progress } from '../../core/dispatcher.ts';

/** An error as data: a structured clone loses its code, and a name that is not one of JavaScript's. */
interface ThrownError {
  readonly name: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  /** What was found damaged. */
  readonly damage?: Message;
  readonly fault?: Fault;
}

/** What a worker thread says of whatever was thrown in it. */
export function writeError(error: unknown): ThrownError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { name, message, stack } = error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return {
    name,
    message,
    ...(code === undefined ? {} : { code }),
    ...(stack === undefined ? {} : { stack }),
    ...(error instanceof DamagedData ? { damage: error.what } : {}),
    ...(error instanceof FaultError ? { fault: error.fault } : {}),
  };
}

/** The same error in another thread: its name, code and stack say where it was thrown. */
export function readError({ message, damage, fault, ...rest }: ThrownError): Error {
  if (fault) return Object.assign(new FaultError(fault), rest);
  return Object.assign(damage ? new DamagedData(damage) : new Error(message), rest);
}

/** What long work tells and asks on its way. */
export type TaskConditions = Pick<Conditions, 'onProgress' | 'isCancelled'>;

/** Work that a worker thread does: input and output must be cloneable as structures. */
export type Task<I, O> = (input: I, conditions: TaskConditions) => Promise<O>;

/** What a worker thread is asked. */
export interface TaskCall {
  readonly id: number;
  readonly name: string;
  readonly input: unknown;
  /** Shared memory, because a thread at work takes no message: 1 where the work should end early. */
  readonly cancelled: Int32Array;
}

/** What a worker thread answers. */
export type TaskAnswer =
  | { readonly id: number; readonly kind: 'progress'; readonly progress: Progress }
  | { readonly id: number; readonly kind: 'done'; readonly value: unknown }
  | { readonly id: number; readonly kind: 'failed'; readonly error: ThrownError };
