import { hashTasks, type Salted } from './hash-tasks.ts';

const AT_MOST = 2;

/** How many may wait for their turn: less than a second's work. */
const MOST_WAITING = 8;

/** The slow hash of a secret, and whether there is room for one more. */
export interface SlowHash {
  readonly hash: (salted: Salted) => Promise<Buffer>;
  /** Whether no more hashes may wait for their turn. */
  readonly isQueueFull: () => boolean;
}

/** Many attempts at once must not take the whole thread pool: at most two run at a time. */
export function slowHash(calculate = hashTasks.slowHash): SlowHash {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    async hash(salted) {
      if (running >= AT_MOST) await new Promise<void>((resolve) => waiting.push(resolve));
      running += 1;
      try {
        return await calculate(salted);
      } finally {
        running -= 1;
        waiting.shift()?.();
      }
    },
    isQueueFull: () => waiting.length >= MOST_WAITING,
  };
}
