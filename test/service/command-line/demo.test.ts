/** @module-tag thorough */
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quotedesk } from '../../support/command-line/command.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { type Served, serve } from '../../support/host/served.ts';

const OPERATIONS = [
  'issueToken',
  'priceQuote',
  'lookUpVehicle',
  'lookUpEircode',
  'listProducts',
  'submitQuote',
  'overrideQuote',
  'addCover',
  'recordDriverNumber',
  'getQuote',
  'generateDocuments',
  'acceptQuote',
];

let host: Served;
let temporary: string;

beforeAll(async () => {
  temporary = temporaryFolder();
  // The first command may build; the tests' own time is for what they try.
  await quotedesk(['--version']);
  host = await serve();
});

afterAll(() => host.stop());

const parsed = (out: string) =>
  out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

const asClient = ({ id, secret, scope } = host.client) => ({
  QUOTEDESK_CLIENT_ID: id,
  QUOTEDESK_CLIENT_SECRET: secret,
  QUOTEDESK_SCOPE: scope,
});

test('on a host of its own it walks every operation, and leaves nothing behind', async () => {
  const { code, out, err } = await quotedesk(['demo', '--json'], '', { TMPDIR: temporary });
  expect(code, err).toBe(0);
  const steps = parsed(out);
  expect(steps.map(({ operation }) => operation)).toEqual(OPERATIONS);
  expect(steps.map(({ step, status }) => [step, status])).toEqual(
    OPERATIONS.map((_, i) => [i + 1, 200]),
  );
  const [token] = steps;
  expect(token.request.client_secret).toBe('…');
  expect(token.answer).toMatchObject({ access_token: '…', token_type: 'Bearer' });
  const { quoteId } = steps[5].answer;
  expect(steps[OPERATIONS.indexOf('getQuote')].path).toBe(`/applied/quote/${quoteId}`);
  expect(steps.at(-1).answer).toMatchObject({ quoteId, status: 'accepted' });
  expect(steps[5].answer.warnings).not.toContainEqual(expect.stringContaining('in the past'));
  expect(readdirSync(temporary)).toEqual([]);
});

test('a person reads each request and its answer', async () => {
  const { code, out, err } = await quotedesk(['demo'], '', { TMPDIR: temporary });
  expect(code, err).toBe(0);
  expect(out).toMatch(/^Quotedesk at http:\/\/127\.0\.0\.1:\d+\n/);
  expect(out.match(/^ {4}→ (GET|POST) \/\S+ {2}\S.*\n {4}← 200 {2}\S/gm)).toHaveLength(
    OPERATIONS.length,
  );
  expect(out).toContain('← 200  BMW 5 Series, 2019, 1995 cc, Diesel');
  expect(out).toMatch(/All 12 steps gave the answer that the API promises\.\n$/);
});

test('at a running host it goes as the client that the options or the environment name', async () => {
  const { id, secret, scope } = host.client;
  const named = ['--client-id', id, '--client-secret', secret, '--scope', scope];
  const ways = [
    await quotedesk(['demo', '--json', '--url', host.url, ...named]),
    await quotedesk(['demo', '--json', '--url', `${host.url}/`], '', asClient()),
  ];
  for (const { code, out, err } of ways) {
    expect(code, err).toBe(0);
    const { quoteId } = parsed(out)[5].answer;
    const shown = await quotedesk(['quote', 'show', quoteId, '--data', host.dataFolder, '--json']);
    const { status, history } = JSON.parse(shown.out);
    expect(status).toBe('accepted');
    expect(new Set(history.map(({ by }: { by: string }) => by))).toEqual(new Set([id]));
  }
});

test('a step that fails ends it with 1, and is named', async () => {
  const permissions = 'price,lookup,quote:read,quote:write';
  const data = ['--data', host.dataFolder];
  const create = ['client', 'create', 'A clerk', '--permissions', permissions, ...data, '--json'];
  const { client_id, client_secret, scope } = JSON.parse((await quotedesk(create)).out);
  const clerk = asClient({ id: client_id, secret: client_secret, scope });

  const person = await quotedesk(['demo', '--url', host.url], '', clerk);
  expect(person.code).toBe(1);
  expect(person.out).toMatch(/^ 7 {2}Override a term\n.*\n {4}← 403 {2}\S/m);
  expect(person.err).toMatch(/^quotedesk: step 7 failed, Override a term: 403, Insufficient perm/);

  const machine = await quotedesk(['demo', '--url', host.url, '--json'], '', clerk);
  expect(machine.code).toBe(1);
  expect(parsed(machine.out).at(-1)).toMatchObject({ operation: 'overrideQuote', status: 403 });
  expect(JSON.parse(machine.err)).toMatchObject({ step: 'overrideQuote' });
});

test('where no host is, the first step says so', async () => {
  const gone = await serve();
  await gone.stop();
  const { code, err } = await quotedesk(['demo', '--url', gone.url], '', asClient());
  expect(code).toBe(1);
  expect(err).toMatch(
    /^quotedesk: step 1 failed, Get a token: no answer that could be read: .*ECONNREFUSED/,
  );
  expect(err).not.toMatch(/\n\s+at /);
});

test('a running host without credentials is wrong usage', async () => {
  const { code, err } = await quotedesk(['demo', '--url', host.url]);
  expect(code).toBe(2);
  expect(err).toMatch(/--url needs --client-id, --client-secret and --scope/);
});
