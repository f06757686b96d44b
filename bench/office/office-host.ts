import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentHash } from '../../src/main/adapters/node/hash.ts';
import { officeLog } from '../../src/main/adapters/postgres/office-log.ts';
import { officePool } from '../../src/main/adapters/postgres/office-pool.ts';
import { joinOffice } from '../../src/main/adapters/sqlite/exchange/join.ts';
import { openDatabase } from '../../src/main/adapters/sqlite/open.ts';
import { quoteStore } from '../../src/main/adapters/sqlite/quotes/quote-store.ts';
import { keepReferenced, storedQuote, submission } from '../../test/support/stores/stored-quote.ts';

/** The submission of a quote for a car of its own. */
export function ofOwnCar(id: string) {
  const { sections } = storedQuote('');
  const vehicle = { ...sections.vehicle, registrationNumber: `191-D-${id}` };
  return submission(`Q-${id}`, {}, { sections: { ...sections, vehicle } });
}

/** Opens the database of a desk; its commits do not wait for the drive. */
export async function openDesk(folder: string) {
  const onFault = (error: unknown) => {
    throw error;
  };
  const since = new Date().toISOString();
  return openDatabase({ folder, host: 'command', since, onFault, unsynced: true });
}

/** A host of an office, as its process has it: a database and connections of its own. */
export async function openHost(url: string) {
  const folder = mkdtempSync(join(tmpdir(), 'quotedesk-bench-'));
  const own = await openDesk(folder);
  await keepReferenced(own);
  const pool = officePool(url);
  const database = await joinOffice(own, {
    hash: contentHash,
    log: officeLog(pool),
    responses: { find: async () => undefined },
    carSubject: (mark) => mark,
  });
  return {
    quotes: quoteStore(database, contentHash),
    close: async () => {
      await own.close();
      await pool.end();
      rmSync(folder, { recursive: true });
    },
  };
}

let made = 0;

/** Submits quotes by some callers at once. @param name of the host, in the ids of its quotes */
export async function submitQuotes(
  { quotes }: Pick<Awaited<ReturnType<typeof openHost>>, 'quotes'>,
  { name, count, callers }: { name: string; count: number; callers: number },
): Promise<void> {
  const waiting = Array.from({ length: count }, () => {
    made += 1;
    return ofOwnCar(`${name}-${made}`);
  }).values();
  const call = async () => {
    for (const one of waiting) await quotes.add([one]);
  };
  await Promise.all(Array.from({ length: callers }, call));
}
