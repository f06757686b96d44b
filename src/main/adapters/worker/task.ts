import type { Conditions, Progress } from '../../core/dispatcher.ts';
import type { ThrownError } from './thrown-error.ts';

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
