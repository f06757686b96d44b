import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startHeadless } from '../../support/host/headless.ts';

test('a host that is told to end again while it ends still ends cleanly', {
  tag: '@quick',
}, async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'quotedesk-'));
  const host = startHeadless({ dataFolder });
  const { url } = await host.listening;
  // A request that never comes whole: the host takes a moment to end.
  const silent = connect(Number(new URL(url).port), '127.0.0.1');
  silent.on('error', () => undefined);
  await once(silent, 'connect');
  silent.write('POST /auth/token HTTP/1.1\r\nHost: ');

  const answers = () =>
    fetch(`${url}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
  expect(await answers()).toBe(true);
  const ended = host.end('SIGINT');
  await expect.poll(answers).toBe(false);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) void host.end(signal);
  expect(await ended).toBe(0);
  const log = readFileSync(join(dataFolder, 'logs/quotedesk.log'), 'utf8');
  expect(log.match(/"stopped"/g)).toHaveLength(1);
  silent.destroy();
  rmSync(dataFolder, { recursive: true });
});
