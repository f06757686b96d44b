import type { Permission } from '../../../shared/domain/permission.ts';

/** A client of the API as stored; its secret only as a hash. Times in epoch milliseconds. */
export interface StoredClient {
  readonly id: string;
  readonly name: string;
  /** From {@link Secrets.hash}. */
  readonly secretHash: string;
  readonly permissions: readonly Permission[];
  /** Whether it reaches only the quotes that it submitted. */
  readonly ownQuotesOnly: boolean;
  readonly createdAt: number;
  readonly revokedAt: number | null;
}

/** An access token as stored: only its digest. */
export interface StoredToken {
  readonly digest: string;
  readonly clientId: string;
  readonly expiresAt: number;
}

/** The client of a valid token. */
export interface TokenHolder {
  readonly clientId: string;
  readonly permissions: ReadonlySet<Permission>;
  readonly ownQuotesOnly: boolean;
  readonly expiresAt: number;
}

/** The store of clients and their tokens. */
export interface ClientStore {
  readonly add: (client: StoredClient) => Promise<void>;
  readonly find: (id: string) => Promise<StoredClient | undefined>;
  readonly all: () => Promise<readonly StoredClient[]>;
  /** Revokes the client and drops its tokens, together; undefined where there is no such client. */
  readonly revoke: (id: string, at: number) => Promise<StoredClient | undefined>;
  /** Gives a client that is not revoked a new secret and drops its tokens, together. */
  readonly rotate: (id: string, secretHash: string) => Promise<StoredClient | undefined>;
  /** Keeps a token and drops those that had expired by `now`. */
  readonly addToken: (token: StoredToken, now: number) => Promise<void>;
  /** The holder of a token of a client that is not revoked. */
  readonly holder: (digest: string) => Promise<TokenHolder | undefined>;
}

/** Secrets and their hashes: the cryptography that clients and tokens need. */
export interface Secrets {
  /** 32 random bytes, base64url. */
  readonly random: () => string;
  /**
   * A slow, salted hash, for a client's secret; with a fast digest of one that has the form of those from
   * {@link Secrets.random}.
   */
  readonly hash: (secret: string) => Promise<string>;
  /** Compares in constant time; false for an undefined hash after the same work. */
  readonly matches: (secret: string, hash: string | undefined) => Promise<boolean>;
  /** Whether no more slow hashes may wait for their turn. */
  readonly isBusy: () => boolean;
  /** Whether a stored hash has a fast digest, and the secret is right by it. */
  readonly knows: (secret: string, hash: string) => boolean;
  /** A digest that only this process can make, and that is never stored. */
  readonly mark: (text: string) => string;
  /** A fast digest, for tokens, which are random already. */
  readonly digest: (token: string) => string;
}
