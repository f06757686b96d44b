import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { quotedesk } from '../../support/command-line/command.ts';
import { startHost } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';

test('without data it says so, and makes none', async () => {
  const folder = join(temporaryFolder(), 'data');
  const { code, out } = await quotedesk(['status', '--data', folder]);
  expect(code).toBe(0);
  expect(out).toContain(`Data     none yet in ${folder}\n`);
  expect(out).toMatch(/^Host {5}does not run \(port /m);
  expect(existsSync(folder)).toBe(false);
});

test('it says where the data and their host are, for people and for programs', async () => {
  const dataFolder = temporaryFolder();
  const host = await startHost({ dataFolder });
  onTestFinished(() => host.close().catch(() => undefined));
  // An option goes before the variable.
  const asked = (env: Record<string, string>, ...more: string[]) =>
    quotedesk(['status', ...more], '', env);
  const { out } = await asked({ QUOTEDESK_DATA: dataFolder });
  expect(out).toContain(`Quotedesk ${manifest.version}, Node.js `);
  expect(out).toMatch(/^Encryption +off$/m);
  expect(out).toMatch(new RegExp(`^Host +runs: the host without a window, ${host.url}, `, 'm'));
  expect(out).toMatch(/^Office +none: it works for itself$/m);
  const elsewhere = { QUOTEDESK_DATA: temporaryFolder() };
  const json = async () => {
    const { out } = await asked(elsewhere, '--data', dataFolder, '--json');
    return JSON.parse(out);
  };
  expect(await json()).toMatchObject({
    version: manifest.version,
    folder: dataFolder,
    data: { encrypted: false, problem: null },
    host: { state: 'runs', url: host.url, pid: process.pid },
    backups: { folder: join(dataFolder, 'backups'), last: null },
    office: null,
  });
  await host.close();
  expect((await json()).host).toBeNull();
});
