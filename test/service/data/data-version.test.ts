import { afterAll, beforeAll, expect, test } from 'vitest';
import { quotedesk } from '../../support/command-line/command.ts';
import { ask } from '../../support/host/ask.ts';
import { startHost, type TestHost } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { accepted, submitted } from '../../support/quotes/quotes.ts';

let dataFolder: string;
let host: TestHost;

beforeAll(async () => {
  dataFolder = temporaryFolder();
  host = await startHost({ dataFolder });
  // The first command may build; the test's own time is for what it tries.
  await quotedesk(['--version']);
});
afterAll(() => host.close());

const version = async () => (await ask(host.app, 'dataVersion', {})).version;

test('while nothing changes, it stays', async () => {
  const before = await version();
  await ask(host.app, 'listQuotes', { search: 'a' });
  await ask(host.app, 'dashboard', { from: '2026-01-01', to: '2026-01-31' });
  await ask(host.app, 'findCustomers', {});
  expect(await version()).toBe(before);
});

test('every change at this desk shows', async () => {
  const seen = [await version()];
  const id = await submitted(host, {});
  seen.push(await version());
  const override = { overrideType: 'discount', value: 5, reason: 'x' } as const;
  await ask(host.app, 'overrideQuote', { quoteId: id, ...override });
  seen.push(await version());
  await accepted(host, id);
  seen.push(await version());
  const { client_id } = await ask(host.app, 'createClient', { name: 'One more' });
  seen.push(await version());
  await ask(host.app, 'revokeClient', { client_id });
  seen.push(await version());
  expect(new Set(seen).size).toBe(seen.length);
});

test('a draft that is saved, changed or deleted changes the version of drafts, and nothing else', async () => {
  const { version: before, drafts } = await ask(host.app, 'dataVersion', {});
  const seen = [drafts];
  const look = async () => {
    const now = await ask(host.app, 'dataVersion', {});
    expect(now.version).toBe(before);
    seen.push(now.drafts);
  };
  const id = crypto.randomUUID();
  for (const excess of [300, 500]) {
    await ask(host.app, 'saveDraft', { id, title: 'Aoife Byrne', content: { excess } });
    await look();
  }
  await ask(host.app, 'deleteDraft', { id });
  await look();
  expect(new Set(seen).size).toBe(seen.length);
});

test('a change by another process shows, and is in the lists at once', async () => {
  const before = await version();
  const { total } = await ask(host.app, 'listQuotes', {});
  const sample = 'resources/samples/quote.xml';
  const { code, err } = await quotedesk(['quote', 'submit', sample, '--data', dataFolder]);
  expect(code, err).toBe(0);
  expect(await version()).not.toBe(before);
  expect((await ask(host.app, 'listQuotes', {})).total).toBe(total + 1);
});
