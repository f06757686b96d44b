import { done, type Result } from '../../../shared/contract/result.ts';
import type { DataVersion } from '../../../shared/schemas/service.ts';
import type { DataState } from './data-state.ts';

export interface DataVersionParts {
  /** Reads the version of the data. */
  readonly version: () => Promise<number>;
  readonly state: Pick<DataState, 'problem'>;
}

/** The version of the data, and what is wrong with it, also where it can not be read. */
export function sayDataVersion({ version, state }: DataVersionParts) {
  return async (): Promise<Result<DataVersion>> => {
    try {
      const read = await version();
      return done({ version: read, problem: state.problem() ?? null });
    } catch (error) {
      const problem = state.problem();
      if (!problem) throw error;
      return done({ version: 0, problem });
    }
  };
}
