/** Who has signed in on the screens of a host: in memory, so that it ends with the host. */
export interface DeskSession {
  /** The user who signed in last; undefined before, and after signing out. */
  readonly userId: () => string | undefined;
  readonly isLocked: () => boolean;
  /** When somebody was there last, epoch milliseconds. */
  readonly usedAt: () => number;
  readonly signIn: (userId: string, now: number) => void;
  readonly use: (now: number) => void;
  readonly lock: () => void;
  readonly leave: () => void;
}

/** A desk where no one has signed in. */
export function deskSession(): DeskSession {
  let user: string | undefined;
  let isLocked = false;
  let usedAt = 0;
  return {
    userId: () => user,
    isLocked: () => isLocked,
    usedAt: () => usedAt,
    signIn: (userId, now) => {
      user = userId;
      usedAt = now;
      isLocked = false;
    },
    use: (now) => {
      usedAt = now;
    },
    lock: () => {
      isLocked = user !== undefined;
    },
    leave: () => {
      user = undefined;
      isLocked = false;
    },
  };
}
