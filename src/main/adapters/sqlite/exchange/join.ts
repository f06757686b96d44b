import type { KeptResponses } from '../../../core/caller/kept-responses.ts';
import type { Hash } from '../../../core/hash.ts';
import { type Office, officeOf } from '../../../core/office/exchange.ts';
import { BEGINNING, type OfficeLog } from '../../../core/office/log.ts';
import type { OpenDatabase } from '../connection/database.ts';
import { type CarSubject, exchangeStore } from './exchange-store.ts';

export interface JoinOptions {
  /** Of the chain of the history. */
  readonly hash: Hash;
  readonly log: OfficeLog;
  /** The responses to keyed requests that every host of the office sees. */
  readonly responses: Pick<KeptResponses, 'find'>;
  readonly carSubject: CarSubject;
}

/**
 * Makes an open database that of one host of an office. A change is answered once the office has taken it; what is
 * read has all that the office had. While the office is out of reach, what is here is read, and a change
 * throws a {@link FaultError}.
 */
export async function joinOffice(
  database: OpenDatabase,
  { hash, log, responses, carSubject }: JoinOptions,
): Promise<OpenDatabase> {
  let [received, refused] = [0, 0];
  const store = exchangeStore(database, hash, carSubject, (events) => {
    received += 1;
    refused += events.filter(({ verdict }) => verdict === 'refused').length;
  });
  const isJoined = database.sqlite.prepare('select 1 from exchange').get() !== undefined;
  if (!isJoined) await store.goBack(BEGINNING);
  const exchanging = officeOf(store, log);
  const office: Office = {
    inStep: exchanging.inStep,
    received: () => received,
    refused: () => refused,
    behind: async () => (await log.last()).position - (await store.place()).position,
    isAnswered: async (request) => (await responses.find(request, request.at)) !== undefined,
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
