import { folderProbe } from '../adapters/sqlite/files/probe.ts';
import { type Composition, type CompositionParts, openComposition } from './compose.ts';
import { LOOK_EVERY, loggedEnvironment } from './open-data.ts';
import type { Replaceable } from './replaceable.ts';

/** Milliseconds after an attempt that failed although the folder took a file: each one reads all data. */
const RETRY_AFTER = 30_000;

/** Waits until a data folder can be written that could not be at the start. */
export interface Recovery {
  /** Looks no more, and resolves once a look that has begun is over. */
  readonly close: () => Promise<void>;
}

/** Opens the data once more, as a start does. @returns whether it could be written, and is in use */
async function reopen(
  parts: CompositionParts,
  current: Pick<Replaceable<Composition>, 'replace'>,
): Promise<boolean> {
  const next = await openComposition({ ...parts, isStart: false });
  const problem = next.data.state.problem();
  if (problem?.kind === 'unwritable') {
    await next.close();
    return false;
  }
  current.replace(next);
  const { log, options } = parts;
  if (!problem) log.note('data writable', { environment: loggedEnvironment(options) });
  return true;
}

/**
 * Looks every second whether a data folder can be written that could not be at the start, and then
 * puts the application on its database in the place of the copy in memory.
 */
export function recoverWrites(
  parts: CompositionParts,
  current: Pick<Replaceable<Composition>, 'replace'>,
): Recovery {
  const probe = folderProbe(parts.options.dataFolder);
  let isOpen = true;
  let isFailing = false;
  let looking = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  /** @returns milliseconds to the next look; undefined where none is needed any more */
  const look = async (): Promise<number | undefined> => {
    try {
      await probe();
    } catch {
      return LOOK_EVERY;
    }
    try {
      return (await reopen(parts, current)) ? undefined : RETRY_AFTER;
    } catch (error) {
      if (!isFailing) parts.onError(error, undefined, 'recover');
      isFailing = true;
      return RETRY_AFTER;
    }
  };
  const lookAfter = (delay: number | undefined) => {
    if (!isOpen || delay === undefined) return;
    timer = setTimeout(() => {
      looking = look().then(lookAfter);
    }, delay).unref();
  };
  lookAfter(LOOK_EVERY);
  return {
    close: async () => {
      isOpen = false;
      clearTimeout(timer);
      await looking;
    },
  };
}
