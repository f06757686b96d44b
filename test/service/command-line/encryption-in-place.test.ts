import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession, type SessionHeaders } from '../../../scripts/dev/open-session.ts';
import { BRIDGE_PATH } from '../../../src/shared/contract/bridge.ts';
import { type OwnCommands, ownCommands } from '../../support/command-line/own-commands.ts';
import { type Headless, startHeadless } from '../../support/host/headless.ts';

let own: OwnCommands;
let host: Headless;
let url: string;
let session: SessionHeaders;
let keyFile: string;
const file = () => join(own.folder, 'data/quotedesk.db');
const isPlain = () => readFileSync(file()).includes('SQLite format 3');

beforeAll(async () => {
  own = ownCommands();
  keyFile = join(own.folder, 'keys/data.key');
  await own.json(['quote', 'submit', 'resources/samples/quote-minimal.xml', '--new']);
  const env = { QUOTEDESK_DATA_KEY_FILE: keyFile, XDG_CONFIG_HOME: '/nonexistent' };
  host = startHeadless({ dataFolder: join(own.folder, 'data'), env });
  const started = await host.listening;
  url = started.url;
  session = await openSession(started.link);
});
afterAll(async () => {
  await host.end('SIGTERM');
  own.remove();
});

async function ask(operation: string, input: object = {}) {
  const answer = await fetch(`${url}${BRIDGE_PATH}/live/${operation}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...session },
    body: JSON.stringify(input),
  });
  return answer.json();
}

/** What the host says once the data are open again, to the session and the port of before. */
async function stateAfter() {
  for (;;) {
    const state = await ask('encryptionState').catch(() => undefined);
    if (state?.ok && state.value.state !== 'turningOn') return state.value;
  }
}

async function encrypt() {
  const { value } = await ask('newRecoveryKey');
  expect(await ask('encryptData', value)).toMatchObject({
    ok: true,
    value: { state: 'turningOn' },
  });
  return stateAfter();
}

const quotes = async () => JSON.stringify(await ask('listQuotes'));

test('data that cannot be encrypted are opened again as they were, and the page hears why', async () => {
  expect(await ask('encryptData', { recoveryKey: 'AAAA' })).toMatchObject({
    ok: false,
    fault: { message: { code: 'recoveryKeyNotShown' } },
  });
  const inTheWay = join(own.folder, 'data/quotedesk.db.rekeyed');
  mkdirSync(join(inTheWay, 'x'), { recursive: true });
  expect(await encrypt()).toMatchObject({
    state: 'off',
    offered: true,
    problem: { code: 'encryptionUnchanged' },
  });
  rmSync(inTheWay, { recursive: true });
  expect(isPlain()).toBe(true);
  expect(await quotes()).toContain('Murphy');
});

test('a running host encrypts its data, and goes on with its port, its pages and its quotes', async () => {
  const pin = '804213';
  const who = { name: 'Aoife', roles: ['administer'], pin };
  const { userId } = (await ask('addUser', who)).value;
  expect(await ask('signIn', { userId, pin })).toMatchObject({ ok: true });
  expect(await encrypt()).toMatchObject({ state: 'on', keyPlace: keyFile, problem: null });
  expect(isPlain()).toBe(false);
  expect(await quotes()).toContain('Murphy');
  expect(await ask('newRecoveryKey')).toMatchObject({
    ok: false,
    fault: { message: { code: 'encryptedAlready' } },
  });
  expect(await ask('getDesk')).toMatchObject({ value: { user: { userId } } });
  expect((await fetch(`${url}/health/ready`)).status).toBe(200);
});
