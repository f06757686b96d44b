import type { Message } from '../../shared/domain/messages/message.ts';
import type { Conditions } from '../core/dispatcher.ts';

/** Milliseconds after the start, so that the first screens and calls do not wait. */
const DELAY = 60_000;
/** Milliseconds between two checks, for a host that runs for long. */
const INTERVAL = 24 * 60 * 60 * 1000;
/** Milliseconds until what looked damaged once is looked at again. */
const SOON = 5_000;
/** Milliseconds until a check that found damage, or could not read the drive, is made again. */
const AGAIN = 10 * 60 * 1000;

/** The check of the whole data, next to other work. */
export interface BackgroundCheck {
  /** Checks now, and prunes what is sound. @returns how much was found damaged */
  readonly run: () => Promise<number>;
  /** Checks in a moment: one look has found something damaged, which may have been the drive's fault. */
  readonly lookAgain: () => void;
  /** Begins no check again, and resolves once the one that runs has ended. */
  readonly close: () => Promise<void>;
}

export interface BackgroundCheckParts {
  /** Checks in a thread of its own, and fails where that is ended. */
  readonly check: () => Promise<readonly Message[]>;
  /** Takes each thing that was found damaged. */
  readonly onDamage: (what: Message) => void;
  /** Takes that nothing is damaged. */
  readonly onWhole: () => void;
  /** Follows a check: drops what no one needs any more, where the data may be changed. */
  readonly prune: (conditions: Pick<Conditions, 'isCancelled'>) => Promise<void>;
  /** Takes what kept a check from its end. */
  readonly onError: (error: unknown) => void;
  /** Whether to check by itself. */
  readonly isTimed: boolean;
}

/**
 * Checks the whole data a minute after the start, and then once a day, or soon again where something looks
 * damaged; each time, it prunes.
 */
export function backgroundCheck(parts: BackgroundCheckParts): BackgroundCheck {
  const { check, onDamage, onWhole, prune, onError, isTimed } = parts;
  let isOpen = true;
  let running: Promise<number> | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** What ends with the application is no failure. */
  const unlessClosed = (error: unknown) => {
    if (isOpen) throw error;
  };
  const checkOnce = async () => {
    const found = (await check().catch(unlessClosed)) ?? [];
    for (const what of found) onDamage(what);
    if (isOpen && found.length === 0) onWhole();
    if (isOpen) await prune({ isCancelled: () => !isOpen }).catch(unlessClosed);
    return found.length;
  };
  const run = () => {
    running ??= checkOnce().finally(() => {
      running = undefined;
    });
    return running;
  };
  const runTimed = async () => {
    let isWhole = false;
    try {
      isWhole = (await run()) === 0;
    } catch (error) {
      onError(error);
    }
    after(isWhole ? INTERVAL : AGAIN);
  };
  const after = (delay: number) => {
    clearTimeout(timer);
    if (isTimed && isOpen) timer = setTimeout(runTimed, delay).unref();
  };
  after(DELAY);
  return {
    run,
    lookAgain: () => after(SOON),
    close: async () => {
      isOpen = false;
      clearTimeout(timer);
      await running?.catch(() => undefined);
    },
  };
}
