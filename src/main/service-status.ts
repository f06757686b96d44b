import { irishDay } from '../shared/date.ts';
import { type Answer, done, failed } from '../shared/fault.ts';
import type { ServiceStatus } from '../shared/shapes/service.ts';
import type { Context } from './door.ts';
import { bookIdentity } from './quotes/explanation.ts';
import type { Library } from './ratebooks/library.ts';

export interface ServiceParts {
  readonly version: string;
  readonly host: 'desktop' | 'headless' | 'command';
  readonly dataFolder: string;
  readonly scope: string;
  readonly runtime: ServiceStatus['runtime'];
  readonly library: Library;
  /** Written by whoever listens. */
  readonly api: ServiceStatus['api'];
}

/** What the screens and the command line say about this installation. */
export function serviceStatus({ library, api, ...parts }: ServiceParts) {
  const { version, host, dataFolder, scope, runtime } = parts;
  return async (_: object, { now }: Context): Promise<Answer<ServiceStatus>> => {
    const book = library.inForce(irishDay(now));
    if (!book) return failed({ kind: 'unavailable', message: 'No rate book is in force today' });
    const rateBook = bookIdentity(book);
    return done({ version, host, api: { ...api }, scope, dataFolder, runtime, rateBook });
  };
}
