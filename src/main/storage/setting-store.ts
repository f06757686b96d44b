import type { Storage } from './open.ts';

/** Where an installation keeps what it decided once. */
export interface SettingStore {
  /** The value under a name; `make` gives it where there is none yet, and it is kept. */
  readonly once: (name: string, make: () => string) => Promise<string>;
}

/** Settings in SQLite. */
export function settingStore({ db }: Storage): SettingStore {
  return {
    once: async (name, make) => {
      await db
        .insertInto('setting')
        .values({ name, value: make() })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
      const row = await db
        .selectFrom('setting')
        .select('value')
        .where('name', '=', name)
        .executeTakeFirstOrThrow();
      return row.value;
    },
  };
}
