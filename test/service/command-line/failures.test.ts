import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { quotedesk } from '../../support/command-line/command.ts';
import { ownCommands } from '../../support/command-line/own-commands.ts';
import { fillAs0_1 } from '../../support/data/folder-of-0-1.ts';
import { startHeadless } from '../../support/host/headless.ts';

const file = (name: string) => join(own.folder, name);

const own = ownCommands();
beforeAll(async () => {
  writeFileSync(file('passphrase.txt'), 'twelve and more\n');
  writeFileSync(file('short.txt'), 'short\n');
  mkdirSync(file('folder'));
  await own.json(['quote', 'submit', 'resources/samples/quote-minimal.xml', '--new']);
});

test('a mistake has the status of what it is, and only a fault of the program is 500', async () => {
  const [absent, there, folder] = [file('absent'), file('passphrase.txt'), file('folder')];
  const secret = ['--passphrase-file', there];
  const mistakes: [string[], number, string][] = [
    [['rate-book', 'import', absent], 404, `${absent} cannot be read: no such file`],
    [['dataset', 'import', 'vehicles', absent], 404, `${absent} cannot be read: no such file`],
    [['rate-book', 'import', folder], 400, `${folder} cannot be read: `],
    [['quote', 'submit', `${there}/below`], 400, 'cannot be read: not a directory'],
    [
      ['levy-table', 'export', 'LEVY', there],
      409,
      `${there} already exists; --force overwrites it`,
    ],
    [['backup', 'verify', there], 400, `${there} is not a backup of Quotedesk`],
    [['backup', 'verify', absent], 404, `${absent} is not there`],
    [['backup', 'restore', folder, '--preview'], 400, 'holds no data of Quotedesk'],
    [['backup', 'create', '--recovery-key', there], 400, `${there} is not a recovery key`],
    [
      ['backup', 'create', '--passphrase-file', file('short.txt')],
      400,
      'shorter than 12 characters',
    ],
    [['backup', 'create', '--to', there, ...secret], 400, `, ${there}, is a file: name a folder`],
    [['encryption', 'off', '--yes'], 409, 'are not encrypted'],
    [['encryption', 'recover', '--recovery-key-file', there], 400, 'This is not a recovery key'],
    [['data-folder', 'move', file('data/below')], 400, 'are in one another'],
    [['data-folder', 'move', own.folder], 400, 'are in one another'],
    [['data-folder', 'move', folder], 409, 'is not empty'],
    [['link', 'create'], 503, 'Quotedesk is not running on the data in'],
    [['link', 'create', '--port', '1'], 503, 'Quotedesk does not answer at http://127.0.0.1:1'],
  ];
  writeFileSync(join(folder, 'something'), '');
  const { levyTables } = await own.json(['levy-table', 'list']);
  for (const [args, status, text] of mistakes) {
    const words = args.map((word) => (word === 'LEVY' ? levyTables[0].hash : word));
    const { code, out, err } = await own.run([...words, '--json']);
    expect({ code, out }, words.join(' ')).toEqual({ code: 1, out: '' });
    expect(JSON.parse(err)).toMatchObject({
      statusCode: status,
      message: expect.stringContaining(text),
    });
  }
});

test('data in use by a host are a conflict', async () => {
  const host = startHeadless({ dataFolder: file('data') });
  await host.listening;
  const { err } = await own.run(['data-folder', 'move', file('elsewhere'), '--json']);
  await host.end('SIGTERM');
  expect(JSON.parse(err)).toMatchObject({
    statusCode: 409,
    message: expect.stringContaining('in use by another Quotedesk (headless'),
  });
});

test('a file in the place of the data folder is named', async () => {
  const there = file('passphrase.txt');
  const text = `${there} is a file: name a folder for the data`;
  for (const data of [there, join(there, 'below')]) {
    for (const args of [
      ['client', 'create', 'x', '--new'],
      ['backup', 'restore', there, '--preview'],
      ['quote', 'list'],
      ['data-folder', 'verify'],
      ['quote', 'price', '--born', '1985-06-15', '--inception', '2026-12-01T00:00:00Z'],
    ]) {
      const { code, err } = await quotedesk([...args, '--data', data]);
      expect({ code, err }, args.join(' ')).toEqual({ code: 1, err: `quotedesk: ${text}\n` });
    }
    const host = startHeadless({ dataFolder: data });
    host.listening.catch(() => undefined);
    expect(await host.ended).toBe(1);
    expect(host.said()).toBe(`${text}\n`);
  }
});

test('data of version 0.1 are refused by commands and hosts, which say what opens them', async () => {
  mkdirSync(file('old'));
  fillAs0_1(file('old'));
  const database = join(file('old'), 'quotedesk.db');
  const before = readFileSync(database);
  const text = `${database} was written by Quotedesk 0.1, and only version 0.1.x opens it. It was left as it is; this version begins with another data folder`;
  for (const args of [
    ['quote', 'list'],
    ['data-folder', 'verify'],
    ['backup', 'create', '--to', file('backups'), '--unencrypted'],
  ]) {
    const { code, err } = await quotedesk([...args, '--data', file('old')]);
    expect({ code, err }, args.join(' ')).toEqual({ code: 1, err: `quotedesk: ${text}\n` });
  }
  const host = startHeadless({ dataFolder: file('old') });
  host.listening.catch(() => undefined);
  expect(await host.ended).toBe(1);
  expect(host.said()).toBe(`${text}\n`);
  expect(readFileSync(database).equals(before)).toBe(true);
});

test('what was not understood is JSON where JSON is asked for', async () => {
  const wrong: [string[], string][] = [
    [['quote', 'list', '--limit', '0', '--json'], 'whole number from 1 to 1000'],
    [['customer', 'erase', 'x', '--json'], "required option '--reason <reason>' not specified"],
    [['client', 'bogus', '--json'], "unknown command 'bogus'"],
    [['--json', 'qoute'], "unknown option '--json'"],
    [['backup', 'create', '--to', '', '--json'], '--to names no folder'],
    [['backup', 'create-key', file('key.json'), '--json'], 'give --passphrase-file'],
  ];
  for (const [args, text] of wrong) {
    const { code, out, err } = await quotedesk(args);
    expect({ code, out }, args.join(' ')).toEqual({ code: 2, out: '' });
    const { statusCode, message } = JSON.parse(err);
    expect(statusCode).toBe(400);
    expect(message).toContain(text);
    expect(message).not.toMatch(/^error/);
  }
  const words = await quotedesk(['quote', 'show', '--bogus', '--', '--json']);
  expect(words).toMatchObject({ code: 2, err: "error: unknown option '--bogus'\n" });
});
