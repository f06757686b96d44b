import { randomBytes } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { secretHolder } from '../../../src/main/adapters/node/keys/key-holders.ts';
import { turnOn } from '../../../src/main/app/vault/encryption.ts';
import { confirmRestore, preparedKeys } from '../../../src/main/app/vault/prepared-restore.ts';
import { startHeadless } from '../../support/host/headless.ts';
import { AT, MINIMAL_XML } from '../../support/host/requests.ts';
import { Breach } from '../breach.ts';
import { askDatabase } from '../database.ts';
import { unlessItEnds } from '../host.ts';
import { fillPrepared } from '../prepared.ts';
import { answered, type Desk, openDesk } from '../program.ts';
import { answers200, type Scenario } from '../scenario.ts';

const DATABASE = 'quotedesk.db';

/** Makes a backup. @returns its name; undefined where there is none */
export async function backUp(desk: Desk): Promise<string | undefined> {
  const made = await desk.ask('makeBackup', {});
  return made.ok ? made.value.backups[0]?.name : undefined;
}

/** What is listed opens, and is whole. @throws {Breach} */
export async function mustOpen(desk: Desk, name: string): Promise<void> {
  const opened = await desk.ask('prepareRestore', { name, from: 'backups' });
  if (!opened.ok) throw new Breach('partial', `${name}: ${opened.fault.message.code}`);
  await desk.ask('discardRestore', {});
}

/** The same as the daily one, made when the desk asks for it. */
const backup: Scenario = {
  name: 'backup',
  acknowledges: answers200,
  act: async (host) => {
    const { quoteId } = await fillPrepared(host.dataFolder);
    const desk = await host.start();
    host.arm();
    const name = await unlessItEnds(() => backUp(desk));
    return {
      acknowledged: name !== undefined,
      check: async (next, acknowledged) => {
        const { backups } = await answered(next, 'listBackups', {});
        if (acknowledged && name !== undefined && backups.every((one) => one.name !== name)) {
          throw new Breach('lost', 'the backup is not there');
        }
        for (const one of backups) await mustOpen(next, one.name);
        await answered(next, 'getQuote', { id: quoteId });
        if ((await backUp(next)) === undefined) throw new Breach('stuck', 'no backup any more');
      },
    };
  },
};

let second: Promise<string> | undefined;

/** The prepared folder with a second quote, made once by a real host. */
async function withSecondQuote(): Promise<string> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'quotedesk-second-'));
  process.once('exit', () => rmSync(dataFolder, { recursive: true, force: true }));
  const { client } = await fillPrepared(dataFolder);
  const host = startHeadless({ dataFolder });
  const desk = await openDesk(await host.listening);
  await desk.signIn(client);
  await desk.send({ path: AT.submit, body: MINIMAL_XML, key: 'the-second-quote' });
  await answered(desk, 'listQuotes', {});
  await host.end('SIGTERM');
  return dataFolder;
}

const STRANGE = randomBytes(20);
/** Whose key no host under faults has. */
const stranger = secretHolder('host', () => STRANGE);

/** What was kept aside are the data with two quotes, with their keys where they had any. @throws {Breach} */
function mustBeOfBefore(kept: string, isLocked: boolean): void {
  const countQuotes = (database: Database.Database) =>
    database.prepare('select count(*) from quote').pluck().get();
  const count = askDatabase(kept, countQuotes, isLocked ? [stranger] : undefined);
  if (count !== 2) throw new Breach('lost', `${count} quotes are kept of the data of before`);
}

/**
 * A host starts that has to put the prepared folder in the place of one with a second quote.
 * @param isLocked whether no one opens that one: the keys of the folder are then replaced, too
 */
const restoreOf = (name: string, isLocked: boolean): Scenario => ({
  name,
  acknowledges: (text) => text.includes('/launch/'),
  act: async (host) => {
    second ??= withSecondQuote();
    cpSync(await second, host.dataFolder, { recursive: true });
    if (isLocked) turnOn({ dataFolder: host.dataFolder, holders: [stranger], now: Date.now() });
    const older = mkdtempSync(join(tmpdir(), 'quotedesk-older-'));
    const { quoteId } = await fillPrepared(older);
    const to = join(host.dataFolder, 'backups', 'to-restore');
    mkdirSync(to, { recursive: true });
    copyFileSync(join(older, DATABASE), join(to, DATABASE));
    rmSync(older, { recursive: true });
    if (isLocked) preparedKeys(host.dataFolder).write({ keys: null });
    confirmRestore(host.dataFolder, Date.now());
    host.arm();
    const desk = await unlessItEnds(host.start);
    return {
      acknowledged: desk !== undefined,
      check: async (next) => {
        await answered(next, 'getQuote', { id: quoteId });
        const { quotes } = await answered(next, 'listQuotes', {});
        // Whatever happened, this start has finished it.
        if (quotes.length !== 1) throw new Breach('stuck', `${quotes.length} quotes`);
        const { dataFolder } = await answered(next, 'serviceStatus', {});
        const backups = join(dataFolder, 'backups');
        const kept = readdirSync(backups).find((name) => name.startsWith('before-restore-'));
        if (!kept || !existsSync(join(backups, kept, DATABASE))) {
          throw new Breach('lost', 'the data of before are not kept');
        }
        mustBeOfBefore(join(backups, kept), isLocked);
      },
    };
  },
});

/** A backup is made, and a restore is finished by the start of a host. */
export const backupsAndRestores: readonly Scenario[] = [
  backup,
  restoreOf('restore', false),
  restoreOf('restore of locked data', true),
];
