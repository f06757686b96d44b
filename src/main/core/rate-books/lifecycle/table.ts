import type { TableEvent } from './event.ts';
import type { CurrentState } from './state.ts';

/** A rate book or a levy table as it is kept, with its life. */
export interface RateTable<T> {
  readonly hash: string;
  /** Undefined where what is kept is damaged. */
  readonly content: T | undefined;
  readonly events: readonly TableEvent[];
  readonly state: CurrentState;
}
