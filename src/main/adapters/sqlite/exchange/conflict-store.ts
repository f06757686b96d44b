import type { ConflictStore, StoredConflict } from '../../../core/office/desk.ts';
import type { OpenDatabase } from '../connection/database.ts';
import { IS_OF_QUOTE, OWN } from '../history/event-chain.ts';
import { CORE, type CoreRow, readCore } from '../history/event-log.ts';
import { settingStore } from '../settings/setting-store.ts';

/** The setting that names the conflicts that were decided, by the hashes of their events. */
const DECIDED = 'conflictsDecided';

/** Conflicts in SQLite: events of the own chain that the office has refused, and no one has decided yet. */
export function conflictStore(database: OpenDatabase): ConflictStore {
  const { sqlite } = database.reader;
  // By the few that were refused: by the origin, it would read all that was ever done here.
  const refused = sqlite.prepare<[], CoreRow>(
    `select ${CORE} from quote_event where refused = 1 and +origin = ${OWN} and position is not null
       and quote_id is not null and ${IS_OF_QUOTE} and erased_seq is null order by sequence`,
  );
  const standing = sqlite.prepare<[string], CoreRow>(
    `select ${CORE} from quote_event where quote_id = ? and ${IS_OF_QUOTE} and refused = 0
       and erased_seq is null order by sequence desc limit 1`,
  );
  const lineOf = sqlite.prepare<[string], { customerName: string; registrationNumber: string }>(
    `select customer_name as customerName, line.registration_number as registrationNumber
     from quote_line as line where number = (select submission from quote where id = ?)`,
  );
  const settings = settingStore(database);
  const decided = async (): Promise<readonly string[]> =>
    JSON.parse((await settings.read(DECIDED)) ?? '[]');
  return {
    open: async () => {
      const gone = new Set(await decided());
      return refused.all().flatMap((row): StoredConflict[] => {
        if (gone.has(row.hash)) return [];
        const theirs = standing.get(row.quote_id);
        const { customerName = '', registrationNumber = '' } = lineOf.get(row.quote_id) ?? {};
        const of = { id: row.hash, customerName, registrationNumber };
        return [{ ...of, own: readCore(row), theirs: theirs && readCore(theirs) }];
      });
    },
    decide: async (id) => {
      await settings.change(DECIDED, (text) => {
        const all: readonly string[] = JSON.parse(text ?? '[]');
        return JSON.stringify(all.includes(id) ? all : [...all, id]);
      });
    },
  };
}
