import { spawn } from 'node:child_process';
import { readFileSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import {
  createMail,
  mailProgram,
  type Run,
  runProgram,
} from '../../../../../src/main/hosts/electron/mail/mail.ts';
import { temporaryFolder } from '../../../../support/host/prepared-folders.ts';

const MESSAGE = {
  to: 'aoife@example.com',
  bcc: ['una@example.com', 'sean@example.com'],
  subject: '$(rm -rf /) "; quit',
  text: 'A\r\nB',
  attachments: ['/out/schedule.pdf', '/out/terms.pdf'],
};

test('Linux is asked by xdg-email, with each part as an argument of its own', () => {
  expect(mailProgram('linux', MESSAGE)).toEqual({
    program: 'xdg-email',
    args: [
      '--utf8',
      '--subject',
      MESSAGE.subject,
      '--body',
      'A\nB',
      '--attach',
      '/out/schedule.pdf',
      '--attach',
      '/out/terms.pdf',
      '--bcc',
      'una@example.com',
      '--bcc',
      'sean@example.com',
      'aoife@example.com',
    ],
    input: '',
  });
  expect(mailProgram('linux', { ...MESSAGE, to: undefined, bcc: [] }).args.at(-1)).toBe(
    '/out/terms.pdf',
  );
});

test('macOS is asked by one script, whatever the message', () => {
  const { program, args, input } = mailProgram('darwin', MESSAGE);
  expect(program).toBe('/usr/bin/osascript');
  expect(args).toEqual([
    '-',
    MESSAGE.to,
    MESSAGE.subject,
    'A\nB',
    MESSAGE.bcc.join('\n'),
    ...MESSAGE.attachments,
  ]);
  expect(input).toBe(mailProgram('darwin', { ...MESSAGE, subject: 'Other' }).input);
  expect(input).toContain('tell application "Mail"');
});

test('Windows is asked by one script, and reads the message as data', () => {
  const { program, args, input } = mailProgram('win32', MESSAGE);
  const script = Buffer.from(args.at(-1) ?? '', 'base64').toString('utf16le');
  expect(program).toBe('powershell.exe');
  expect(script).toContain('MAPISendMailW');
  expect(script).not.toContain(MESSAGE.subject);
  expect(args).toEqual(mailProgram('win32', { ...MESSAGE, subject: 'Other' }).args);
  expect(JSON.parse(input)).toEqual(MESSAGE);
});

const node = (code: string): Run => ({ program: process.execPath, args: ['-e', code], input: 'x' });

test('a program that fails, or is not there, has not shown the message; one that goes on has', async () => {
  expect(await runProgram(node(''), spawn)).toBe(true);
  expect(await runProgram(node('process.exit(2)'), spawn)).toBe(false);
  expect(await runProgram({ ...node(''), program: 'no-such-program' }, spawn)).toBe(false);
  const killed: (() => void)[] = [];
  const kept: typeof spawn = ((program: string, args: string[]) => {
    const child = spawn(program, args);
    killed.push(() => child.kill());
    return child;
  }) as typeof spawn;
  expect(await runProgram(node('setInterval(() => {}, 1000)'), kept, 0)).toBe(true);
  for (const kill of killed) kill();
});

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const PDF = { name: 'schedule-Q-1.pdf', contentBase64: Buffer.from('%PDF').toString('base64') };
const REQUEST = { kind: 'composeMail' as const, subject: 'S', text: 'T', files: [PDF] };

test('the files of a message are for their owner, and are deleted after a day', async () => {
  const runs: Run[] = [];
  const shell = { openPath: async () => '' };
  let now = Date.now();
  const mail = createMail({
    platform: 'linux',
    folder: join(folder, 'outgoing'),
    shell,
    now: () => now,
    run: async (run) => runs.push(run) === 1,
  });
  expect(await mail.compose(REQUEST)).toBe('done');
  const path = runs[0]?.args.at(-1) ?? '';
  expect(readFileSync(path, 'utf8')).toBe('%PDF');
  if (process.platform !== 'win32') {
    expect(statSync(path).mode & 0o077).toBe(0);
    expect(statSync(dirname(path)).mode & 0o077).toBe(0);
  }
  // The second program fails.
  expect(await mail.compose(REQUEST)).toBe('failed');
  expect(statSync(path).size).toBe(4);
  utimesSync(dirname(path), now / 1000, now / 1000);
  now += 24 * 3_600_000 + 1;
  // A start is enough.
  createMail({ platform: 'linux', folder: join(folder, 'outgoing'), shell, now: () => now });
  expect(() => statSync(path)).toThrow('ENOENT');
});

test('a message as a file is opened by whatever opens such files, or it is said that nothing does', async () => {
  const opened: string[] = [];
  const mail = createMail({
    platform: 'linux',
    folder: join(folder, 'outgoing'),
    shell: { openPath: async (path) => (opened.push(path) === 1 ? '' : 'No application') },
    now: Date.now,
  });
  const content = Buffer.from('X-Unsent: 1').toString('base64');
  expect(await mail.open(content)).toBe('done');
  expect(opened[0]).toMatch(/message\.eml$/);
  expect(readFileSync(opened[0] ?? '', 'utf8')).toBe('X-Unsent: 1');
  expect(await mail.open(content)).toBe('failed');
});
