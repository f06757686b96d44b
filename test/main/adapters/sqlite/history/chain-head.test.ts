/** @module-tag thorough */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { type LogFacts, openLog } from '../../../../../src/main/adapters/node/log.ts';
import { type App, openApp } from '../../../../../src/main/app/app.ts';
import { BROKER } from '../../../../../src/main/core/dispatcher.ts';
import { english } from '../../../../../src/shared/domain/messages/english.ts';
import type { Message } from '../../../../../src/shared/domain/messages/message.ts';
import { faultSentence } from '../../../../../src/shared/result/sentences.ts';
import { HEAD_FILE } from '../../../../../src/shared/schemas/quotes/history.ts';
import { appOptions, startedFolder } from '../../../../support/host/host.ts';

const QUOTE = {
  source: 'json',
  document: {
    Policy: { InceptionDate: '2026-12-01T00:00:00Z', CoverType: 'TPFT' },
    Customer: { FirstName: 'Seán', Surname: 'Murphy', DateOfBirth: '1985-06-15' },
    Vehicle: { RegistrationNumber: '191-D-12345', Make: 'BMW', Model: '5 Series' },
  },
};

let folder: string;
beforeEach(async () => {
  folder = await startedFolder();
});

const at = (name: string) => join(folder, name);
const head = () => JSON.parse(readFileSync(at(HEAD_FILE), 'utf8'));

async function call(app: App, operation: string, input: object) {
  const answer = await app.dispatch(BROKER, operation, input);
  if (!answer.ok) throw new Error(faultSentence(answer.fault));
  // Each test says which operation's answer it reads.
  return answer.value as ReturnType<typeof JSON.parse>;
}

/** Works with the application, opened and closed again. */
async function session<T>(
  work: (app: App) => Promise<T>,
  host: 'headless' | 'command' = 'headless',
): Promise<T> {
  const app = await openApp({ ...appOptions(folder), host });
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}

const submit = (times = 1) =>
  session(async (app) => {
    for (let i = 0; i < times; i += 1) await call(app, 'submitQuote', QUOTE);
  });

const sentenceOf = (problem: Message | undefined) => problem && english(problem);

/** Everything that reports whether the head fits. */
const reported = () =>
  session(async (app) => ({
    problem: app.problem,
    status: sentenceOf((await call(app, 'serviceStatus', {})).data.problem?.message),
    replay: (await call(app, 'replayQuotes', {})).head,
  }));

/** Puts an older copy of the database alone in its place. */
async function restoringOlder(work: () => Promise<void>): Promise<void> {
  copyFileSync(at('quotedesk.db'), at('older.db'));
  await work();
  copyFileSync(at('older.db'), at('quotedesk.db'));
  for (const rest of ['quotedesk.db-wal', 'quotedesk.db-shm']) rmSync(at(rest), { force: true });
}

const FITS = { problem: undefined, status: undefined };

test('the head is kept outside the database, for its owner only, and fits', async () => {
  await submit(2);
  expect(head()).toEqual({ sequence: 2, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(statSync(at(HEAD_FILE)).mode & 0o777).toBe(0o600);
  expect(await reported()).toEqual({ ...FITS, replay: { state: 'whole', sequence: 2 } });
});

test('an older copy of the database is detected, and stays detected', async () => {
  await submit(1);
  await restoringOlder(() => submit(2));
  const found = await reported();
  expect(found.replay).toEqual({ state: 'rolledBack', sequence: 3 });
  expect(found.problem).toMatch(/ends before event 3, .*delete chain-head\.json/);
  expect(found.status).toBe(found.problem);
  // The host starts and takes no quotes; it does not overwrite a head that does not fit.
  await expect(submit(1)).rejects.toThrow('ends before event 3');
  expect((await reported()).replay).toEqual({ state: 'rolledBack', sequence: 3 });
  rmSync(at(HEAD_FILE));
  // It is written again soon after the opening, which the replay may see or not.
  expect(['none', 'whole']).toContain((await reported()).replay.state);
  await submit(3);
  expect((await reported()).replay).toEqual({ state: 'whole', sequence: 4 });
});

test('a head that is behind the database fits, as after a crash', async () => {
  await submit(1);
  const before = readFileSync(at(HEAD_FILE));
  await submit(2);
  writeFileSync(at(HEAD_FILE), before);
  expect(await reported()).toEqual({ ...FITS, replay: { state: 'whole', sequence: 1 } });
  await submit(1);
  expect(head().sequence).toBe(4);
});

test('a head of another history is detected', async () => {
  await submit(2);
  writeFileSync(at(HEAD_FILE), JSON.stringify({ ...head(), hash: '0'.repeat(64) }));
  const found = await reported();
  expect(found.replay).toEqual({ state: 'changed', sequence: 2 });
  expect(found.problem).toContain('Event 2 of the history is not the one');
});

test.each(['', '{', 'null', '{"sequence":"2","hash":"x"}', '{"sequence":2}'])(
  'a head that reads %j lets nothing be changed, and is reported',
  async (content) => {
    await submit(1);
    writeFileSync(at(HEAD_FILE), content);
    expect((await reported()).replay).toEqual({ state: 'unreadable', sequence: null });
    await expect(submit(1)).rejects.toThrow('cannot be read');
    expect(readFileSync(at(HEAD_FILE), 'utf8')).toBe(content);
  },
);

test('a command next to a host writes a later head, and the host keeps it', async () => {
  await session(async (host) => {
    await call(host, 'submitQuote', QUOTE);
    await session((command) => call(command, 'submitQuote', QUOTE), 'command');
    expect(head().sequence).toBe(2);
  });
  expect(head().sequence).toBe(2);
  expect((await reported()).replay).toEqual({ state: 'whole', sequence: 2 });
});

test('what keeps the head from being written is logged, and stops nothing; one that can not be read does', async () => {
  const faults: unknown[] = [];
  const fault = (_: unknown, facts?: LogFacts) => faults.push(facts);
  const log = { ...openLog({ dataFolder: folder, keeps: false, says: false }), fault };
  const FAULT = { operation: 'chainHead', environment: undefined };
  const submitLogged = async () => {
    const app = await openApp({ ...appOptions(folder), log });
    await call(app, 'submitQuote', QUOTE).finally(app.close);
  };
  // A folder where the file should stand can be neither read nor replaced.
  const partial = at(`${HEAD_FILE}.${process.pid}.partial`);
  mkdirSync(partial);
  await submitLogged();
  expect(faults).toEqual([FAULT]);
  rmSync(partial, { recursive: true });
  await submitLogged();
  expect(head().sequence).toBe(2);
  expect(faults).toEqual([FAULT]);
  rmSync(at(HEAD_FILE));
  mkdirSync(at(HEAD_FILE));
  await expect(submitLogged()).rejects.toThrow('cannot be read');
  expect(faults).toEqual([FAULT, FAULT]);
});

test('a new database has no head before its first event', async () => {
  expect(await reported()).toEqual({ ...FITS, replay: { state: 'none', sequence: null } });
  expect(existsSync(at(HEAD_FILE))).toBe(false);
});
