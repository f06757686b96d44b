import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quotedesk } from '../../support/command-line/command.ts';
import { type OwnCommands, ownCommands } from '../../support/command-line/own-commands.ts';
import { startHeadless } from '../../support/host/headless.ts';

const NO_KEY = { XDG_CONFIG_HOME: '/nonexistent' };
let own: OwnCommands;
let keyFile: string;
let recoveryKey: string;

const run = (args: readonly string[], env: Readonly<Record<string, string>>, input = '') =>
  quotedesk([...args, ...own.data], input, { ...NO_KEY, ...env });
const withKey = () => ({ QUOTEDESK_DATA_KEY_FILE: keyFile });

beforeAll(async () => {
  own = ownCommands();
  keyFile = join(own.folder, 'keys/data.key');
  await own.json(['quote', 'submit', 'resources/samples/quote-minimal.xml', '--new']);
});
afterAll(() => own.remove());

test('encryption on makes the key of this computer, and prints a recovery key', async () => {
  const before = await run(['encryption', 'show'], {});
  expect(before).toMatchObject({ code: 0, out: 'The data are not encrypted.\n' });
  const on = await run(['encryption', 'on', '--key-file', keyFile], {});
  expect(on, on.err).toMatchObject({ code: 0 });
  expect(on.out).toContain(`The key of this computer is in ${keyFile}`);
  [recoveryKey = ''] = /(?:[0-9A-Z]{4}-){8}[0-9A-Z]{4}/.exec(on.out) ?? [];
  expect(recoveryKey).not.toBe('');
  expect(readFileSync(join(own.folder, 'data/quotedesk.db')).includes('Murphy')).toBe(false);
  expect((await run(['encryption', 'show'], withKey())).out).toContain('They open here.');
});

test('commands and the host open the data by that key alone', async () => {
  const listed = await run(['quote', 'list'], withKey());
  expect(listed.out).toContain('Murphy');
  const asVariable = { QUOTEDESK_DATA_KEY: readFileSync(keyFile, 'utf8') };
  expect((await run(['data-folder', 'verify'], asVariable)).out).toContain('are whole');
  const credentials = { CREDENTIALS_DIRECTORY: join(own.folder, 'credentials') };
  expect(await run(['quote', 'list'], credentials)).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining('encryption recover'),
  });
  const host = startHeadless({ dataFolder: join(own.folder, 'data'), env: withKey() });
  const { url } = await host.listening;
  expect((await fetch(`${url}/health/ready`)).status).toBe(200);
  await host.end('SIGTERM');
});

test('a folder that is not there is begun encrypted only where that is said', async () => {
  const data = ['--data', join(own.folder, 'begun')];
  const env = { ...NO_KEY, ...withKey() };
  const on = (...more: string[]) => quotedesk(['encryption', 'on', ...data, ...more], '', env);
  expect((await on()).err).toContain('--new');
  expect(await on('--new')).toMatchObject({ code: 0 });
  const sample = 'resources/samples/quote-minimal.xml';
  const submitted = await quotedesk(['quote', 'submit', sample, '--new', ...data], '', env);
  expect(submitted).toMatchObject({ code: 0 });
  const begun = readFileSync(join(own.folder, 'begun/quotedesk.db'));
  expect(begun.includes('SQLite format 3')).toBe(false);
});

test('a key that others can read is refused by its name', async () => {
  chmodSync(keyFile, 0o644);
  const refused = await run(['quote', 'list'], withKey());
  chmodSync(keyFile, 0o600);
  expect(refused.err).toContain(`Others can read the key in ${keyFile}`);
});

test('the recovery key lets another key open the data, and a change takes both away', async () => {
  const another = join(own.folder, 'another.key');
  const recover = ['encryption', 'recover', '--recovery-key-file', '-', '--key-file', another];
  expect((await run(recover, {}, 'AAAA')).err).toContain('not a recovery key');
  expect(await run(recover, {}, recoveryKey)).toMatchObject({ code: 0 });
  const env = { QUOTEDESK_DATA_KEY_FILE: another };
  expect((await run(['encryption', 'change-key'], env)).out).toContain('Recovery key');
  expect((await run(recover, {}, recoveryKey)).err).toContain('not the one of these data');
  expect((await run(['quote', 'list'], withKey())).code).toBe(1);
  writeFileSync(keyFile, 'no key\n');
  expect((await run(['quote', 'list'], withKey())).err).toContain('is no key');
  const off = await run(['encryption', 'off', '--yes'], env);
  expect(off).toMatchObject({ code: 0, out: 'The data are no longer encrypted.\n' });
  expect((await own.run(['quote', 'list'])).out).toContain('Murphy');
});
