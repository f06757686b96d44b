import { rmSync } from 'node:fs';
import { afterEach, vi } from 'vitest';
import { ask } from '../host/ask.ts';
import { type HostOptions, startHost, type TestHost } from '../host/host.ts';
import { temporaryFolder } from '../host/prepared-folders.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/** Midday in Ireland: when the hosts of `backupTests` start. */
export const NOON = Date.UTC(2026, 10, 24, 12);
export const PASSPHRASE = 'twelve and more';

/** The kinds of backups in a list, in its order. */
export const kinds = ({ backups }: { backups: readonly { kind: string }[] }) =>
  backups.map(({ kind }) => kind);

/** Hosts and folders for the tests of a file about backups: each test's end takes its own away. */
export function backupTests() {
  // Each backup is opened and checked as a whole: a busy machine needs long.
  vi.setConfig({ testTimeout: 300_000 });
  const folders: string[] = [];
  const hosts: TestHost[] = [];
  afterEach(async () => {
    for (const host of hosts.splice(0)) await host.close();
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });
  const newFolder = () => {
    const folder = temporaryFolder();
    folders.push(folder);
    return folder;
  };
  const start = async (options: Omit<HostOptions, 'clock'> = {}) => {
    const clock = { now: NOON };
    const host = await startHost({ dataFolder: newFolder(), clock, ...options });
    hosts.push(host);
    return { host, clock, list: () => ask(host.app, 'listBackups', {}) };
  };
  return { newFolder, start, closeLast: () => hosts.pop()?.close() };
}
