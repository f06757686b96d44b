import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { version } from '../../../../package.json' with { type: 'json' };
import type { IssuedClient } from '../../../shared/schemas/client.ts';

/** The options that every host takes from its environment variables and its own place. */
export function environmentOptions() {
  const { QUOTEDESK_CLIENT_ID: id, QUOTEDESK_CLIENT_SECRET: secret } = process.env;
  const documentsUrl = process.env.QUOTEDESK_DOCUMENTS_URL?.replace(/\/+$/, '');
  return {
    version,
    resourcesFolder: resourcesFolder(),
    ...(documentsUrl ? { documentsUrl } : {}),
    ...(id && secret ? { firstClient: { id, secret } } : {}),
  };
}

/** The resources next to the built code, wherever that was installed. */
function resourcesFolder(): string {
  // Built code may stand in a chunk, one folder further down.
  const places = ['../../resources', '../../../resources'].map((up) =>
    join(import.meta.dirname, up),
  );
  const found = places.find((place) => existsSync(place));
  if (found === undefined) throw new Error(`No resources at ${places.join(' or ')}`);
  return found;
}

/** Prints the first client's credentials, once, for whoever started the host. */
export function printFirstClient(client: IssuedClient | undefined): void {
  if (!client) return;
  console.log('A first API client was issued. Its secret is not shown again:');
  console.log(`  client_id:     ${client.client_id}`);
  console.log(`  client_secret: ${client.client_secret}`);
  console.log(`  scope:         ${client.scope}`);
}
