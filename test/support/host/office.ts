import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { createIdentity } from '../../../src/main/adapters/postgres/office-identity.ts';
import { officePool } from '../../../src/main/adapters/postgres/office-pool.ts';
import { postgres, type TestPostgres } from '../postgres.ts';
import { type HostOptions, startHost, type TestHost } from './host.ts';

/** Makes an office in a database of its own. @returns the address of that database */
export async function newOffice(server: TestPostgres): Promise<string> {
  const url = await server.database();
  const pool = officePool(url);
  const identity = { id: randomUUID(), name: 'Byrne Insurances', createdAt: 1 };
  await createIdentity(pool, identity).finally(() => pool.end());
  return url;
}

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
