import { join } from 'node:path';
import type { AppOptions } from './app-options.ts';

/** The path of training documents, below the base of live document links. */
export const TRAINING_PATH = '/training';

/** The options of the training application next to a live one. */
export function trainingOptions(live: AppOptions): AppOptions {
  const { resetTraining: _, environments: __, firstClient: ___, ...others } = live;
  const { whileClosed: ____, session: _____, ...options } = others;
  const { dataFolder: keysFolder } = live;
  const dataFolder = join(keysFolder, 'training');
  // What is for training is of this host alone.
  return {
    ...options,
    office: undefined,
    databaseUrl: undefined,
    keysFolder,
    dataFolder,
    specimen: true,
  };
}
