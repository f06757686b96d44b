/** @module-tag thorough */
import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ask, refusal } from '../../support/host/ask.ts';
import { startHost, type TestHost } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { AT, expectFault, GOOD_PRICE, MINIMAL_XML } from '../../support/host/requests.ts';

/** Bytes of the small drive. */
const SIZE = '16m';

const mount = (...options: string[]) =>
  execFileSync('mount', ['-o', ...options], { stdio: 'ignore' });

function unmount(folder: string): void {
  execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' });
}

/** Whether this system lets the tests have a drive of their own. */
function canMount(): boolean {
  const folder = temporaryFolder();
  try {
    mount(`size=${SIZE}`, '-t', 'tmpfs', 'tmpfs', folder);
    unmount(folder);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

let folder: string;
let host: TestHost | undefined;
let client: TestHost['client'];
let quoteId: string;

const start = async () => {
  host = await startHost({ dataFolder: folder });
  return host;
};
const stop = async () => {
  await host?.close();
  host = undefined;
};

/** Writes until there is no room left. */
function fillDrive(): void {
  const file = openSync(join(folder, 'filler'), 'w');
  try {
    for (const size of [65_536, 1]) {
      try {
        for (;;) writeSync(file, Buffer.alloc(size));
      } catch {
        // Full for pieces of this size.
      }
    }
  } finally {
    closeSync(file);
  }
}

const CAUSES = {
  'a full drive': {
    begin: fillDrive,
    end: () => rmSync(join(folder, 'filler')),
    said: /no room left on the drive of the data folder/,
  },
  'a read-only drive': {
    begin: () => mount('remount,ro', folder),
    end: () => mount('remount,rw', folder),
    said: /data folder .+ could not be written/,
  },
} as const;

describe.skipIf(!canMount())('a host that starts on', () => {
  beforeEach(async () => {
    folder = temporaryFolder();
    mount(`size=${SIZE}`, '-t', 'tmpfs', 'tmpfs', folder);
    const first = await start();
    ({ client } = first);
    quoteId = (await first.sendXml(MINIMAL_XML)).body.quoteId;
    await stop();
  });
  afterEach(async () => {
    await stop();
    unmount(folder);
  });

  test.each(Object.entries(CAUSES))(
    '%s only reads, says why, and takes changes after the next start',
    async (_, { begin, end, said }) => {
      begin();
      const on = await start();
      expect(on.app.problem).toMatch(said);
      const ready = await on.send('/health/ready', { token: null });
      expect(ready).toMatchObject({ status: 503, body: { problem: 'unwritable' } });
      expect(ready.body.message).toMatch(said);
      expect(ready.body.message).toContain(folder);
      expect(ready.body.message).toMatch(/Then start Quotedesk again\.$/);
      const token = await on.token(client);
      expectFault(await on.sendXml(MINIMAL_XML, { token }), 503);
      expect((await refusal(on.app, 'saveSettings', {})).message).toMatch(said);
      expect((await on.send(AT.quote(quoteId), { token })).body.quoteId).toBe(quoteId);
      expect((await on.send(AT.price, { token, body: GOOD_PRICE })).status).toBe(200);
      expect((await ask(on.app, 'listQuotes', {})).quotes).toHaveLength(1);
      expect((await ask(on.app, 'dataVersion', {})).problem?.kind).toBe('unwritable');
      expect(await refusal(on.app, 'replayQuotes', {})).toMatchObject({ problem: 'unwritable' });

      end();
      await stop();
      const again = await start();
      expect((await again.send('/health/ready', { token: null })).status).toBe(200);
      expect((await ask(again.app, 'dataVersion', {})).problem).toBeNull();
      const newToken = await again.token(client);
      expect((await again.sendXml(MINIMAL_XML, { token: newToken })).status).toBe(200);
      expect((await ask(again.app, 'replayQuotes', {})).replayed).toBe(2);
      expect((await ask(again.app, 'listQuotes', {})).quotes).toHaveLength(2);
    },
  );

  test.each(Object.entries(CAUSES))(
    '%s without any data ends with one sentence',
    async (_, { begin, said }) => {
      const missing = join(folder, 'data');
      begin();
      const failure = startHost({ dataFolder: missing });
      await expect(failure).rejects.toThrow(said);
      await expect(failure).rejects.toThrow(/ Then start Quotedesk again\.$/);
    },
  );
});
