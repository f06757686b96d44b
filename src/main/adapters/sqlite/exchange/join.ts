import { message } from '../../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../../shared/result/fault-error.ts';
import type { Hash } from '../../../core/hash.ts';
import { type Office, officeOf } from '../../../core/office/exchange.ts';
import { BEGINNING, type OfficeLog } from '../../../core/office/log.ts';
import type { OpenDatabase } from '../connection/database.ts';
import { type CarSubject, exchangeStore } from './exchange-store.ts';

/** Seconds after which whoever was refused may try again. */
const RETRY_AFTER = 5;

export interface JoinOptions {
  /** Of the chain of the history. */
  readonly hash: Hash;
  readonly log: OfficeLog;
  readonly carSubject: CarSubject;
}

/**
 * Makes an open database that of one host of an office. A change is answered once the office has taken it; what is
 * read has all that the office had. While the office is out of reach, what is here is read, and a change
 * throws a {@link FaultError}.
 */
export async function joinOffice(
  database: OpenDatabase,
  { hash, log, carSubject }: JoinOptions,
): Promise<OpenDatabase> {
  const store = exchangeStore(database, hash, carSubject);
  const isJoined = database.sqlite.prepare('select 1 from exchange').get() !== undefined;
  if (!isJoined) await store.goBack(BEGINNING);
  const exchanging = officeOf(store, log);
  const office: Office = {
    inStep: () =>
      exchanging.inStep().catch((cause: unknown) => {
        const fault = { kind: 'unavailable', message: message('officeSilent') } as const;
        throw new FaultError({ ...fault, retryAfter: RETRY_AFTER }, { cause });
      }),
  };
  const { projection } = database;
  return {
    ...database,
    office,
    projection: {
      ...projection,
      catchUp: async (how) => {
        await exchanging.inStep().catch(() => undefined);
        await projection.catchUp(how);
      },
    },
  };
}
