import { irishDay } from '../shared/date.ts';
import { type Answer, done, failed } from '../shared/fault.ts';
import type { ServiceStatus } from '../shared/shapes/service.ts';
import type { Context } from './door.ts';
import { bookIdentity } from './quotes/explanation.ts';
import { headProblem } from './quotes/history-head.ts';
import type { QuoteStore } from './quotes/store.ts';
import type { Library } from './ratebooks/library.ts';

export interface ServiceParts {
  readonly version: string;
  readonly host: 'desktop' | 'headless' | 'command';
  readonly dataFolder: string;
  readonly scope: string;
  readonly runtime: ServiceStatus['runtime'];
  readonly library: Library;
  readonly quotes: Pick<QuoteStore, 'head'>;
  /** Written by whoever listens. */
  readonly api: ServiceStatus['api'];
}

/** What the screens and the command line say about this installation. */
export function serviceStatus({ library, quotes, api, ...parts }: ServiceParts) {
  const { version, host, scope, dataFolder, runtime } = parts;
  return async (_: object, { now }: Context): Promise<Answer<ServiceStatus>> => {
    const book = library.inForce(irishDay(now));
    if (!book) return failed({ kind: 'unavailable', message: 'No rate book is in force today' });
    const rateBook = bookIdentity(book);
    const history = { problem: headProblem(await quotes.head()) ?? null };
    const installed = { version, host, scope, dataFolder, runtime };
    return done({ ...installed, api: { ...api }, history, rateBook });
  };
}
