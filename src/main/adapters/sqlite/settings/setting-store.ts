import type { ChangingSettings } from '../../../core/desk/settings.ts';
import type { Rows } from '../connection/rows.ts';
import { hashed, verified } from '../rows/row-hash.ts';

/** The settings of an installation: those that are decided once, and those that may change. */
export interface SettingStore extends ChangingSettings {
  /** The value under a name; where there is none yet, `make` gives it and it is kept. */
  readonly once: (name: string, make: () => string) => Promise<string>;
  /** Writes a value that can be had again whatever stands under its name, also a damaged one. */
  readonly replace: (name: string, value: string) => Promise<void>;
}

/** Settings, each in a row. */
export function settingStore({ db, reader }: Rows): SettingStore {
  const read: SettingStore['read'] = async (name) => {
    const row = await reader.db
      .selectFrom('setting')
      .selectAll()
      .where('name', '=', name)
      .executeTakeFirst();
    return row && verified('setting', row).value;
  };
  const put = async (into: Pick<typeof db, 'insertInto'>, name: string, value: string) => {
    const row = hashed({ name, value });
    await into
      .insertInto('setting')
      .values(row)
      .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
      .execute();
  };
  return {
    once: async (name, make) => {
      // What is there is only read: a worker thread cannot write.
      const kept = await read(name);
      if (kept !== undefined) return kept;
      const value = make();
      await db
        .insertInto('setting')
        .values(hashed({ name, value }))
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
      return (await read(name)) ?? value;
    },
    read,
    replace: (name, value) => put(db, name, value),
    change: (name, to) =>
      db.transaction().execute(async (trx) => {
        const row = await trx
          .selectFrom('setting')
          .selectAll()
          .where('name', '=', name)
          .executeTakeFirst();
        const value = to(row && verified('setting', row).value);
        await put(trx, name, value);
        return value;
      }),
  };
}
