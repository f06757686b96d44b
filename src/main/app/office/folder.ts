import { message } from '../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../shared/result/fault-error.ts';
import type { OpenDatabase } from '../../adapters/sqlite/connection/database.ts';
import { settingStore } from '../../adapters/sqlite/settings/setting-store.ts';

/** The setting of a data folder that names its office. */
const OFFICE = 'office';

/**
 * Marks a new data folder as one of an office.
 * @throws {FaultError} where it is of another office, or holds data of its own
 */
export async function mustBeOf(
  { id, name }: { readonly id: string; readonly name: string },
  database: OpenDatabase,
): Promise<void> {
  const own = settingStore(database);
  const kept = await own.read(OFFICE);
  if (kept === id) return;
  if (kept !== undefined) {
    throw new FaultError({ kind: 'conflict', message: message('officeOther', { name }) });
  }
  if (database.sqlite.prepare('select 1 from quote_event').get() !== undefined) {
    throw new FaultError({ kind: 'conflict', message: message('officeFolderFull', { name }) });
  }
  await own.replace(OFFICE, id);
}

/** Makes a data folder one that is of no office. */
export async function forgetOffice({ db }: OpenDatabase): Promise<void> {
  await db.deleteFrom('setting').where('name', '=', OFFICE).execute();
}

/** @throws {FaultError} where a data folder is of an office, and none was named */
export async function mustBeOfNone(database: OpenDatabase): Promise<void> {
  if ((await settingStore(database).read(OFFICE)) === undefined) return;
  throw new FaultError({ kind: 'conflict', message: message('officeNotNamed') });
}
