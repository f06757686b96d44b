import { existsSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '../../../package.json' with { type: 'json' };
import type { IssuedClient } from '../../shared/schemas/people/client.ts';
import { hostKeyHolder } from '../adapters/node/keys/key-holders.ts';

/** The options that every host takes from its environment variables and its own place. */
export function environmentOptions() {
  const { QUOTEDESK_CLIENT_ID: id, QUOTEDESK_CLIENT_SECRET: secret } = process.env;
  const documentsUrl = process.env.QUOTEDESK_DOCUMENTS_URL?.replace(/\/+$/, '');
  return {
    version: manifest.version,
    resourcesFolder: resourcesFolder(),
    keyHolders: [hostKeyHolder()],
    ...(documentsUrl ? { documentsUrl } : {}),
    ...(id && secret ? { firstClient: { id, secret } } : {}),
  };
}

/** The database of the office that a host or a command is to work in; undefined where it works for itself. */
export const databaseOfEnvironment = (): string | undefined =>
  process.env.QUOTEDESK_DATABASE_URL || undefined;

/** The resources next to the code, wherever that is. */
function resourcesFolder(): string {
  // Built code may be in a chunk, one folder further down; the source is this file.
  const places = ['../..', '../../..'].map((up) => join(import.meta.dirname, up, 'resources'));
  const found = places.find((place) => existsSync(place));
  if (found === undefined) throw new Error(`No resources at ${places.join(' or ')}`);
  return found;
}

/** Prints the first client's credentials, once, for anyone who started the host. */
export function printFirstClient(client: IssuedClient | undefined): void {
  if (!client) return;
  console.log('A first API client was issued. Its secret is not shown again:');
  console.log(`  client_id:     ${client.client_id}`);
  console.log(`  client_secret: ${client.client_secret}`);
  console.log(`  scope:         ${client.scope}`);
}
