import type { SqliteParts } from '../../adapters/sqlite/connection/open-sqlite.ts';

/** What a worker thread is told at its start. */
export interface WorkerData extends SqliteParts {
  readonly dataFolder: string;
  readonly resourcesFolder: string;
  readonly specimen: boolean;
  /** Whether commits do not wait for the drive. */
  readonly unsynced: boolean;
}

/** How a worker thread starts. */
export interface WorkerStart {
  readonly data: WorkerData;
  /** Whether quoting goes first: so it is with whatever nobody waits for with a lock in hand. */
  readonly standsBack: boolean;
}
