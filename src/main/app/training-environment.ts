import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { demonstrationHash, readDemonstration } from '../adapters/node/resources.ts';
import { hasDatabase, mustBeReplaceable, replaceData } from '../adapters/sqlite/replace-data.ts';
import type { Conditions } from '../core/dispatcher.ts';
import { fill } from '../core/training/fill.ts';
import { planQuotes } from '../core/training/plan.ts';
import { type App, type AppOptions, openApp } from './app.ts';

/** Any number: with one seed the demonstration is the same everywhere. */
const SEED = 1798;

/** The path of training documents, below the base of live document links. */
export const TRAINING_PATH = '/training';

/** The options of the training application next to a live one. */
export function trainingOptions(live: AppOptions): AppOptions {
  const { resetTraining: _, environments: __, firstClient: ___, ...options } = live;
  return { ...options, dataFolder: join(live.dataFolder, 'training'), specimen: true };
}

/**
 * Makes the training data again. The new data replaces the old when it is complete; the old data must
 * be closed.
 * @returns how many quotes were made; undefined where it was cancelled, and nothing was replaced
 */
export async function fillTraining(
  options: AppOptions,
  conditions: Pick<Conditions, 'onProgress' | 'isCancelled'> = {},
): Promise<number | undefined> {
  const { dataFolder, resourcesFolder, clock = Date.now } = options;
  mustBeReplaceable(dataFolder);
  const newFolder = `${dataFolder}-new`;
  rmSync(newFolder, { recursive: true, force: true });
  const now = clock();
  const hash = demonstrationHash(resourcesFolder);
  const plan = planQuotes(SEED, now, readDemonstration(resourcesFolder, hash));
  let at = now;
  const app = await openApp({ ...options, dataFolder: newFolder, unsynced: true, clock: () => at });
  let made: number | undefined;
  try {
    const setClock = (moment: number) => {
      at = moment;
    };
    const { dispatch } = app;
    made = await fill(plan, { dispatch, setClock, pause: () => setImmediate(), ...conditions });
  } finally {
    await app.close();
  }
  if (made === undefined) rmSync(newFolder, { recursive: true, force: true });
  else replaceData(dataFolder, newFolder);
  return made;
}

/** Opens the training application; its data is made where there is none yet. */
export async function openTraining(options: AppOptions): Promise<App> {
  if (!hasDatabase(options.dataFolder)) await fillTraining(options);
  return openApp(options);
}
