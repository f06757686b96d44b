import { message } from '../../shared/domain/messages/message.ts';
import { FaultError } from '../../shared/result/fault-error.ts';
import { contentHash } from '../adapters/node/hash.ts';
import { openIdentity } from '../adapters/postgres/office-identity.ts';
import { officeLog } from '../adapters/postgres/office-log.ts';
import { officePool, officeRows } from '../adapters/postgres/office-pool.ts';
import type { OpenDatabase } from '../adapters/sqlite/connection/database.ts';
import { carryRows } from '../adapters/sqlite/exchange/carry-rows.ts';
import { leaveOffice } from '../adapters/sqlite/exchange/erasures.ts';
import { carSubjectOf, exchangeStore } from '../adapters/sqlite/exchange/exchange-store.ts';
import { openDatabase } from '../adapters/sqlite/open.ts';
import { openToRead } from '../adapters/sqlite/open-to-read.ts';
import type { Tables } from '../adapters/sqlite/schema/tables.ts';
import { openApp } from './app.ts';
import type { AppOptions } from './app-options.ts';
import { forgetOffice, mustBeOfNone } from './office/folder.ts';
import { mustUnlock } from './vault/unlock.ts';
import { examineFolder } from './worker/examine.ts';

const PAGE = 200;

/** Nothing runs in the background here. */
const onFault = () => undefined;

/** What was taken into an office. */
export interface ImportedFolder {
  readonly events: number;
  /** Of them, those that the office refused: it has others of their quotes, people or rate books. */
  readonly refused: number;
  readonly quotes: number;
}

type CarryOptions = Pick<AppOptions, 'dataFolder' | 'resourcesFolder' | 'keyHolders' | 'version'>;

/**
 * Takes the data folder of a single desk, which no host has open, into an office. The folder stays as it is; what
 * was taken before is taken once.
 * @throws {FaultError} where the folder is damaged, or of an office
 */
export async function importFolder(options: CarryOptions, url: string): Promise<ImportedFolder> {
  const damage = await examineFolder(options);
  if (damage.length > 0) {
    const problem = damage.join(' ');
    throw new FaultError({
      kind: 'conflict',
      message: message('officeImportDamaged', { problem }),
    });
  }
  const { dataFolder: folder } = options;
  const database: OpenDatabase = openToRead({ ...mustUnlock(options), folder, onFault });
  const pools = [officePool(url), officePool(url)] as const;
  try {
    await mustBeOfNone(database);
    const { id } = await openIdentity(pools[0]);
    const log = officeLog(pools[0]);
    const db = officeRows<Tables>(pools[1]);
    const { after } = exchangeStore(database, contentHash, carSubjectOf(contentHash, id));
    let [last, events, refused, quotes] = [0, 0, 0, 0];
    for (;;) {
      const page = after(last, PAGE);
      if (page.length === 0) break;
      const sent = page.map((one) => one.sent);
      const verdicts = await log.append(sent);
      if (verdicts === 'otherChain') {
        throw new FaultError({ kind: 'conflict', message: message('officeImportOther') });
      }
      last = page.at(-1)?.sequence ?? last;
      events += verdicts.length;
      refused += verdicts.filter((verdict) => verdict === 'refused').length;
      quotes += sent.filter(
        ({ event }, index) => event.kind === 'submitted' && verdicts[index] === 'taken',
      ).length;
    }
    await carryRows(database.db, db);
    return { events, refused, quotes };
  } finally {
    await database.close();
    await Promise.all(pools.map((pool) => pool.end()));
  }
}

/**
 * Writes all that an office has into a new data folder, which opens as a desk of its own.
 * @returns how many quotes it has
 * @throws {FaultError} where the folder is not new, or the office is out of reach
 */
export async function exportOffice(options: CarryOptions, url: string): Promise<number> {
  // A host brings itself into step when it opens.
  const app = await openApp({ ...options, host: 'headless', databaseUrl: url });
  await app.close();
  const { dataFolder: folder } = options;
  const database = await openDatabase({ folder, host: 'command', since: '', onFault });
  const pool = officePool(url);
  try {
    const db = officeRows<Tables>(pool);
    await carryRows(db, database.db);
    await leaveOffice(database);
    await forgetOffice(database);
    const quotes = database.sqlite
      .prepare<[], number>('select count(*) from quote where erased_at is null')
      .pluck();
    return quotes.get() ?? 0;
  } finally {
    await pool.end();
    await database.close();
  }
}
