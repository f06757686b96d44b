import type { SqliteParts } from '../../adapters/sqlite/connection/open-sqlite.ts';
import type { StandsBack } from '../../adapters/worker/stand-back.ts';

/** What a worker thread is told at its start. */
export interface WorkerData extends SqliteParts {
  readonly dataFolder: string;
  readonly resourcesFolder: string;
  /** Of the application. */
  readonly version: string;
  readonly specimen: boolean;
  /** Whether commits do not wait for the drive. */
  readonly unsynced: boolean;
}

/** How a worker thread starts. */
export interface WorkerStart {
  readonly data: WorkerData;
  /** How far, for quoting to go first; absent of a thread that holds what writers wait for. */
  readonly standsBack?: StandsBack;
}
