import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { openFeed } from '../../../../../src/main/hosts/electron/updates/updater.ts';
import { temporaryFolder } from '../../../../support/host/prepared-folders.ts';

let folder: string;
beforeAll(() => {
  folder = temporaryFolder();
  writeFileSync(join(folder, 'latest-linux.yml'), 'version: 0.2.0\n');
});

test('a folder is read over the loopback, by the person who knows its path, while it is open', async () => {
  const { url, close } = await openFeed(folder);
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/[\w-]{43}\/$/);
  const file = await fetch(`${url}latest-linux.yml?noCache=1`);
  expect(await file.text()).toBe('version: 0.2.0\n');
  const others = [
    new URL('/latest-linux.yml', url),
    `${url}..%2f..%2fetc%2fpasswd`,
    `${url}.hidden`,
    `${url}absent.yml`,
    `${url}sub/latest-linux.yml`,
    url,
  ];
  for (const other of others) expect((await fetch(other)).status, `${other}`).toBe(404);
  // A part of a character ends nothing.
  expect((await fetch(new URL('/%', url))).status).toBe(400);
  expect((await fetch(`${url}%E0%A4%A`)).status).toBe(400);
  const posted = await fetch(`${url}latest-linux.yml`, { method: 'POST' });
  expect(posted.status).toBe(404);
  await close();
  await expect(fetch(`${url}latest-linux.yml`)).rejects.toThrow();
});

test('an address stays what it is', async () => {
  const { url } = await openFeed('https://example.com/quotedesk');
  expect(url).toBe('https://example.com/quotedesk/');
});
