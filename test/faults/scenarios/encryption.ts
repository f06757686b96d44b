import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newDataKey, sealDataKey } from '../../../src/main/adapters/node/keys/data-key.ts';
import { readDataKeys } from '../../../src/main/adapters/sqlite/files/data-keys-file.ts';
import { beginChange } from '../../../src/main/app/encryption/change-key.ts';
import { turnOn } from '../../../src/main/app/encryption/encryption.ts';
import { startHeadless } from '../../support/host/headless.ts';
import { Breach } from '../breach.ts';
import { keyHolders } from '../data-key.ts';
import { answered, openDesk } from '../desk.ts';
import { unlessItEnds } from '../host.ts';
import { fillPrepared, type Prepared } from '../prepared.ts';
import type { Scenario } from '../scenario.ts';
import { backUp, mustOpen } from './backups.ts';

const MADE_AT = '2026-11-23T12:00:00Z';
const newKey = () => sealDataKey(newDataKey(), keyHolders, MADE_AT);

/** Whether the database of a folder is encrypted: a plain one says so in its first bytes. */
const isEncrypted = (dataFolder: string) =>
  !readFileSync(join(dataFolder, 'quotedesk.db'))
    .subarray(0, 15)
    .equals(Buffer.from('SQLite format 3'));

let withBackup: Promise<Prepared & { readonly folder: string }> | undefined;

/** The prepared folder with a backup that everybody can read, made once by a real host. */
async function makeWithBackup() {
  const folder = mkdtempSync(join(tmpdir(), 'quotedesk-backed-up-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const given = await fillPrepared(folder);
  const host = startHeadless({ dataFolder: folder });
  await backUp(await openDesk(await host.listening));
  await host.end('SIGTERM');
  return { ...given, folder };
}

async function fillWithBackup(dataFolder: string): Promise<Prepared> {
  withBackup ??= makeWithBackup();
  const { folder, ...given } = await withBackup;
  cpSync(folder, dataFolder, { recursive: true });
  return given;
}

/** A folder whose key was to change is opened, which changes it. */
function changeOf(name: string, begin: (dataFolder: string) => void): Scenario {
  return {
    name,
    acknowledges: (said) => said.includes('/launch/'),
    act: async (host) => {
      const { client, quoteId } = await fillWithBackup(host.dataFolder);
      begin(host.dataFolder);
      const wasEncrypted = isEncrypted(host.dataFolder);
      host.arm();
      const desk = await unlessItEnds(host.start);
      return {
        acknowledged: desk !== undefined,
        check: async (next, acknowledged) => {
          await next.signIn(client);
          await answered(next, 'getQuote', { id: quoteId });
          const { dataFolder } = await answered(next, 'serviceStatus', {});
          if (acknowledged && !isEncrypted(dataFolder)) {
            throw new Breach('lost', 'the data are not encrypted');
          }
          if (isEncrypted(dataFolder) && readDataKeys(dataFolder)?.change) {
            throw new Breach('partial', 'the change of the key is not finished');
          }
          const { backups } = await answered(next, 'listBackups', {});
          if (backups.length !== 1) throw new Breach('lost', `${backups.length} backups`);
          // What an earlier key sealed is opened by the recovery key of that time alone.
          if (!wasEncrypted) for (const { name } of backups) await mustOpen(next, name);
        },
      };
    },
  };
}

/** The data are encrypted, or get another key: afterwards one key opens all of them, whatever happened. */
export const encryption: readonly Scenario[] = [
  changeOf('encrypt', (folder) => beginChange(folder, null, newKey())),
  changeOf('change key', (dataFolder) => {
    turnOn({ dataFolder, holders: keyHolders, now: Date.parse(MADE_AT) });
    beginChange(dataFolder, readDataKeys(dataFolder)?.present ?? null, newKey());
  }),
];
