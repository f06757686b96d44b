import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { httpBridge } from '../../../src/main/adapters/http/screens/http-bridge.ts';
import { type Environments, openEnvironments } from '../../../src/main/app/environments.ts';
import { appOptions, startHost } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { lines, sendRaw } from '../../support/host/raw.ts';
import { openedForAll } from '../../support/opened.ts';

let folder: string;
let environments: Environments;
let url: string;
const host = openedForAll(() => startHost());
beforeAll(async () => {
  folder = temporaryFolder();
  const screensFolder = join(folder, 'screens');
  mkdirSync(screensFolder);
  const dataFolder = join(folder, 'data');
  environments = await openEnvironments(appOptions(dataFolder));
  const { live, dispatch } = environments;
  await (await live.api()).register(httpBridge, {
    dispatch,
    dataFolder,
    screensFolder,
    printLink: () => {},
    linkCommand: 'quotedesk link create',
  });
  url = await live.listen(0);
});
afterAll(async () => {
  await environments.close();
});

test.each(['/', '/launch/x', '/launch/x?y=1'])(
  'the address %s of the screens takes GET alone, and says so',
  async (path) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND']) {
      const answer = await fetch(`${url}${path}`, { method });
      expect([method, answer.status]).toEqual([method, 405]);
      expect(answer.headers.get('allow')).toBe('GET, HEAD');
      expect(await answer.json()).toMatchObject({ statusCode: 405 });
    }
    const headers = { 'content-type': 'application/xml' };
    const typed = await fetch(`${url}${path}`, { method: 'POST', headers, body: '<a/>' });
    expect(typed.status).toBe(405);
    expect((await fetch(`${url}/launch/x`, { method: 'HEAD' })).status).toBe(403);
  },
);

test('an address that is too long is 414, and headers that are too large stay 431', async () => {
  const own = `Host: 127.0.0.1:${host.port}`;
  const long = lines(`GET /quotes/${'x'.repeat(9000)} HTTP/1.1`, own, 'Connection: close');
  const answer = await sendRaw(host.port, long);
  expect(answer.status).toBe(414);
  expect(JSON.parse(answer.body)).toEqual({
    statusCode: 414,
    message: 'The address is too long: with the headers it may have 8 KiB',
  });
  const large = lines('GET /health/live HTTP/1.1', own, `X: ${'x'.repeat(9000)}`);
  expect((await sendRaw(host.port, large)).status).toBe(431);
});

test.each(['/applied/quote/', '/vehicle-lookup/', '/eircode-lookup/'])(
  'there is nothing at %s, whose last part is missing',
  async (path) => {
    const answer = await host.send(path);
    expect(answer).toMatchObject({
      status: 404,
      body: { statusCode: 404, message: 'There is nothing at this address' },
    });
  },
);
