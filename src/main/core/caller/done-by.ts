import type { Actor } from '../../../shared/schemas/common/actor.ts';
import type { Caller } from './caller.ts';

/** When something happened and who did it, as every event of the history keeps it. */
export interface DoneBy {
  /** Epoch milliseconds. */
  readonly at: number;
  /** A client's id, or `desk`. */
  readonly by: string;
  /** Who was signed in at the desk; absent of a client, and where no one signs in. */
  readonly user?: Actor;
}

/** Who does something now. */
export function doneBy({ caller, now }: { readonly caller: Caller; readonly now: number }): DoneBy {
  const { user } = caller.kind === 'broker' ? caller : {};
  const actor = user === undefined ? {} : { user: { id: user.id, name: user.name } };
  return { at: now, by: caller.id, ...actor };
}
