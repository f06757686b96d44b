import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SCHEMA_VERSION } from '../../../src/main/adapters/sqlite/schema/migrations/index.ts';
import { DATA_FOLDERS, unpackFolder } from '../../support/data/packed-folder.ts';
import { Breach } from '../breach.ts';
import { askDatabase } from '../database.ts';
import { answered } from '../desk.ts';
import { unlessItEnds } from '../host.ts';
import type { Scenario } from '../scenario.ts';

/** Data folders of older versions, the oldest first. */
const older = readdirSync(DATA_FOLDERS)
  .map((name) => ({ name, schema: Number(/^schema-(\d+)$/.exec(name)?.[1]) }))
  .filter(({ schema }) => schema < SCHEMA_VERSION)
  .sort((a, b) => a.schema - b.schema);

/** The quotes of a database of whatever schema. */
function quotesIn(dataFolder: string): string[] {
  return askDatabase(dataFolder, (database) =>
    database.prepare<[], string>('select id from quote').pluck().all(),
  );
}

function upgradeFrom(fixture: string, name: string): Scenario {
  return {
    name,
    acknowledges: (said) => said.includes('/launch/'),
    act: async (host) => {
      mkdirSync(host.dataFolder);
      unpackFolder(join(DATA_FOLDERS, fixture), host.dataFolder);
      const quotes = quotesIn(host.dataFolder);
      host.arm();
      const desk = await unlessItEnds(host.start);
      return {
        acknowledged: desk !== undefined,
        check: async (next) => {
          for (const id of quotes) await answered(next, 'getQuote', { id });
          const { replayed } = await next.replay();
          const message = `${replayed} quotes instead of ${quotes.length}`;
          if (replayed !== quotes.length) throw new Breach('lost', message);
        },
      };
    },
  };
}

const [oldest, newest] = [older[0], older.at(-1)];

/** A data folder of an older version is opened: of the newest, and of the oldest that there is. */
export const upgrades: readonly Scenario[] = [
  ...(newest ? [upgradeFrom(newest.name, 'upgrade')] : []),
  ...(oldest && oldest !== newest ? [upgradeFrom(oldest.name, 'upgrade of the oldest')] : []),
];
