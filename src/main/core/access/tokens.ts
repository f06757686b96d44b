import { message } from '../../../shared/domain/messages/message.ts';
import {
  done,
  type Fault,
  failed,
  type Result,
  rateLimited,
} from '../../../shared/result/result.ts';
import type { Token, TokenRequest } from '../../../shared/schemas/people/token.ts';
import type { Caller, Context } from '../dispatcher.ts';
import type { Secrets } from './client-store.ts';
import type { ClientParts } from './clients.ts';
import { MINUTE, type SharedWindow, slidingWindow } from './sliding-window.ts';

/** Attempts with one client id that may fail in any 60 seconds. */
export const FAILURES_OF_ONE = 10;

/** Attempts that may fail in any 60 seconds, whatever their ids. It bounds the ids that are kept, too. */
export const FAILURES_OF_ALL = 30;

/** How many clients are remembered by the secret that they came with. */
const MOST_REMEMBERED = 1000;

/** Seconds after which a queue of hashes has moved on. */
const QUEUE_MOVES = 1;

interface Attempt {
  readonly id: string;
  readonly secret: string;
  /** The stored hash; undefined for a client that is not there. */
  readonly hash: string | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Says whether a secret is right, or that there were too many wrong ones. */
type VerifySecret = (attempt: Attempt) => Promise<Result<boolean>>;

/**
 * Verifies secrets so that wrong ones use up neither the host nor anybody else's tries. An attempt
 * counts before it is hashed, and no longer once it has proved right.
 *
 * A client must not be locked out by others who guess with its id. So two kinds of right secrets pass
 * with no slow hash and outside all limits: a secret made here, which has 256 random bits and so needs
 * none; and one that has proved right since the host started, by a keyed digest in memory. Everything
 * else takes the same slow hash, so that an unknown client and a wrong secret take the same time.
 */
function secretVerifier(secrets: Secrets): VerifySecret {
  const ofOne = slidingWindow({ most: FAILURES_OF_ONE, span: MINUTE });
  const ofAll = slidingWindow({ most: FAILURES_OF_ALL, span: MINUTE });
  /** The marks of hash and secret that have proved right, by client. */
  const proved = new Map<string, string>();

  const isKnown = ({ id, secret, hash }: Attempt) =>
    hash !== undefined &&
    (secrets.knows(secret, hash) || proved.get(id) === secrets.mark(`${hash} ${secret}`));

  function remember({ id, secret, hash }: Attempt): void {
    if (proved.size >= MOST_REMEMBERED) proved.clear();
    proved.set(id, secrets.mark(`${hash} ${secret}`));
  }

  /** Counts an attempt; answers how to take it back, or the seconds to wait. */
  function count({ id, now }: Attempt): (() => void) | number {
    const one = ofOne.take(id, now);
    if (!one.isAllowed) return one.seconds;
    const all = ofAll.take('', now);
    if (!all.isAllowed) {
      ofOne.giveBack(id, now);
      return all.seconds;
    }
    return () => {
      ofOne.giveBack(id, now);
      ofAll.giveBack('', now);
    };
  }

  return async (attempt) => {
    if (isKnown(attempt)) return done(true);
    if (secrets.isBusy()) return failed(rateLimited(QUEUE_MOVES));
    const takeBack = count(attempt);
    if (typeof takeBack === 'number') return failed(rateLimited(takeBack));
    const isRight = await secrets.matches(attempt.secret, attempt.hash);
    if (!isRight) return done(false);
    takeBack();
    remember(attempt);
    return done(true);
  };
}

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
  /** Counts the tokens that each client gets. */
  readonly takeToken: SharedWindow;
}

/** Exchanges credentials for a token; an unknown client and a wrong secret look alike. RFC 6749 4.4. */
export function issueToken({ clients, secrets, scope, takeToken }: TokenParts) {
  const verify = secretVerifier(secrets);
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
    const taken = await takeToken(active.id);
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
