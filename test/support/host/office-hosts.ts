import { afterAll, beforeAll } from 'vitest';
import { postgres } from '../postgres.ts';
import { type HostOptions, startHost, type TestHost } from './host.ts';
import { newOffice } from './office.ts';

/** Hosts of one office, all of which the tests of a file share; the first one issued the first client. */
export async function officeHosts(count: number, options: HostOptions = {}) {
  const server = await postgres();
  const hosts: TestHost[] = [];
  let url = '';
  beforeAll(async () => {
    if (!server) return;
    url = await newOffice(server);
    for (let i = 0; i < count; i += 1) {
      hosts.push(await startHost({ ...options, databaseUrl: url }));
    }
  });
  afterAll(async () => {
    for (const host of hosts) await host.close();
    await server?.stop();
  });
  return {
    server,
    url: () => url,
    /** A host by its number, from 0: after the last comes the first. */
    host: (index: number) => hosts[index % count] as TestHost,
  };
}
