import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newKeyText } from '../../../src/main/adapters/node/keys/key-file.ts';
import { recoveryHolder } from '../../../src/main/adapters/node/keys/key-holders.ts';
import { keyOf, turnOn } from '../../../src/main/app/vault/encryption.ts';
import { openBackup } from '../../../src/main/app/vault/open-backup.ts';
import { vaultOptions } from '../../../src/main/app/worker/examine.ts';
import { backupTests, HOUR, NOON, PASSPHRASE } from '../../support/data/backup-tests.ts';
import { ask } from '../../support/host/ask.ts';
import { appOptions } from '../../support/host/host.ts';
import { MINIMAL_XML } from '../../support/host/requests.ts';

const { closeLast, newFolder, start } = backupTests();

test('of encrypted data, this computer and the recovery key open the backups', async () => {
  const dataFolder = newFolder();
  const holder = recoveryHolder(keyOf(newKeyText()));
  const hostHolder = { ...holder, holder: 'host' as const };
  const now = NOON;
  const { recoveryKey } = turnOn({ dataFolder, holders: [hostHolder], now });
  const { host, list } = await start({ dataFolder, keyHolders: [hostHolder] });
  await host.sendXml(MINIMAL_XML);
  await ask(host.app, 'makeBackup', {});
  const { folder, backups } = await list();
  expect(backups).toMatchObject([{ protection: 'dataKey', quotes: 1 }]);
  const file = join(folder, backups[0]?.name ?? '');
  const options = vaultOptions(appOptions(''));
  const open = (given: string | null, keyHolders = options.keyHolders) =>
    openBackup({ file, passphrase: given }, newFolder(), {
      ...options,
      ...(keyHolders ? { keyHolders } : {}),
    });
  await expect(open(null)).rejects.toThrow('recovery key');
  await open(recoveryKey);
  await open(null, [hostHolder]);
});

test('backups of data that get encrypted are sealed by their key, and open as before', {
  tags: ['thorough'],
}, async () => {
  const dataFolder = newFolder();
  const { host, clock } = await start({ dataFolder });
  await host.sendXml(MINIMAL_XML);
  await ask(host.app, 'makeBackup', {});
  clock.now += HOUR;
  await ask(host.app, 'saveBackupSettings', { passphrase: PASSPHRASE });
  await ask(host.app, 'makeBackup', {});
  await closeLast();
  const folder = join(dataFolder, 'backups');
  const [plain = ''] = readdirSync(folder).filter((name) => name.endsWith('.qdbackup'));
  // Files that somebody put there, one of them damaged, and what a crash left.
  copyFileSync(join(folder, plain), join(folder, 'mine.qdbackup'));
  const bytes = readFileSync(join(folder, plain));
  writeFileSync(join(folder, 'damaged.qdbackup'), bytes.subarray(0, bytes.length - 1));
  writeFileSync(join(folder, 'begun.qdbackup.partial'), bytes);

  const hostHolder = { ...recoveryHolder(keyOf(newKeyText())), holder: 'host' as const };
  const { recoveryKey, left } = turnOn({ dataFolder, holders: [hostHolder], now: NOON });
  expect(left).toEqual([join('backups', 'damaged.qdbackup')]);
  const isReadable = (name: string) => readFileSync(join(folder, name)).includes('SQLite format');
  const files = readdirSync(folder).filter((name) => name.includes('.qdbackup'));
  expect(files.filter(isReadable)).toEqual(['damaged.qdbackup']);
  expect(files.filter((name) => name.includes('.partial'))).toEqual([]);

  const { list } = await start({ dataFolder, keyHolders: [hostHolder] });
  const after = await list();
  const protections = Object.fromEntries(
    after.backups.map(({ name, protection }) => [name, protection]),
  );
  expect(protections).toMatchObject({
    [plain]: 'dataKey',
    'mine.qdbackup': 'dataKey',
    'damaged.qdbackup': 'none',
  });
  expect(Object.values(protections)).toContain('passphrase');
  expect(after.lastSuccess).not.toBeNull();
  for (const name of [plain, 'mine.qdbackup']) {
    const backup = { file: join(folder, name), passphrase: recoveryKey };
    const { manifest } = await openBackup(backup, newFolder(), vaultOptions(appOptions('')));
    expect(manifest).toMatchObject({ quotes: 1 });
  }
});
