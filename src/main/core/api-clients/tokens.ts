import {
  done,
  type Fault,
  failed,
  type Result,
  rateLimited,
} from '../../../shared/contract/result.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import type { Token, TokenRequest } from '../../../shared/schemas/people/token.ts';
import type { Caller, Context } from '../dispatcher.ts';
import { MINUTE, slidingWindow } from '../rate-limits/sliding-window.ts';
import type { ClientParts } from './clients.ts';
import { secretVerifier } from './verify-secret.ts';

/** Lifetime of an access token in seconds; the specification's sample says 3599. */
const LIFETIME = 3599;

type Required = { readonly [K in keyof TokenRequest]-?: string };

function complete(request: TokenRequest): Result<Required> {
  const { client_id, client_secret, scope, grant_type } = request;
  const wanted = { grant_type, client_id, client_secret, scope };
  const absent = Object.entries(wanted).find(([, value]) => !value);
  if (absent || !grant_type || !client_id || !client_secret || !scope) {
    const missing = message('tokenFieldMissing', { name: absent?.[0] ?? '' });
    return failed({ kind: 'oauth', error: 'invalid_request', message: missing });
  }
  return done({ grant_type, client_id, client_secret, scope });
}

function refused({ grant_type, scope }: Required, expected: string): Fault | undefined {
  if (grant_type !== 'client_credentials') {
    return { kind: 'oauth', error: 'unsupported_grant_type', message: message('grantType') };
  }
  if (scope !== expected) {
    const wanted = message('scope', { scope: expected });
    return { kind: 'oauth', error: 'invalid_scope', message: wanted };
  }
  return undefined;
}

/** What exchanging credentials needs besides the clients. */
export interface TokenParts extends ClientParts {
  /** How many tokens a client gets in any 60 seconds. */
  readonly tokensPerMinute: number;
}

/** Exchanges credentials for a token; an unknown client and a wrong secret look alike. RFC 6749 4.4. */
export function issueToken({ clients, secrets, scope, tokensPerMinute }: TokenParts) {
  const verify = secretVerifier(secrets);
  const issued = slidingWindow({ most: tokensPerMinute, span: MINUTE });
  return async (request: TokenRequest, { now }: Context): Promise<Result<Token>> => {
    const asked = complete(request);
    if (!asked.ok) return asked;
    const { client_id: id, client_secret: secret } = asked.value;
    const client = await clients.find(id);
    const active = client && client.revokedAt === null ? client : undefined;
    const verified = await verify({ id, secret, hash: active?.secretHash, now });
    if (!verified.ok) return verified;
    if (!verified.value || !active) {
      return failed({ kind: 'badCredentials', message: message('credentials') });
    }
    const fault = refused(asked.value, scope);
    if (fault) return failed(fault);
    const taken = issued.take(active.id, now);
    if (!taken.isAllowed) return failed(rateLimited(taken.seconds));
    const token = secrets.random();
    const expiresAt = now + LIFETIME * 1000;
    await clients.addToken({ digest: secrets.digest(token), clientId: active.id, expiresAt }, now);
    return done({ access_token: token, token_type: 'Bearer', expires_in: LIFETIME });
  };
}

/** Finds the caller of a bearer token. */
export type Authenticate = (token: string, now: number) => Promise<Caller | undefined>;

/** Identifies callers by their tokens. */
export function authenticate({ clients, secrets }: ClientParts): Authenticate {
  return async (token, now) => {
    const holder = await clients.holder(secrets.digest(token));
    if (!holder || holder.expiresAt <= now) return undefined;
    const { clientId: id, permissions, ownQuotesOnly } = holder;
    return { kind: 'client', id, permissions, ownQuotesOnly };
  };
}
