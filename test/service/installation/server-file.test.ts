import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { quotedesk } from '../../support/command-line/command.ts';
import { HostEnded, startHeadless } from '../../support/host/headless.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { serve } from '../../support/host/served.ts';

let dataFolder: string;
let place: string;

beforeAll(() => {
  dataFolder = temporaryFolder();
  place = join(dataFolder, 'server.json');
});

const link = () => quotedesk(['link', 'create', '--data', dataFolder]);

test('a running host says where it listens, a command finds it, and its end takes that back', async () => {
  const host = await serve({ dataFolder });
  expect(JSON.parse(readFileSync(place, 'utf8'))).toEqual({
    url: host.url,
    pid: expect.any(Number),
    host: 'headless',
    since: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
  });
  expect(statSync(place).mode & 0o777).toBe(0o600);
  const found = await link();
  expect(found.out).toContain(`${host.url}/launch/`);

  await host.stop();
  expect(existsSync(place)).toBe(false);
  const gone = await link();
  expect(gone.code).toBe(1);
  expect(gone.err).toContain(`Quotedesk is not running on the data in ${dataFolder}`);
});

test('what a killed host left leads nowhere, and the next host replaces it', {
  tags: ['thorough'],
}, async () => {
  const killed = await serve({ dataFolder });
  await killed.kill();
  const left = await link();
  expect(left.code).toBe(1);
  expect(left.err).toContain(`Quotedesk does not answer at ${killed.url}`);
  const next = await serve({ dataFolder });
  expect((await link()).out).toContain(`${next.url}/launch/`);
  await next.stop();
});

test('a host whose port is taken issues no client: the start that listens does, and prints it', async () => {
  const running = await serve();
  const own = temporaryFolder();
  try {
    const port = Number(new URL(running.url).port);
    const refused = startHeadless({ dataFolder: own, port });
    await expect(refused.listening).rejects.toThrow(HostEnded);
    expect(await refused.ended).toBe(1);
    expect(refused.said()).toContain(`Port ${port} on 127.0.0.1 is taken by another program`);
    expect(refused.said()).not.toContain('client_secret');
    const next = await serve({ dataFolder: own });
    expect(next.client.secret).toMatch(/\S/);
    expect(next.said().indexOf('client_secret')).toBeLessThan(next.said().indexOf('listens on'));
    await next.stop();
  } finally {
    await running.stop();
    rmSync(own, { recursive: true, force: true });
  }
});

test('a window needs no link, and a broken file is as none', async () => {
  const server = {
    url: 'http://127.0.0.1:1',
    pid: 1,
    host: 'electron',
    since: '2027-01-01T00:00:00Z',
  };
  writeFileSync(place, JSON.stringify(server));
  expect((await link()).err).toContain('is open in a window of Quotedesk (process 1)');
  writeFileSync(place, '{"url": 7');
  expect((await link()).err).toContain('Quotedesk is not running on the data');
  rmSync(place);
});
