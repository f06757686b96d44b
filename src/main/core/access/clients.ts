import { utcText } from '../../../shared/domain/date.ts';
import { fold } from '../../../shared/domain/fold.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { USUAL_PERMISSIONS } from '../../../shared/domain/permission.ts';
import { tidy } from '../../../shared/domain/text/tidy.ts';
import { done, failed, type Result } from '../../../shared/result/result.ts';
import type { Client, IssuedClient, NewClient } from '../../../shared/schemas/people/client.ts';
import type { Context } from '../dispatcher.ts';
import type { ClientStore, Secrets, StoredClient } from './client-store.ts';

/** What the operations on clients and tokens need. */
export interface ClientParts {
  readonly clients: ClientStore;
  readonly secrets: Secrets;
  readonly newClientId: () => string;
  /** The fixed scope string of this installation: `api://<application_id>/<gateway_name>/.default`. */
  readonly scope: string;
}

/**
 * The fewest characters of a secret that was chosen. Guesses are limited, and its hash is slow.
 * Source: NIST SP 800-63B 5.1.1.1.
 */
export const SHORTEST_SECRET = 8;

/** Credentials that were chosen in advance, for the first client. */
export interface ChosenCredentials {
  readonly id: string;
  /** {@link SHORTEST_SECRET} characters or more. */
  readonly secret: string;
}

/** What a client may do, and with which quotes. */
function allowed({
  permissions,
  ownQuotesOnly,
}: Pick<StoredClient, 'permissions' | 'ownQuotesOnly'>) {
  return { permissions: [...permissions], ...(ownQuotesOnly ? { ownQuotesOnly } : {}) };
}

function shown({ id, name, createdAt, revokedAt, ...rights }: StoredClient): Client {
  return {
    client_id: id,
    name,
    ...allowed(rights),
    createdAt: utcText(createdAt),
    revokedAt: revokedAt === null ? null : utcText(revokedAt),
  };
}

/** Issues a client; only this result ever shows its secret. */
export function createClient(parts: ClientParts, chosen?: ChosenCredentials) {
  const { clients, secrets, newClientId, scope } = parts;
  return async (
    wanted: NewClient,
    { now }: Pick<Context, 'now'>,
  ): Promise<Result<IssuedClient>> => {
    if (chosen && [...chosen.secret].length < SHORTEST_SECRET) {
      const short = message('chosenSecretShort', { least: SHORTEST_SECRET });
      return failed({ kind: 'invalid', message: short });
    }
    const id = chosen?.id ?? newClientId();
    const secret = chosen?.secret ?? secrets.random();
    const name = tidy(wanted.name).trim();
    const { permissions = [...USUAL_PERMISSIONS], ownQuotesOnly = false } = wanted;
    const rights = { permissions, ownQuotesOnly };
    const secretHash = await secrets.hash(secret);
    await clients.add({ id, name, secretHash, ...rights, createdAt: now, revokedAt: null });
    return done({ client_id: id, client_secret: secret, scope, name, ...allowed(rights) });
  };
}

/** Issues another client: its name is of no other one that is not revoked, capitals and accents aside. */
export function createNamedClient(parts: ClientParts) {
  const create = createClient(parts);
  return async (wanted: NewClient, context: Context): Promise<Result<IssuedClient>> => {
    const name = fold(tidy(wanted.name).trim());
    const active = (await parts.clients.all()).filter(({ revokedAt }) => revokedAt === null);
    const taken = active.find((client) => fold(client.name) === name);
    if (!taken) return create(wanted, context);
    const { id } = taken;
    return failed({
      kind: 'conflict',
      message: message('clientNameTaken', { id, name: taken.name }),
    });
  };
}

/** Gives a client a new secret, shown only here; the old one and all tokens end. */
export function rotateClient({ clients, secrets, scope }: ClientParts) {
  return async ({ client_id }: { client_id: string }): Promise<Result<IssuedClient>> => {
    const client = await clients.find(client_id);
    if (!client)
      return failed({ kind: 'notFound', message: message('clientNotFound', { id: client_id }) });
    const secret = secrets.random();
    const rotated = await clients.rotate(client_id, await secrets.hash(secret));
    if (!rotated) {
      return failed({ kind: 'conflict', message: message('clientRevoked', { id: client_id }) });
    }
    const { name } = rotated;
    return done({ client_id, client_secret: secret, scope, name, ...allowed(rotated) });
  };
}

/** Lists every client, revoked ones too. */
export function listClients({ clients }: ClientParts) {
  return async (): Promise<Result<{ clients: Client[] }>> =>
    done({ clients: (await clients.all()).map(shown) });
}

/** Revokes a client; its tokens end with it. */
export function revokeClient({ clients }: ClientParts) {
  return async (
    { client_id }: { client_id: string },
    { now }: Context,
  ): Promise<Result<Client>> => {
    const revoked = await clients.revoke(client_id, now);
    return revoked
      ? done(shown(revoked))
      : failed({ kind: 'notFound', message: message('clientNotFound', { id: client_id }) });
  };
}
