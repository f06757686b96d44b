import { done, type Result } from '../../../shared/result/result.ts';
import type { DataVersion } from '../../../shared/schemas/desk/service.ts';
import type { DataState } from './data-state.ts';

/** The versions of what is kept: of the drafts, and of all else. */
export type DataVersions = Omit<DataVersion, 'problem'>;

export interface DataVersionParts {
  /** Reads the versions of the data. */
  readonly versions: () => Promise<DataVersions>;
  readonly state: Pick<DataState, 'problem'>;
}

/** The versions of the data, and what is wrong with it, also where it can not be read. */
export function sayDataVersion({ versions, state }: DataVersionParts) {
  return async (): Promise<Result<DataVersion>> => {
    try {
      return done({ ...(await versions()), problem: state.problem() ?? null });
    } catch (error) {
      const problem = state.problem();
      if (!problem) throw error;
      return done({ version: 0, drafts: 0, problem });
    }
  };
}
