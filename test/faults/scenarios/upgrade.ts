import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { SCHEMA_VERSION } from '../../../src/main/adapters/sqlite/migrations/index.ts';
import { Breach } from '../breach.ts';
import { answered } from '../desk.ts';
import { unlessItEnds } from '../host.ts';
import type { Scenario } from '../scenario.ts';

const FOLDERS = join(import.meta.dirname, '../../fixtures/data-folders');

/** The newest data folder of an older version. */
const older = readdirSync(FOLDERS)
  .map((name) => ({
    folder: join(FOLDERS, name),
    schema: Number(/^schema-(\d+)$/.exec(name)?.[1]),
  }))
  .filter(({ schema }) => schema < SCHEMA_VERSION)
  .sort((a, b) => b.schema - a.schema)[0];

function fill(folder: string, dataFolder: string): { readonly quotes: readonly string[] } {
  mkdirSync(dataFolder);
  const database = gunzipSync(readFileSync(join(folder, 'quotedesk.db.gz')));
  writeFileSync(join(dataFolder, 'quotedesk.db'), database);
  const head = readdirSync(folder).find((name) => name === 'chain-head.json');
  if (head) copyFileSync(join(folder, head), join(dataFolder, head));
  const expected = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8'));
  return { quotes: Object.keys(expected.quotes) };
}

/** The data folder of an older version is opened; a host that listens has acknowledged it. */
export const upgrade: Scenario = {
  name: 'upgrade',
  unavailable: older ? undefined : 'there is no data folder of an older schema yet',
  act: async (host) => {
    if (!older) throw new Error('No data folder of an older schema');
    const { quotes } = fill(older.folder, host.dataFolder);
    host.arm();
    const desk = await unlessItEnds(host.start);
    return {
      acknowledged: desk !== undefined,
      check: async (next) => {
        for (const id of quotes) await answered(next, 'getQuote', { id });
        const { replayed } = await answered(next, 'replayQuotes', {});
        if (replayed !== quotes.length)
          throw new Breach('lost', `${replayed} of ${quotes.length} quotes`);
      },
    };
  },
};
