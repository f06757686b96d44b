import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SIZE } from '../../../src/main/adapters/pdf/style.ts';
import { openApp } from '../../../src/main/app/app.ts';
import { type Environments, openEnvironments } from '../../../src/main/app/environments.ts';
import { BROKER } from '../../../src/main/core/dispatcher.ts';
import type { Environment } from '../../../src/shared/contract/bridge.ts';
import type { InputOf, OperationName, OutputOf } from '../../../src/shared/contract/contract.ts';
import { faultSentence } from '../../../src/shared/contract/sentences.ts';
import { WRITTEN_DOCUMENTS } from '../../../src/shared/schemas/quotes/document.ts';
import { appOptions } from '../../support/host/host.ts';
import { preparedFolders } from '../../support/host/prepared-folders.ts';
import { said } from '../../support/host/said.ts';

const NOW = Date.UTC(2026, 10, 24, 11);
const DAY = 24 * 60 * 60 * 1000;

const DOCUMENT = {
  Policy: { InceptionDate: '2026-12-01T00:00:00Z', CoverType: 'TPFT' },
  Customer: { FirstName: 'Seán', Surname: 'Murphy', DateOfBirth: '1985-06-15' },
  Vehicle: { RegistrationNumber: '191-D-12345', Make: 'BMW', Model: '5 Series' },
};

let dataFolder: string;
let environments: Environments;
let firstClient: Environments['live']['firstClient'];

const openAt = (folder: string) => openEnvironments({ ...appOptions(folder), clock: () => NOW });

const open = async () => {
  environments = await openAt(dataFolder);
};

/** Folders in which training was used once: to make its quotes takes two seconds. */
const used = preparedFolders(async (folder) => {
  const { dispatch, live, close } = await openAt(folder);
  expect(await dispatch('training')(BROKER, 'listQuotes', {})).toMatchObject({ ok: true });
  await close();
  return live.firstClient;
});

beforeEach(async () => {
  ({ dataFolder, said: firstClient } = await used(NOW));
  await open();
});

afterEach(async () => {
  await environments.close();
  rmSync(dataFolder, { recursive: true });
});

const ask = <N extends OperationName>(environment: Environment, operation: N, input: InputOf<N>) =>
  environments.dispatch(environment)(BROKER, operation, input);

async function get<N extends OperationName>(
  environment: Environment,
  operation: N,
  input: InputOf<N>,
) {
  const answer = await ask(environment, operation, input);
  if (!answer.ok) throw new Error(faultSentence(answer.fault));
  return answer.value as OutputOf<N>;
}

const submit = async (environment: Environment) =>
  (await get(environment, 'submitQuote', { document: DOCUMENT, source: 'json' })).quoteId;

const list = async (environment: Environment) =>
  (await get(environment, 'listQuotes', { limit: 1000 })).quotes;

/** Every demonstration quote in full, without the numbers that are drawn again. */
async function contents(): Promise<string[]> {
  const lines = await list('training');
  const quotes = await Promise.all(
    lines.map(({ quoteId }) => get('training', 'getQuote', { id: quoteId })),
  );
  return quotes.map(({ quoteId, policyId, ...quote }) =>
    JSON.stringify(quote).replaceAll(policyId ?? quoteId, 'its number'),
  );
}

const training = () => join(dataFolder, 'training');

/** As after a first start: nobody has used training, which opens when it is first asked. */
const unused = () => rmSync(training(), { recursive: true });

test('a quote made in one environment is not in the other', async () => {
  const [live, trained] = [await submit('live'), await submit('training')];
  expect((await list('live')).map(({ quoteId }) => quoteId)).toEqual([live]);
  const there = (await list('training')).map(({ quoteId }) => quoteId);
  expect(there).toContain(trained);
  expect(there).not.toContain(live);
  const notFound = { ok: false, fault: { kind: 'notFound' } };
  expect(await ask('live', 'getQuote', { id: trained })).toMatchObject(notFound);
  expect(await ask('training', 'getQuote', { id: live })).toMatchObject(notFound);
});

test('nothing of training is there until it is first used', async () => {
  unused();
  await submit('live');
  expect(existsSync(training())).toBe(false);
  await list('training');
  expect(readdirSync(training())).toContain('quotedesk.db');
  expect(readdirSync(dataFolder).filter((name) => name.startsWith('training'))).toEqual([
    'training',
  ]);
});

test('what is about the workspace itself is always live, from either environment', async () => {
  const { client_id } = await get('training', 'createClient', { name: 'From training' });
  for (const environment of ['live', 'training'] as const) {
    const { clients } = await get(environment, 'listClients', {});
    expect(clients.map((client) => client.client_id)).toContain(client_id);
    expect(await get(environment, 'serviceStatus', {})).toMatchObject({ dataFolder });
  }
});

test('a changed setting of the desk is a change of what training shows, too', async () => {
  const version = async () => (await get('training', 'dataVersion', {})).version;
  const before = await version();
  expect(await version()).toBe(before);
  await get('live', 'saveSettings', { language: 'ga' });
  expect(await version()).not.toBe(before);
});

test('the demonstration has quotes in every state', async () => {
  const quotes = await list('training');
  expect(quotes).toHaveLength(150);
  const of = (status: string) => quotes.filter((quote) => quote.status === status).length;
  for (const status of ['quoted', 'accepted', 'expired']) expect(of(status)).toBeGreaterThan(15);
  const by = (id: string) => quotes.filter(({ scheme }) => scheme?.id === id).length;
  expect(by('standard')).toBeGreaterThan(60);
  for (const scheme of ['fifty-plus', 'young-driver']) expect(by(scheme)).toBeGreaterThan(2);
  const all = await Promise.all(
    quotes.map(({ quoteId }) => get('training', 'getQuote', { id: quoteId })),
  );
  const kinds = new Set(all.flatMap(({ history }) => history.map(({ kind }) => kind)));
  const changed = ['accepted', 'addOn', 'markedLost', 'overridden'];
  const referred = ['referralApproved', 'referralRefused', 'referred'];
  expect([...kinds].sort()).toEqual([...changed, ...referred, 'submitted']);
  const open = all.filter(({ status }) => status === 'quoted');
  const until = (days: number) =>
    open.filter(({ expiresAt }) => Date.parse(expiresAt) < NOW + days * DAY).length;
  // It is eleven in the morning: what expires within thirteen hours expires today.
  expect(until(13 / 24)).toBeGreaterThanOrEqual(3);
  expect(until(7)).toBeGreaterThanOrEqual(11);
  expect(all.flatMap(({ warnings }) => warnings)).toEqual([]);
  const names = quotes.map(({ customerName }) => customerName).join();
  for (const letters of [/[áéíóú]/, /[łńżśąę]|ski|ska/, /(as|ius|ienė|aitė)\b/]) {
    expect(names).toMatch(letters);
  }
  expect(await get('training', 'replayQuotes', {})).toMatchObject({
    replayed: 150,
    differing: [],
    chain: { broken: null },
  });
});

test('a reset makes the same again, but for the numbers, and drops what was added', async () => {
  const before = await contents();
  const added = await submit('training');
  expect(await get('training', 'resetTraining', {})).toEqual({ quotes: 150 });
  expect(await contents()).toEqual(before);
  expect(await ask('training', 'getQuote', { id: added })).toMatchObject({ ok: false });
});

test('a reset touches nothing of the live environment', async () => {
  const live = await submit('live');
  await get('live', 'resetTraining', {});
  expect((await list('live')).map(({ quoteId }) => quoteId)).toEqual([live]);
});

test('what was done in training is there after a restart', async () => {
  const id = await submit('training');
  await environments.close();
  await open();
  expect(await list('training')).toHaveLength(151);
  expect(await get('training', 'getQuote', { id })).toMatchObject({ status: 'quoted' });
});

test('data that was left half made is made again', async () => {
  unused();
  for (const name of ['training-new', 'training-old']) {
    mkdirSync(join(dataFolder, name));
    writeFileSync(join(dataFolder, name, 'quotedesk.db'), 'half');
  }
  expect(await list('training')).toHaveLength(150);
  expect(readdirSync(dataFolder).filter((name) => name.startsWith('training'))).toEqual([
    'training',
  ]);
});

test('callers that come at once meet one training environment', async () => {
  unused();
  const [one, two] = await Promise.all([list('training'), list('training')]);
  expect(one).toEqual(two);
});

test('where training cannot be opened it says so, live goes on, and the next call tries again', async () => {
  unused();
  writeFileSync(training(), 'a file where the folder should be');
  const refused = await ask('training', 'listQuotes', {});
  expect(refused).toMatchObject({ ok: false, fault: { kind: 'unavailable' } });
  expect(said(refused)).toMatchObject({ fault: { message: expect.stringContaining(training()) } });
  expect(await ask('training', 'resetTraining', {})).toMatchObject({
    fault: { kind: 'unavailable' },
  });
  expect(await list('live')).toEqual([]);
  expect(await get('training', 'serviceStatus', {})).toMatchObject({ host: 'headless' });
  rmSync(training());
  expect(await list('training')).toHaveLength(150);
});

test('what somebody else keeps where training would be stays', async () => {
  unused();
  mkdirSync(training());
  writeFileSync(join(training(), 'course.txt'), 'not ours');
  for (const operation of ['listQuotes', 'resetTraining'] as const) {
    expect(said(await ask('training', operation, {}))).toMatchObject({
      fault: {
        kind: 'unavailable',
        message: expect.stringContaining('holds no data of Quotedesk'),
      },
    });
  }
  expect(readdirSync(training())).toEqual(['course.txt']);
  rmSync(training(), { recursive: true });
});

test('a training database that is none is refused, and a reset repairs it', async () => {
  unused();
  mkdirSync(training());
  writeFileSync(join(training(), 'quotedesk.db'), 'not a database, and no place for one either');
  const refused = await ask('training', 'listQuotes', {});
  expect(said(refused)).toMatchObject({
    fault: { message: expect.stringContaining('not a Quotedesk') },
  });
  await get('training', 'resetTraining', {});
  expect(await list('training')).toHaveLength(150);
});

test('a command has no training to throw away', async () => {
  const app = await openApp({ ...appOptions(dataFolder), host: 'command' });
  expect(said(await app.dispatch(BROKER, 'resetTraining', {}))).toMatchObject({
    fault: { kind: 'unavailable', message: 'Training is available from the screens only' },
  });
  await app.close();
});

test('every page of a training document is a specimen, and its link works', async () => {
  const url = await environments.live.listen(0);
  for (const status of ['accepted', 'quoted']) {
    const quoteId = (await list('training')).find((quote) => quote.status === status)?.quoteId;
    if (quoteId === undefined) throw new Error(`No quote is ${status}`);
    const documentTypes = [...WRITTEN_DOCUMENTS];
    const { documents } = await get('training', 'generateDocuments', { quoteId, documentTypes });
    for (const document of documents) {
      expect(document.url.startsWith(`${url}/training/documents/`)).toBe(true);
      const response = await fetch(document.url);
      expect(response.status).toBe(200);
      const file = join(dataFolder, 'document.pdf');
      writeFileSync(file, Buffer.from(await response.arrayBuffer()));
      const said = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
      const pages = said.split('\f').slice(0, -1);
      expect(pages.length).toBeGreaterThan(0);
      for (const page of pages) {
        expect(page).toContain('SPECIMEN – NOT VALID');
        // The letters across the page are for the eye: none comes between the words below them.
        expect(page).not.toMatch(/^\s*[A-Z]{1,8}\s*$/m);
      }
      if (document.type === 'certificate') {
        expect(said).toContain('Specimen: not valid');
        expect(said).not.toContain('is certified');
      }
      const plain = execFileSync('qpdf', ['--qdf', file, '-'], { encoding: 'latin1' });
      expect(plain.match(new RegExp(` ${SIZE.specimen} Tf`, 'g'))).toHaveLength(pages.length);
    }
  }
});

test('the link of one environment leads to nothing in the other', async () => {
  unused();
  await environments.live.listen(0);
  const documentTypes: InputOf<'generateDocuments'>['documentTypes'] = ['ipid'];
  const linkOf = async (environment: Environment) => {
    const quoteId = await submit(environment);
    const { documents } = await get(environment, 'generateDocuments', { quoteId, documentTypes });
    return documents[0]?.url ?? '';
  };
  const live = await linkOf('live');
  const elsewhere = live.replace('/documents/', '/training/documents/');
  // A link does not make the training data.
  expect((await fetch(elsewhere)).status).toBe(404);
  expect(existsSync(training())).toBe(false);
  const trained = await linkOf('training');
  expect((await fetch(trained)).status).toBe(200);
  expect((await fetch(trained.replace('/training', ''))).status).toBe(403);
  expect((await fetch(elsewhere)).status).toBe(403);
  expect((await fetch(trained, { method: 'POST' })).status).toBe(405);
});

test('training issues no client, and no token of the API leads to it', async () => {
  const url = await environments.live.listen(0);
  const trained = await submit('training');
  if (!firstClient) throw new Error('No first client');
  const { client_id, client_secret, scope } = firstClient;
  const body = JSON.stringify({
    grant_type: 'client_credentials',
    client_id,
    client_secret,
    scope,
  });
  const headers = { 'content-type': 'application/json' };
  const token = await (await fetch(`${url}/auth/token`, { method: 'POST', headers, body })).json();
  const authorization = `Bearer ${token.access_token}`;
  const answer = await fetch(`${url}/applied/quote/${trained}`, { headers: { authorization } });
  expect(answer.status).toBe(404);
});
