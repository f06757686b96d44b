import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { quotedesk } from '../../support/command-line/command.ts';
import { startHost } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { submitted } from '../../support/quotes/quotes.ts';

const KEY = 'aoife.byrne.1979-02-03';
let folder: string;
let data: string;
beforeAll(async () => {
  folder = temporaryFolder();
  data = join(folder, 'data');
  const host = await startHost({ dataFolder: data });
  await submitted(host, { first: 'Aoife', surname: 'Byrne' });
  await host.close();
});

const run = (...args: string[]) => quotedesk([...args, '--data', data]);

test('a consent is recorded, and says how it was given', async () => {
  const consent = ['consent', 'record', KEY, 'email'];
  expect(await run(...consent)).toMatchObject({
    code: 2,
    err: expect.stringContaining('--how'),
  });
  const given = await run(...consent, '--how', 'by phone');
  expect(given.out).toMatch(/email +given +desk +by phone/);
  expect((await run('consent', 'show', KEY)).out).toBe(given.out);
});

test('a customer is previewed and exported', async () => {
  const preview = await run('customer', 'preview-erasure', KEY);
  expect(preview.out).toContain('Aoife Byrne: 1 quotes, 0 documents');

  const out = join(folder, 'out');
  await run('customer', 'export', KEY, '--out', out);
  expect(readdirSync(out).toSorted()).toEqual(['personal-data.json', 'personal-data.pdf']);
  const file = JSON.parse(readFileSync(join(out, 'personal-data.json'), 'utf8'));
  expect(file).toMatchObject({ name: 'Aoife Byrne', quotes: [{}], namedOn: [] });
});

test('a customer is erased, and replay says so', async () => {
  expect(await run('customer', 'erase', KEY)).toMatchObject({ code: 2 });
  const erased = await run('customer', 'erase', KEY, '--reason', 'request');
  expect(erased).toMatchObject({ code: 0, out: expect.stringContaining('no trace of') });
  const replayed = await quotedesk(['quote', 'replay', '--data', data]);
  expect(replayed).toMatchObject({ code: 0, out: expect.stringContaining('1 of them erased') });
});

test('how long records are kept is shown and changed', async () => {
  const shown = await run('retention', 'show');
  expect(shown.out).toContain('Nothing is erased automatically.');
  const changed = await run('retention', 'set', '--on', '--unsold-months', '18', '--json');
  expect(JSON.parse(changed.out)).toEqual({
    isOn: true,
    unsoldMonths: 18,
    policyYears: 6,
  });
  expect((await run('retention', 'apply')).out).toContain('erased: 0 quotes');
});
