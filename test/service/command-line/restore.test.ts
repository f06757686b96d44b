import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quotedesk } from '../../support/command-line/command.ts';
import { type OwnCommands, ownCommands } from '../../support/command-line/own-commands.ts';

const NO_KEY = { XDG_CONFIG_HOME: '/nonexistent' };
const KEYS = ['data-keys.json', 'data-keys.copy.json'];
let own: OwnCommands;
let backup: string;
let secret: readonly string[];
let keyFile: string;

const inFolder = (name: string, ...args: string[]) =>
  quotedesk([...args, '--data', join(own.folder, name)], '', {
    ...NO_KEY,
    QUOTEDESK_DATA_KEY_FILE: keyFile,
  });

beforeAll(async () => {
  own = ownCommands();
  keyFile = join(own.folder, 'data.key');
  writeFileSync(join(own.folder, 'passphrase.txt'), 'twelve and more\n');
  secret = ['--passphrase-file', join(own.folder, 'passphrase.txt')];
  await own.json(['quote', 'submit', 'resources/samples/quote-minimal.xml', '--new']);
  backup = (await own.json(['backup', 'create', '--to', join(own.folder, 'to'), ...secret])).file;
});
afterAll(() => own.remove());

test('an encrypted backup in a folder that is not encrypted says so, before and after', {
  tags: ['thorough'],
}, async () => {
  const text = 'The restored data are NOT encrypted: `encryption on` encrypts them.';
  for (const how of ['--preview', '--yes']) {
    const { code, out } = await inFolder('plain', 'backup', 'restore', backup, ...secret, how);
    expect(code).toBe(0);
    expect(out).toContain(text);
  }
});

test('a folder whose keys are damaged is restored, and what was there is kept', async () => {
  await inFolder('encrypted', 'encryption', 'on', '--key-file', keyFile, '--new');
  const sample = 'resources/samples/quote-minimal.xml';
  expect((await inFolder('encrypted', 'quote', 'submit', sample, '--new')).code).toBe(0);
  const sealed = await inFolder('encrypted', 'backup', 'create', '--json');
  expect(sealed, sealed.err).toMatchObject({ code: 0 });
  const { file } = JSON.parse(sealed.out);
  for (const name of KEYS) writeFileSync(join(own.folder, 'encrypted', name), '{');
  const preview = await inFolder('encrypted', 'backup', 'restore', file, '--preview');
  expect(preview, preview.err).toMatchObject({ code: 0 });
  expect(preview.out).toContain('cannot be read, and are not compared');
  expect(preview.out).toContain('the key that sealed the backup');
  const restored = await inFolder('encrypted', 'backup', 'restore', file, '--yes');
  expect(restored, restored.err).toMatchObject({ code: 0 });
  expect(restored.out).toContain('The data from before are in');
  expect((await inFolder('encrypted', 'quote', 'list')).out).toContain('Murphy');
  expect((await inFolder('encrypted', 'encryption', 'show')).out).toContain('They open here.');
});

test('what is no backup is said in a sentence, and nothing is made', async () => {
  const absent = join(own.folder, 'absent.qdbackup');
  for (const args of [
    ['backup', 'verify', absent],
    ['backup', 'restore', absent, '--preview'],
    ['backup', 'restore', absent, '--yes'],
  ]) {
    const { code, err } = await own.run(args);
    expect({ code, err }).toEqual({
      code: 1,
      err: `quotedesk: ${absent} is not there: name a backup\n`,
    });
  }
  const refused = await inFolder('never', 'backup', 'restore', own.folder, '--yes');
  expect(refused.err).toContain('holds no data of Quotedesk');
  expect(existsSync(join(own.folder, 'never/quotedesk.db'))).toBe(false);
});

test('a backup says in a sentence why a folder takes none', async () => {
  const file = join(own.folder, 'passphrase.txt');
  const to = (folder: string) => own.run(['backup', 'create', '--to', folder, ...secret]);
  for (const folder of [file, join(file, 'below')]) {
    expect((await to(folder)).err).toBe(
      `quotedesk: The folder of the backups, ${folder}, is a file: name a folder\n`,
    );
  }
  expect(await to('')).toMatchObject({ code: 2, err: 'error: --to names no folder\n' });
  if (!existsSync('/proc')) return;
  expect((await to('/proc/x')).err).toContain('The folder of the backups, /proc/x, is missing');
  const begun = ['quote', 'submit', 'resources/samples/quote-minimal.xml', '--new'];
  expect((await quotedesk([...begun, '--data', '/proc/x'], '', NO_KEY)).err).toContain(
    'The data folder /proc/x ',
  );
  const backedUp = ['backup', 'restore', backup, ...secret, '--yes', '--data', '/proc/x'];
  expect((await quotedesk(backedUp, '', NO_KEY)).err).toContain(
    'The folder /proc/x cannot be made',
  );
});

test('the help of what opens a backup says that it takes the recovery key', async () => {
  for (const name of ['verify', 'restore']) {
    expect((await quotedesk(['backup', name, '--help'])).out.replaceAll(/\s+/g, ' ')).toContain(
      'the passphrase, or the recovery key of encrypted data',
    );
  }
});

test('verify takes what restore takes', async () => {
  const [kept = ''] = readdirSync(join(own.folder, 'encrypted/backups')).filter((name) =>
    name.startsWith('before-restore-'),
  );
  const whole = await own.run(['backup', 'verify', join(own.folder, 'data')]);
  expect(whole, whole.err).toMatchObject({ code: 0, out: expect.stringContaining('is whole') });
  const locked = await own.run(['backup', 'verify', join(own.folder, 'encrypted/backups', kept)]);
  expect(locked).toMatchObject({ code: 1, err: expect.stringContaining('data-keys.json') });
});

test('a backup from before an erasure says so, and what to do', {
  tags: ['thorough'],
}, async () => {
  const erased = await own.run([
    'customer',
    'erase',
    'sean.murphy.1985-06-15',
    '--reason',
    'request',
  ]);
  expect(erased, erased.err).toMatchObject({ code: 0 });
  for (const how of ['--preview', '--yes']) {
    const { out } = await own.run(['backup', 'restore', backup, ...secret, how]);
    expect(out).toContain('Erasures that the backup does not have: 1.');
    expect(out).toContain('erase them again');
  }
});
