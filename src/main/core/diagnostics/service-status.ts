import { done, failed, type Result } from '../../../shared/contract/result.ts';
import { irishDay } from '../../../shared/domain/date.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import type { ServiceStatus } from '../../../shared/schemas/service.ts';
import type { DataState } from '../data-state/data-state.ts';
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
  readonly dataState: Pick<DataState, 'problem'>;
  /** Where the API listens; changes when it begins to. */
  readonly api: ServiceStatus['api'];
}

/** What the screens show about this installation. */
export function serviceStatus({ library, dataState, api, ...parts }: ServiceParts) {
  const { version, host, scope, dataFolder, runtime } = parts;
  return async (_: object, { now }: Context): Promise<Result<ServiceStatus>> => {
    const book = library.inForce(irishDay(now));
    if (!book) return failed({ kind: 'unavailable', message: message('noRateBook') });
    const rateBook = bookIdentity(book);
    const data = { problem: dataState.problem() ?? null };
    const installed = { version, host, scope, dataFolder, runtime };
    return done({ ...installed, api: { ...api }, data, rateBook });
  };
}
