import { sql } from 'kysely';
import { message } from '../../shared/domain/messages/message.ts';
import { FaultError } from '../../shared/result/fault-error.ts';
import { contentHash } from '../adapters/node/hash.ts';
import { openIdentity } from '../adapters/postgres/office-identity.ts';
import { officeLog } from '../adapters/postgres/office-log.ts';
import { officePool, officeRows } from '../adapters/postgres/office-pool.ts';
import type { OpenDatabase } from '../adapters/sqlite/connection/database.ts';
import type { Rows } from '../adapters/sqlite/connection/rows.ts';
import { carSubjectOf, exchangeStore } from '../adapters/sqlite/exchange/exchange-store.ts';
import { leaveOffice } from '../adapters/sqlite/exchange/receive.ts';
import { openDatabase } from '../adapters/sqlite/open.ts';
import { openToRead } from '../adapters/sqlite/open-to-read.ts';
import type { Tables } from '../adapters/sqlite/schema/tables.ts';
import { SHARED_SETTINGS } from '../core/office/wire.ts';
import { openApp } from './app.ts';
import type { AppOptions } from './app-options.ts';
import { forgetOffice, mustBeOfNone } from './office/folder.ts';
import { mustUnlock } from './vault/unlock.ts';
import { examineFolder } from './worker/examine.ts';

/** What travels besides the events, by its key: rows that hold what they say themselves. */
const CARRIED = {
  firm_file: 'sha256',
  document: 'id',
  declined_risk: 'id',
  declined_letter: 'declined_id',
  setting: 'name',
} as const;

const PAGE = 200;

/** Nothing runs in the background here. */
const onFault = () => undefined;

/** Copies the rows of a table that are not there yet; of the settings, those that an office shares. */
async function carry(from: Rows['db'], to: Rows['db'], table: keyof typeof CARRIED): Promise<void> {
  const key = CARRIED[table];
  let last = '';
  for (;;) {
    const page = await from
      .selectFrom(table)
      .selectAll()
      .where(sql.ref<string>(key), '>', last)
      .$if(table === 'setting', (query) =>
        query.where(sql.ref<string>(key), 'in', [...SHARED_SETTINGS]),
      )
      .orderBy(sql.ref(key))
      .limit(PAGE)
      .execute();
    for (const row of page) {
      await to
        .insertInto(table)
        .values(row as never)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    const end = page.at(-1);
    if (!end) return;
    last = String(Reflect.get(end, key));
  }
}

/** Copies all that travels besides the events. */
async function carryAll(from: Rows['db'], to: Rows['db']): Promise<void> {
  for (const table of Object.keys(CARRIED) as (keyof typeof CARRIED)[])
    await carry(from, to, table);
}

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
    await carryAll(database.db, db);
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
    await carryAll(db, database.db);
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
