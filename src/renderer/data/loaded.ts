import type { Fault, Result } from '../../shared/result/result.ts';

/** What a screen waits for. */
export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'failed'; readonly fault: Fault };

export const LOADING = { state: 'loading' } as const;

/** An answer as a screen shows it. */
export function loaded<T>(answer: Result<T>): Loaded<T> {
  return answer.ok
    ? { state: 'ready', value: answer.value }
    : { state: 'failed', fault: answer.fault };
}
