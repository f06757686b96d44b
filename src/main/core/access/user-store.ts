import type { Role } from '../../../shared/domain/role.ts';
import type { Actor } from '../../../shared/schemas/common/actor.ts';
import type { OverrideLimits, USER_STEPS } from '../../../shared/schemas/people/user.ts';
import type { ClockDetail } from '../data-state/clock-behind.ts';

/** Somebody who may sign in at the desk, as stored. Times in epoch milliseconds. */
export interface StoredUser {
  readonly id: string;
  /** Never changes: the history has it, too. */
  readonly name: string;
  /** A slow, salted hash. */
  readonly pinHash: string;
  readonly roles: readonly Role[];
  readonly limits: OverrideLimits;
  /** The name in the system, where starting the window under it signs the user in. */
  readonly login: string | null;
  readonly createdAt: number;
  readonly disabledAt: number | null;
}

/** One thing that happened to a user. */
export interface UserEvent {
  readonly step: (typeof USER_STEPS)[number];
  readonly userId: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly by: string;
  /** Who did it; absent where no one was signed in. */
  readonly user?: Actor;
  /** As the user was after it; never the PIN. */
  readonly detail: Pick<StoredUser, 'name' | 'roles' | 'limits' | 'login'> & {
    /** Of `userClockConfirmed` alone. */
    readonly clock?: ClockDetail;
  };
}

/** What becomes of the users: those that changed, with what happened to each. */
export interface UserChanges {
  readonly users: readonly StoredUser[];
  readonly events: readonly UserEvent[];
}

/** Where the people at the desk are kept. */
export interface UserStore {
  /** In the order in which they were added. */
  readonly all: () => Promise<readonly StoredUser[]>;
  /**
   * Keeps what is decided on all users, with its events in the chain of the history: in one
   * transaction.
   * @param decide gives undefined where nothing changes
   */
  readonly change: (
    decide: (users: readonly StoredUser[]) => UserChanges | undefined,
  ) => Promise<void>;
  /** What happened last, the newest first. */
  readonly steps: (limit: number) => Promise<readonly UserEvent[]>;
}
