import { type CheckParts, checkData } from '../core/integrity/check-data.ts';

/** Milliseconds after the start, so that the first screens and calls do not wait. */
const DELAY = 60_000;
/** Milliseconds between two checks, for a host that runs for long. */
const INTERVAL = 24 * 60 * 60 * 1000;

/** The check of the whole data, next to other work. */
export interface BackgroundCheck {
  /** Checks now. @returns how much was found damaged */
  readonly run: () => Promise<number>;
  /** Ends a check that runs, and begins none again. */
  readonly close: () => Promise<void>;
}

/**
 * Checks the whole data a minute after the start, and then once a day.
 * @param onError takes what ended a check
 */
export function backgroundCheck(
  parts: CheckParts,
  { isTimed, onError }: { readonly isTimed: boolean; readonly onError: (error: unknown) => void },
): BackgroundCheck {
  let isOpen = true;
  let running: Promise<number> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const run = () => {
    running ??= checkData(parts, { isCancelled: () => !isOpen }).finally(() => {
      running = undefined;
    });
    return running;
  };
  const after = (delay: number) => {
    if (!isTimed || !isOpen) return;
    timer = setTimeout(
      () =>
        run()
          .catch(onError)
          .finally(() => after(INTERVAL)),
      delay,
    ).unref();
  };
  after(DELAY);
  return {
    run,
    close: async () => {
      isOpen = false;
      clearTimeout(timer);
      await running?.catch(() => undefined);
    },
  };
}
