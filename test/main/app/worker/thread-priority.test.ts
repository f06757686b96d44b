/** @module-tag thorough */
import { readdirSync, readFileSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type App, openApp } from '../../../../src/main/app/app.ts';
import { ask } from '../../../support/host/ask.ts';
import { appOptions } from '../../../support/host/host.ts';
import { temporaryFolder } from '../../../support/host/prepared-folders.ts';
import { submitted } from '../../../support/quotes/quotes.ts';

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;
const THREADS = '/proc/self/task';

let dataFolder: string;
let app: App;
beforeEach(async () => {
  dataFolder = temporaryFolder();
  // The bundle of the tests has threads that do not stand back.
  const { workerProgram: _, ...options } = appOptions(dataFolder);
  app = await openApp(options);
  // Documents have links.
  await app.listen(0);
});
afterEach(() => app.close());

function threads(): readonly string[] {
  return readdirSync(THREADS).filter(
    (id) => readFileSync(`${THREADS}/${id}/comm`, 'utf8').trim() === 'WorkerThread',
  );
}

/** The priorities of the threads that some work starts. */
async function startedBy(work: () => Promise<unknown>): Promise<readonly number[]> {
  const before = new Set(threads());
  await work();
  const started = threads().filter((id) => !before.has(id));
  return started.map((id) => getPriority(Number(id)));
}

const onLinux = process.platform === 'linux';

test.runIf(onLinux)('what prints, replays and imports stands back for quoting', async () => {
  const quoteId = await submitted({ app }, {});
  const print = () => ask(app, 'generateDocuments', { quoteId, documentTypes: ['schedule'] });
  expect(await startedBy(print)).toContain(PRIORITY_BELOW_NORMAL);
  expect(await startedBy(() => ask(app, 'replayQuotes', {}))).toContain(PRIORITY_LOW);
  const remove = () => ask(app, 'removeDataset', { kind: 'vehicles' });
  expect(await startedBy(remove)).toContain(PRIORITY_LOW);
});

test.runIf(onLinux)('what holds up writers does not', async () => {
  await submitted({ app }, { first: 'Seán', surname: 'Murphy', born: '1979-02-03' });
  const key = 'sean.murphy.1979-02-03';
  const erase = () => ask(app, 'eraseCustomer', { key, reason: 'request' });
  const priorities = await startedBy(erase);
  expect(priorities).toContain(getPriority());
  expect(priorities).not.toContain(PRIORITY_LOW);
});
