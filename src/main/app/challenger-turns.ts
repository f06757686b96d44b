import type { DataGuard } from '../core/data-state/data-guard.ts';
import type { CatchUp } from '../core/impact/challenger/catch-up.ts';

/** Milliseconds to wait, so that an answer is out, and many submissions are priced in one go. */
const DELAY = 300;

export interface ChallengerTurnsParts {
  readonly catchUp: CatchUp;
  readonly data: Pick<DataGuard, 'refusal'>;
  /** Takes what kept a turn from its end, once until one succeeds. */
  readonly onError: (error: unknown) => void;
}

/** When challengers price: after changes, and before a report is read. */
export interface ChallengerTurns {
  /** Says that something may have been submitted: it is priced soon, and nobody waits for it. */
  readonly note: () => void;
  /** Prices what waits, where the data may be changed. */
  readonly catchUp: () => Promise<void>;
  /** Begins no turn again, and resolves once the one that runs has ended. */
  readonly close: () => Promise<void>;
}

/** Gives challengers their turns, between other work. */
export function challengerTurns({ catchUp, data, onError }: ChallengerTurnsParts): ChallengerTurns {
  let isOpen = true;
  let isFailing = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const turn = async () => {
    if (isOpen && !data.refusal('changes')) await catchUp({ isCancelled: () => !isOpen });
  };
  const turnQuietly = async () => {
    try {
      await turn();
      isFailing = false;
    } catch (error) {
      if (!isFailing) onError(error);
      isFailing = true;
    }
  };
  return {
    note: () => {
      if (!isOpen) return;
      timer ??= setTimeout(() => {
        timer = undefined;
        running = turnQuietly();
      }, DELAY).unref();
    },
    catchUp: turn,
    close: async () => {
      isOpen = false;
      clearTimeout(timer);
      await running;
    },
  };
}
