import type { Later } from './later.ts';

interface NewestParts<I, O> {
  readonly ask: (input: I) => Promise<O>;
  /** Takes the answer to the newest question; every other is dropped. */
  readonly take: (answer: O, input: I) => void;
  readonly later: Later;
}

/**
 * Asks while a person types: after a pause, and only the answer to the newest question counts. What
 * is typed changes with every key, so that a cache of answers by input would only fill up.
 */
export function createNewest<I, O>({ ask, take, later }: NewestParts<I, O>) {
  let newest: symbol | undefined;
  let waiting: { readonly cancel: () => void; readonly work: () => void } | undefined;
  let running: Promise<void> = Promise.resolve();

  async function read(input: I, mine: symbol): Promise<void> {
    const answer = await ask(input);
    if (mine === newest) take(answer, input);
  }

  /** No earlier question counts any more. */
  function forget(): void {
    waiting?.cancel();
    waiting = undefined;
    newest = undefined;
  }

  return {
    /** Asks when `pause` milliseconds have passed; at once where none are given, not in a task of its own. */
    ask(input: I, pause?: number): void {
      forget();
      const mine = Symbol('question');
      newest = mine;
      const work = () => {
        waiting = undefined;
        running = read(input, mine);
      };
      if (pause === undefined) work();
      else waiting = { cancel: later(work, pause), work };
    },
    /** Asks at once what waits for more typing, and resolves when the answer is there. */
    async settle(): Promise<void> {
      waiting?.cancel();
      waiting?.work();
      await running;
    },
    forget,
  };
}
