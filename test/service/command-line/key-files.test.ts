import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { quotedesk } from '../../support/command-line/command.ts';
import { ownCommands } from '../../support/command-line/own-commands.ts';

let keyFile: string;
let recoveryKey: string;

const run = (args: readonly string[], input = '', env: Readonly<Record<string, string>> = {}) => {
  const all = { XDG_CONFIG_HOME: '/nonexistent', QUOTEDESK_DATA_KEY_FILE: keyFile, ...env };
  return quotedesk([...args, ...own.data], input, all);
};
const recover = (key = recoveryKey, ...more: string[]) =>
  run(['encryption', 'recover', '--recovery-key-file', '-', ...more], key);
const keyIn = (text: string) => /(?:[0-9A-Z]{4}-){8}[0-9A-Z]{4}/.exec(text)?.[0] ?? '';

const own = ownCommands();
beforeAll(async () => {
  keyFile = join(own.folder, 'keys/data.key');
  await own.json(['quote', 'submit', 'resources/samples/quote-minimal.xml', '--new']);
  recoveryKey = keyIn((await run(['encryption', 'on'])).out);
  expect(recoveryKey).not.toBe('');
});

describe('a key file that cannot be used', () => {
  const aside = () =>
    readdirSync(dirname(keyFile)).filter((name) => name.startsWith('data.key.unusable-'));

  const harms: readonly (readonly [what: string, content: () => Buffer, mode: number])[] = [
    ['empty', () => Buffer.alloc(0), 0o600],
    ['half a key', () => readFileSync(keyFile).subarray(0, 20), 0o600],
    ['binary', () => Buffer.from([0, 255, 1, 254, 10]), 0o600],
    ['open to others', () => readFileSync(keyFile), 0o644],
  ];

  test.skipIf(process.platform === 'win32').each(harms)(
    'because it is %s is replaced by the recovery key, and kept',
    async (_, content, mode) => {
      const before = aside();
      const harmed = content();
      writeFileSync(keyFile, harmed);
      chmodSync(keyFile, mode);
      const refused = await run(['quote', 'list']);
      expect(refused).toMatchObject({ code: 1, out: '' });
      expect(refused.err).toContain(keyFile);
      expect(refused.err).toContain('encryption recover');
      expect(refused.err).not.toContain('encryption on');
      const status = await run(['encryption', 'show']);
      expect(status.out).toContain('They do not open here');
      expect(status.out).toContain(keyFile);
      expect((await run(['encryption', 'on'])).err).toContain('are encrypted already');

      const wrong = `${recoveryKey.slice(0, -1)}${recoveryKey.endsWith('7') ? '8' : '7'}`;
      expect((await recover(wrong)).err).toContain(
        'A letter or digit of this recovery key is wrong',
      );
      expect(readFileSync(keyFile).equals(harmed)).toBe(true);
      const recovered = await recover();
      expect(recovered, recovered.err).toMatchObject({ code: 0 });
      const [kept = ''] = aside().filter((name) => !before.includes(name));
      expect(recovered.out).toContain(kept);
      expect(readFileSync(join(dirname(keyFile), kept)).equals(harmed)).toBe(true);
      expect((await run(['quote', 'list'])).out).toContain('Murphy');
    },
  );

  test.skipIf(process.platform === 'win32').each([
    ['a pipe', (file: string) => execFileSync('sh', ['-c', 'mkfifo -m 600 "$0"', file])],
    ['a folder', (file: string) => mkdirSync(file)],
  ] as const)('because it is %s is named, and holds no one up', async (_, make) => {
    const odd = join(own.folder, 'odd.key');
    make(odd);
    const refused = await run(['quote', 'list'], '', { QUOTEDESK_DATA_KEY_FILE: odd });
    expect(refused.err).toContain(`${odd} is not a file`);
    expect((await recover(recoveryKey, '--key-file', odd)).err).toContain(`${odd} is not a file`);
    expect(existsSync(odd)).toBe(true);
    rmSync(odd, { recursive: true });
  });

  test('stays where data that are not encrypted are to be encrypted by it', async () => {
    const bad = join(own.folder, 'bad.key');
    writeFileSync(bad, 'no key\n', { mode: 0o600 });
    const data = join(own.folder, 'begun');
    const args = ['encryption', 'on', '--new', '--data', data, '--key-file', bad];
    const refused = await quotedesk(args);
    expect(refused.err).toContain('move it out of the way');
    expect(readFileSync(bad, 'utf8')).toBe('no key\n');
    expect(existsSync(join(data, 'data-keys.json'))).toBe(false);
  });
});

test('a locked folder says where it looked, with the status that the API has', async () => {
  const elsewhere = join(own.folder, 'elsewhere.key');
  const env = { QUOTEDESK_DATA_KEY_FILE: elsewhere };
  expect((await run(['quote', 'list'], '', env)).err).toContain(elsewhere);
  const { out } = await run(['encryption', 'show', '--json'], '', env);
  expect(JSON.parse(out)).toMatchObject({
    opens: false,
    locked: expect.stringContaining(elsewhere),
  });
  const { err } = await run(['quote', 'list', '--json'], '', env);
  expect(JSON.parse(err)).toMatchObject({ statusCode: 503, problem: 'locked' });
});

test('a key of another place is said with the variable that names it', async () => {
  const another = join(own.folder, 'another.key');
  const recovered = await recover(recoveryKey, '--key-file', another);
  expect(recovered.out).toContain(`QUOTEDESK_DATA_KEY_FILE=${another}`);
  const env = { QUOTEDESK_DATA_KEY_FILE: another };
  const changed = await run(['encryption', 'change-key'], '', env);
  expect(changed.out).toContain('The key of this computer stays as it was');
  expect(changed.out).not.toContain('QUOTEDESK_DATA_KEY_FILE=');
  expect((await run(['encryption', 'change-key', '--help'])).out).toMatch(
    /key of this\s+computer stays/,
  );
  recoveryKey = keyIn(changed.out);
});

test('the key of this computer is changed by the recovery key, once its file is moved away', async () => {
  const another = join(own.folder, 'another.key');
  const before = readFileSync(another, 'utf8');
  const env = { QUOTEDESK_DATA_KEY_FILE: another };
  rmSync(another);
  const args = ['encryption', 'recover', '--recovery-key-file', '-'];
  const recovered = await run(args, recoveryKey, env);
  expect(recovered, recovered.err).toMatchObject({ code: 0 });
  expect((await run(['quote', 'list'], '', env)).out).toContain('Murphy');
  expect((await run(['quote', 'list'], '', { QUOTEDESK_DATA_KEY: before })).code).toBe(1);
});
