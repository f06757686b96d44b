/** @module-tag thorough */
import { realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Control, openControl } from '../../faults/control.ts';
import { COUNT, FAULTS, type FaultName } from '../../faults/fault.ts';
import { preload } from '../../faults/host.ts';
import { faultLibrary, NoLibrary } from '../../faults/library.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { AT, GOOD_PRICE, MINIMAL_XML } from '../../support/host/requests.ts';
import { type Served, serve } from '../../support/host/served.ts';

const library = await faultLibrary().catch((error: unknown) => {
  if (!(error instanceof NoLibrary) || process.env.CI === 'true') throw error;
  return undefined;
});

const XML = { 'content-type': 'application/xml' };
const JSON_BODY = { 'content-type': 'application/json' };

let work: string;
let control: Control;
let host: Served;

beforeEach(async () => {
  work = realpathSync(temporaryFolder());
  const dataFolder = join(work, 'data');
  const files = { dataFolder, control: join(work, 'control'), journal: join(work, 'journal') };
  writeFileSync(files.journal, '');
  control = openControl(files.control);
  host = await serve({ dataFolder, env: preload({ library: library ?? '', ...files }) });
});

afterEach(async () => {
  control.plan(COUNT, 0);
  await host.stop();
  control.close();
});

const get = (path: string, headers = {}) => fetch(`${host.url}${path}`, { headers });
const post = (path: string, body: string, headers: Record<string, string>) =>
  fetch(`${host.url}${path}`, { method: 'POST', body, headers });

async function bearer(): Promise<{ authorization: string }> {
  const { id: client_id, secret: client_secret, scope } = host.client;
  const form = { grant_type: 'client_credentials', client_id, client_secret, scope };
  const answer = await post(AT.token, JSON.stringify(form), JSON_BODY);
  expect(answer.status).toBe(200);
  const { access_token } = (await answer.json()) as { access_token: string };
  return { authorization: `Bearer ${access_token}` };
}

const submit = async () => post(AT.submit, MINIMAL_XML, { ...XML, ...(await bearer()) });

/** Readiness shares a finding for a second; what it says in the end is what counts. */
const isReady = () =>
  expect.poll(async () => (await get('/health/ready')).status, { timeout: 10_000 });

const CAUSES: readonly (readonly [fault: FaultName, status: number, said: RegExp])[] = [
  ['disk full', 507, /no room left/],
  ['I/O error', 503, /drive of the data folder reports an error/],
  ['read-only', 503, /drive of the data folder reports an error|cannot be written/],
];

describe.skipIf(library === undefined)('a drive that fails', () => {
  test.each(CAUSES)('%s: only changes are refused, until it works', async (mode, status, said) => {
    const { quoteId } = (await (await submit()).json()) as { quoteId: string };
    control.plan(FAULTS[mode], 1);
    control.arm();
    await isReady().toBe(status);
    for (const refused of [await get('/health/ready'), await submit()]) {
      expect(await refused.json()).toEqual({
        statusCode: status,
        message: expect.stringMatching(said),
      });
      expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    }
    const token = await bearer();
    const priced = await post(AT.price, JSON.stringify(GOOD_PRICE), { ...JSON_BODY, ...token });
    expect(priced.status).toBe(200);
    expect((await get(AT.quote(quoteId), token)).status).toBe(200);
    expect((await get('/health/live')).status).toBe(200);

    control.plan(COUNT, 0);
    await isReady().toBe(200);
    expect((await submit()).status).toBe(200);
    expect((await get(AT.quote(quoteId), token)).status).toBe(200);
  });
});
