import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { versionOf } from '../../../../../src/main/adapters/sqlite/connection/pragmas.ts';
import { openDatabase } from '../../../../../src/main/adapters/sqlite/open.ts';
import {
  isPresentSchema,
  schemaVersion,
} from '../../../../../src/main/adapters/sqlite/schema/migrate.ts';
import { addNextMigration, STATEMENTS } from '../../../../support/data/next-migration.ts';
import { fixtureOf, unpackFolder } from '../../../../support/data/packed-folder.ts';
import { temporaryFolder } from '../../../../support/host/prepared-folders.ts';
import { throwFault } from '../../../../support/stores/database.ts';

const PRESENT = schemaVersion();
const COPY = `before-upgrade-from-${PRESENT}.db`;
const PROGRAM = 'test/support/data/upgrade-program.ts';

let filled: string;
let folder: string;
let removeMigration: (() => void) | undefined;
/** The version that the next opening is of. */
const beOfLaterVersion = async (onStatement?: (index: number) => void) => {
  removeMigration = await addNextMigration(onStatement);
};
const beOfThisVersion = () => {
  removeMigration?.();
  removeMigration = undefined;
};

beforeAll(async () => {
  filled = temporaryFolder();
  unpackFolder(fixtureOf(1), filled);
  folder = filled;
  // Whatever an opening does but an upgrade is done already.
  await openAndClose();
});
beforeEach(() => {
  folder = temporaryFolder();
  cpSync(filled, folder, { recursive: true });
});
afterEach(() => {
  beOfThisVersion();
  rmSync(folder, { recursive: true });
});

const file = () => join(folder, 'quotedesk.db');
const backups = () => readdirSync(join(folder, 'backups'));
const openAndClose = async () => {
  const since = '2026-11-27T09:00:00Z';
  const database = await openDatabase({ folder, host: 'headless', since, onFault: throwFault });
  await database.close();
};

function look<T>(what: (database: Database.Database) => T, of = file()): T {
  const database = new Database(of, { fileMustExist: true });
  try {
    return what(database);
  } finally {
    database.close();
  }
}

/** Every row of every table but of the words, whose tables are FTS5's own, and of the records of migrations. */
const contentsOf = (database: Database.Database) =>
  database
    .prepare<[], string>(
      `select name from sqlite_schema where type = 'table' and name not like '%_search%'
         and name not like 'kysely%' order by name`,
    )
    .pluck()
    .all()
    .map((table) => [table, database.prepare(`select * from "${table}"`).all()] as const);

/** What this version wrote, in a database of the later one. */
function expectUpgraded(before: ReturnType<typeof contentsOf>): void {
  look((database) => {
    expect(versionOf(database)).toBe(PRESENT + 1);
    expect(isPresentSchema(database)).toBe(true);
    const now = new Map(contentsOf(database));
    for (const [table, rows] of before) expect(now.get(table), table).toMatchObject(rows);
    const quotes = database.prepare('select count(*) from quote').pluck().get();
    expect(quotes).toBeGreaterThan(3);
    expect(now.get('quote_note')).toHaveLength(Number(quotes));
    expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(database.pragma('foreign_key_check')).toEqual([]);
  });
}

describe('an upgrade', () => {
  test('keeps everything, and first a verified copy, for its owner only', async () => {
    const before = look(contentsOf);
    await beOfLaterVersion();
    await openAndClose();
    expectUpgraded(before);
    expect(backups()).toEqual([COPY]);
    const copy = join(folder, 'backups', COPY);
    expect(look(contentsOf, copy)).toEqual(before);
    expect(look(versionOf, copy)).toBe(PRESENT);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    // It is done once.
    rmSync(copy);
    await openAndClose();
    expect(backups()).toEqual([]);
  });

  test('cannot be taken back: this version leaves the data of a later one as they are', async () => {
    await beOfLaterVersion();
    await openAndClose();
    beOfThisVersion();
    const before = readFileSync(file());
    await expect(openAndClose()).rejects.toThrow('was written by a newer version of Quotedesk');
    expect(readFileSync(file()).equals(before)).toBe(true);
  });

  test('does not begin without room for a copy, and the message says so', async () => {
    rmSync(join(folder, 'backups'), { recursive: true, force: true });
    writeFileSync(join(folder, 'backups'), 'in the way');
    const before = look(contentsOf);
    await beOfLaterVersion();
    await expect(openAndClose()).rejects.toThrow(
      'cannot be upgraded, because no copy can be made first',
    );
    expect([look(versionOf), look(contentsOf)]).toEqual([PRESENT, before]);
    expect(readFileSync(join(folder, 'backups'), 'utf8')).toBe('in the way');
  });

  test.each([0, 3, STATEMENTS.length])(
    'that fails before statement %i changes nothing, and the next one succeeds',
    async (at) => {
      const before = look(contentsOf);
      await beOfLaterVersion((index) => {
        if (index === at) throw new Error('The drive is on fire');
      });
      await expect(openAndClose()).rejects.toThrow('The drive is on fire');
      look((database) => {
        expect(contentsOf(database)).toEqual(before);
        expect(versionOf(database)).toBe(PRESENT);
      });
      beOfThisVersion();
      expect(look(isPresentSchema)).toBe(true);
      await openAndClose();
      await beOfLaterVersion();
      await openAndClose();
      expectUpgraded(before);
    },
  );

  test('that is killed in the middle changes nothing, and the next start finishes it', async () => {
    const before = look(contentsOf);
    for (const at of [0, 3, STATEMENTS.length]) {
      const { signal, stderr } = spawnSync(process.execPath, [PROGRAM, folder, `${at}`]);
      expect(signal, `${stderr}`).toBe('SIGKILL');
      look((database) => {
        expect(versionOf(database), `killed at ${at}`).toBe(PRESENT);
        expect(isPresentSchema(database)).toBe(true);
        expect(contentsOf(database)).toEqual(before);
      });
      // This version goes on, as after an installer that was taken back.
      await openAndClose();
    }
    const { status, stderr } = spawnSync(process.execPath, [PROGRAM, folder]);
    expect(status, `${stderr}`).toBe(0);
    await beOfLaterVersion();
    expectUpgraded(before);
  });
});

test('a first start that fails leaves no database behind', async () => {
  rmSync(folder, { recursive: true });
  folder = temporaryFolder();
  writeFileSync(join(folder, 'quotedesk.db.partial'), 'left by a start that was killed');
  await openAndClose();
  expect(readdirSync(folder).sort()).toEqual(['holder.json', 'lock.db', 'quotedesk.db']);
});
