import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { demonstrationHash, readDemonstration } from '../adapters/node/resources.ts';
import { hasDatabase, mustBeReplaceable, replaceData } from '../adapters/sqlite/replace-data.ts';
import { fill } from '../core/training/fill.ts';
import { planQuotes } from '../core/training/plan.ts';
import { type App, type AppOptions, openApp } from './app.ts';

/** Any number: it only says that the demonstration is the same everywhere. */
const SEED = 1798;

/** Where links to the documents of training stand, below those of the live realm. */
export const TRAINING_PATH = '/training';

/** The options of the training application beside a live one. */
export function trainingOptions(live: AppOptions): AppOptions {
  const { resetTraining: _, firstClient: __, ...options } = live;
  return { ...options, dataFolder: join(live.dataFolder, 'training'), specimen: true };
}

/**
 * Makes the training data anew. It is made beside the old and takes its place when it is whole;
 * nobody may have the old one open.
 * @returns how many quotes were made
 */
export async function fillTraining(options: AppOptions): Promise<number> {
  const { dataFolder, resourcesFolder, clock = Date.now } = options;
  mustBeReplaceable(dataFolder);
  const beside = `${dataFolder}-new`;
  rmSync(beside, { recursive: true, force: true });
  const now = clock();
  const hash = demonstrationHash(resourcesFolder);
  const plan = planQuotes(SEED, now, readDemonstration(resourcesFolder, hash));
  let at = now;
  const app = await openApp({ ...options, dataFolder: beside, unsynced: true, clock: () => at });
  let made: number;
  try {
    const setClock = (moment: number) => {
      at = moment;
    };
    made = await fill(plan, { dispatch: app.dispatch, setClock, breathe: () => setImmediate() });
  } finally {
    await app.close();
  }
  replaceData(dataFolder, beside);
  return made;
}

/** Opens the training application; its data is made where there is none yet. */
export async function openTraining(options: AppOptions): Promise<App> {
  if (!hasDatabase(options.dataFolder)) await fillTraining(options);
  return openApp(options);
}
