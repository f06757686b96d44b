import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Environments, openEnvironments } from '../../../src/main/app/environments.ts';
import { finishRestore } from '../../../src/main/app/vault/prepared-restore.ts';
import { ask, refusal } from '../../support/host/ask.ts';
import { appOptions, startedFolder } from '../../support/host/host.ts';

/** Each backup is opened and checked as a whole: a busy machine needs long. */
vi.setConfig({ testTimeout: 300_000 });

const NOON = Date.UTC(2026, 10, 24, 12);
const passphrase = 'twelve and more';

let dataFolder: string;
let now: number;
let environments: Environments;
const open = async () => {
  environments = await openEnvironments({ ...appOptions(dataFolder), clock: () => now });
};
/** Ends the host and starts it again, a minute later. */
const startAgain = async () => {
  await environments.close();
  now += 60_000;
  await open();
};
beforeEach(async () => {
  dataFolder = await startedFolder(NOON);
  now = NOON;
  await open();
});
afterEach(async () => {
  await environments.close();
  rmSync(dataFolder, { recursive: true });
});

const RISK = {
  Policy: { InceptionDate: '2026-12-01T00:00:00Z', CoverType: 'Comprehensive' },
  Customer: { FirstName: 'Áine', Surname: 'Ní Bhriain', DateOfBirth: '1985-03-12' },
  Vehicle: { RegistrationNumber: '191-D-12345', Make: 'Ford', Model: 'Focus' },
};
const submit = () => ask(environments.live, 'submitQuote', { source: 'json', document: RISK });
const quotes = async () => (await ask(environments.live, 'listQuotes', {})).quotes.length;
const list = () => ask(environments.live, 'listBackups', {});
const prepare = (order: { name: string; from: 'backups' | 'kept'; passphrase?: string }) =>
  ask(environments.live, 'prepareRestore', order);

async function backUp(): Promise<string> {
  const { backups } = await ask(environments.live, 'makeBackup', {});
  return backups[0]?.name ?? '';
}

test('a backup is looked at, restored by the next start, and taken back', async () => {
  const { quoteId } = await submit();
  const contentBase64 = Buffer.from('%PDF-1.7 a letter').toString('base64');
  const file = { quoteId, kind: 'letter', name: 'letter.pdf', contentBase64 } as const;
  const [attached] = (await ask(environments.live, 'attachFile', file)).attachments;
  const attachment = { quoteId, attachmentId: attached?.attachmentId ?? '' };
  const name = await backUp();
  await ask(environments.live, 'removeAttachment', attachment);
  await submit();
  await ask(environments.live, 'saveSettings', { language: 'ga' });
  const draft = { id: crypto.randomUUID(), title: 'Áine Ní Bhriain', content: {} };
  await ask(environments.live, 'saveDraft', draft);
  const { difference } = await prepare({ name, from: 'backups' });
  expect(difference).toMatchObject({
    drafts: { gained: 0, lost: 1 },
    quotes: { gained: 0, lost: 1 },
    customers: { gained: 0, lost: 0 },
    changedQuotes: 1,
    changedSettings: 1,
  });

  // What was only looked at changes nothing.
  await startAgain();
  expect(await quotes()).toBe(2);

  await prepare({ name, from: 'backups' });
  expect(await ask(environments.live, 'confirmRestore', {})).toEqual({ confirmed: true });
  const made = (await list()).backups.find((one) => one.name === name)?.at;
  const waiting = { waitingRestore: { madeAt: made } };
  expect(await list()).toMatchObject(waiting);
  expect(await ask(environments.live, 'backupStatus', {})).toMatchObject(waiting);
  expect(await quotes()).toBe(2);
  await startAgain();
  expect(await quotes()).toBe(1);
  expect(await ask(environments.live, 'readAttachment', attachment)).toMatchObject({
    contentBase64,
  });
  const { kept, waitingRestore } = await list();
  expect({ kept: kept.map(({ at }) => at), waitingRestore }).toEqual({
    kept: ['2026-11-24T12:01:00Z'],
    waitingRestore: null,
  });

  const back = await prepare({ name: kept[0]?.name ?? '', from: 'kept' });
  expect(back.difference?.quotes).toEqual({ gained: 1, lost: 0 });
  await ask(environments.live, 'confirmRestore', {});
  expect((await list()).waitingRestore).toEqual({ madeAt: kept[0]?.at });
  await startAgain();
  expect(await quotes()).toBe(2);
  expect((await list()).kept).toHaveLength(2);
});

test('a restore says who may sign in after it, and that no one does', {
  tags: ['thorough'],
}, async () => {
  await submit();
  const nobody = await backUp();
  const { userId } = await ask(environments.live, 'addUser', {
    name: 'Áine',
    roles: ['administer'],
    pin: '804212',
  });
  now += 60_000;
  const one = await backUp();
  await ask(environments.live, 'addUser', { name: 'Pat', roles: ['quote'], pin: '804213' });
  await ask(environments.live, 'setUserPin', { userId, pin: '804214' });
  const people = async (name: string) =>
    (await prepare({ name, from: 'backups' })).difference?.people;
  expect(await people(nobody)).toEqual({
    gained: 0,
    lost: 2,
    changed: 0,
    signIn: { now: true, restored: false },
  });
  expect(await people(one)).toEqual({
    gained: 0,
    lost: 1,
    changed: 1,
    signIn: { now: true, restored: true },
  });
});

test('a restore that was thought better of changes nothing', async () => {
  const name = await backUp();
  await submit();
  await prepare({ name, from: 'backups' });
  await ask(environments.live, 'confirmRestore', {});
  await ask(environments.live, 'discardRestore', {});
  expect(await ask(environments.live, 'confirmRestore', {})).toEqual({ confirmed: false });
  await startAgain();
  expect(await quotes()).toBe(1);
});

test('a passphrase opens what it made, and another is refused', {
  tags: ['thorough'],
}, async () => {
  await ask(environments.live, 'saveBackupSettings', { passphrase });
  const name = await backUp();
  for (const wrong of [{}, { passphrase: 'another passphrase' }]) {
    const order = { name, from: 'backups' as const, ...wrong };
    expect((await refusal(environments.live, 'prepareRestore', order)).message).toContain(
      'opens only with its passphrase',
    );
  }
  const { difference, notice } = await prepare({ name, from: 'backups', passphrase });
  // The passphrase is of the backup: the data had no key before, and have none afterwards.
  expect(notice).toBeNull();
  expect(difference?.quotes).toEqual({ gained: 0, lost: 0 });
});

test('a name leads to no other folder', async () => {
  const fault = await refusal(environments.live, 'prepareRestore', {
    name: '../quotedesk.db',
    from: 'backups',
  });
  expect(fault.message).toContain('nothing was changed');
  expect(existsSync(join(dataFolder, 'backups', 'to-restore'))).toBe(false);
});

test('a backup from before an erasure says that it brings somebody back', {
  tags: ['thorough'],
}, async () => {
  await submit();
  const before = await backUp();
  now += 60_000;
  const key = 'aine.nibhriain.1985-03-12';
  await ask(environments.live, 'eraseCustomer', { key, reason: 'request' });
  const after = await backUp();
  const { difference } = await prepare({ name: before, from: 'backups' });
  expect(difference).toMatchObject({ quotes: { gained: 1, lost: 0 }, erasures: 1 });
  const none = await prepare({ name: after, from: 'backups' });
  expect(none.difference).toMatchObject({ erasures: 0 });
});

test('a restore that was cut off is finished by the next start', async () => {
  const name = await backUp();
  await submit();
  await prepare({ name, from: 'backups' });
  await ask(environments.live, 'confirmRestore', {});
  await environments.close();
  const options = appOptions(dataFolder);
  finishRestore(options);
  // Again: as where the folder of what was restored could not be removed.
  finishRestore(options);
  await open();
  expect(await quotes()).toBe(0);
  expect((await list()).kept).toHaveLength(1);
});
