import { rmSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import {
  demonstrationHash,
  readDefaultScheme,
  readDemonstration,
} from '../adapters/node/resources.ts';
import { hasDatabase } from '../adapters/sqlite/files/file-names.ts';
import { mustBeReplaceable, replaceData } from '../adapters/sqlite/files/switch-database.ts';
import type { Conditions } from '../core/dispatcher.ts';
import { fill } from '../core/training/fill.ts';
import { planQuotes } from '../core/training/plan.ts';
import { type App, type AppOptions, openApp } from './app.ts';

/** Any number: with one seed the demonstration is the same everywhere. */
const SEED = 1798;

/** What training has now. */
export interface Filled {
  readonly quotes: number;
}

/**
 * Makes new training data in a folder of its own, which replaces the old when it is complete; the old
 * data must be closed.
 * @param make gives undefined where it was cancelled: then nothing is replaced
 */
async function replaceTraining<T>(
  dataFolder: string,
  make: (folder: string) => Promise<T | undefined>,
): Promise<T | undefined> {
  mustBeReplaceable(dataFolder);
  const newFolder = `${dataFolder}-new`;
  rmSync(newFolder, { recursive: true, force: true });
  const made = await make(newFolder);
  if (made === undefined) rmSync(newFolder, { recursive: true, force: true });
  else replaceData(dataFolder, newFolder);
  return made;
}

/**
 * Makes the demonstration quotes again.
 * @returns undefined where it was cancelled
 */
export function fillTraining(
  options: AppOptions,
  conditions: Pick<Conditions, 'onProgress' | 'isCancelled'> = {},
): Promise<Filled | undefined> {
  const { dataFolder, resourcesFolder, clock = Date.now } = options;
  return replaceTraining(dataFolder, async (newFolder) => {
    const now = clock();
    const hash = demonstrationHash(resourcesFolder);
    const plan = planQuotes(SEED, now, readDemonstration(resourcesFolder, hash));
    let at = now;
    const setClock = (moment: number) => {
      at = moment;
    };
    const filled = { ...options, dataFolder: newFolder, unsynced: true, clock: () => at };
    const app = await openApp(filled);
    try {
      const { dispatch } = app;
      const pause = () => setImmediate();
      const { id: defaultScheme } = readDefaultScheme(resourcesFolder);
      const parts = { dispatch, defaultScheme, setClock, pause, ...conditions };
      const quotes = await fill(plan, parts);
      return quotes === undefined ? undefined : { quotes };
    } finally {
      await app.close();
    }
  });
}

/** Opens the training application; its data is made where there is none yet. */
export async function openTraining(options: AppOptions): Promise<App> {
  if (!hasDatabase(options.dataFolder)) await fillTraining(options);
  return openApp(options);
}
