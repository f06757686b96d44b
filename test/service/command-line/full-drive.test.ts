import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quotedesk } from '../../support/command-line/command.ts';
import { smallDrive } from '../../support/data/small-drive.ts';

const SAMPLE = 'resources/samples/quote-minimal.xml';
const drive = smallDrive(24);

describe.skipIf(!drive)('on a full drive', () => {
  if (!drive) return;
  const data = join(drive.folder, 'data');
  const run = (...args: string[]) =>
    quotedesk([...args, '--data', data, '--json'], '', {
      XDG_CONFIG_HOME: '/nonexistent',
      QUOTEDESK_DATA_KEY_FILE: '',
    });
  const listed = async () => JSON.parse((await run('quote', 'list')).out).quotes.length;

  beforeAll(async () => {
    for (const _ of ['first', 'second']) {
      const { code, err } = await run('quote', 'submit', SAMPLE, '--new');
      expect(code, err).toBe(0);
    }
    drive.fill();
  });
  afterAll(() => {
    drive.remove();
    rmSync(`${drive.folder}-key`, { recursive: true, force: true });
  });

  const keyFile = (folder: string) => ['--key-file', join(folder, 'data.key')];
  const commands = [
    ['backup', 'create', '--unencrypted'],
    ['data-folder', 'reindex'],
    ['encryption', 'on', ...keyFile(join(drive.folder, '..', `${basename(drive.folder)}-key`))],
  ];
  test.each(commands)('%s says the cause, the place and the way out', async (...args) => {
    const { code, out, err } = await run(...args);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    const { statusCode, message } = JSON.parse(err);
    // 503 where the data could be opened to be read alone, as for every operation.
    expect(statusCode).toBe(args[1] === 'reindex' ? 503 : 507);
    const cause = `There was no room left on the drive of the data folder ${data}`;
    expect(message.slice(0, cause.length)).toBe(cause);
    expect(message).toContain('Free some space there');
    expect(await listed()).toBe(2);
  });

  test('a key file without room for its key is not left', async () => {
    const { err } = await run('encryption', 'on', ...keyFile(join(drive.folder, 'keys')));
    expect(JSON.parse(err).statusCode).toBe(507);
    expect(existsSync(join(drive.folder, 'keys/data.key'))).toBe(false);
  });

  test('with room again, the same commands go through, and all is there', async () => {
    drive.makeRoom();
    for (const args of [...commands.slice(0, 2), ['data-folder', 'verify']]) {
      expect(await run(...args), args.join(' ')).toMatchObject({ code: 0 });
    }
    const backups = readdirSync(join(data, 'backups'));
    expect(backups.filter((name) => name.endsWith('.qdbackup'))).toHaveLength(1);
    expect(backups.filter((name) => name.endsWith('.unsound'))).toEqual([]);
    expect(await listed()).toBe(2);
  });
});
