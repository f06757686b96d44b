import { irishDay } from '../../../shared/domain/date.ts';
import { done, type Result } from '../../../shared/result/result.ts';
import { POLICY_NAMES, type Policies } from '../../../shared/schemas/desk/policies.ts';
import type { ServiceStatus } from '../../../shared/schemas/desk/service.ts';
import { DamagedData } from '../data-state/damaged-data.ts';
import type { DataState } from '../data-state/data-state.ts';
import { syncedFolder } from '../data-state/synced-folder.ts';
import type { Context } from '../dispatcher.ts';
import { bookIdentity } from '../quotes/price/explanation.ts';
import type { Library } from '../rate-books/library.ts';

export interface ServiceParts {
  readonly version: string;
  readonly host: 'desktop' | 'headless' | 'command';
  readonly dataFolder: string;
  readonly scope: string;
  readonly runtime: ServiceStatus['runtime'];
  readonly library: Library;
  /** What the administrator of this computer has set; nothing where absent. */
  readonly policies?: Policies;
  readonly dataState: Pick<DataState, 'problem'>;
  /** Where the API listens; changes when it begins to. */
  readonly api: ServiceStatus['api'];
}

/** The book that rates on a day; null where none is in force, or a damaged one might be. */
function bookOn(library: Library, day: string): ServiceStatus['rateBook'] {
  try {
    const book = library.inForce(day);
    return book ? bookIdentity(book) : null;
  } catch (error) {
    if (error instanceof DamagedData) return null;
    throw error;
  }
}

/** What the screens show about this installation, whatever is wrong with it. */
export function serviceStatus({ library, dataState, api, ...parts }: ServiceParts) {
  const { version, host, scope, dataFolder, runtime, policies = {} } = parts;
  const setByAdministrator = POLICY_NAMES.filter((name) => policies[name] !== undefined);
  return async (_: object, { now }: Context): Promise<Result<ServiceStatus>> => {
    const rateBook = bookOn(library, irishDay(now));
    const data = {
      problem: dataState.problem() ?? null,
      warning: syncedFolder(dataFolder) ?? null,
    };
    const installed = { version, host, scope, dataFolder, runtime, setByAdministrator };
    return done({ ...installed, api: { ...api }, data, rateBook });
  };
}
