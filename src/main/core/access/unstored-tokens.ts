import type { DataGuard } from '../data-state/data-guard.ts';
import type { ClientStore, StoredToken } from './client-store.ts';

/** How many tokens are kept in memory; past it, the oldest ends early. */
const MOST = 1000;

interface UnstoredToken extends StoredToken {
  /** Of the client when it got the token: with another secret, the token has ended. */
  readonly secretHash: string;
}

/** Tokens in memory by their digests. */
export type UnstoredTokens = Map<string, UnstoredToken>;

/**
 * Keeps a token that can't be stored in memory, so that callers get their prices while nothing can
 * be written. Such a token ends with the host at the latest.
 * @param unstored where they are kept
 */
export function keepUnstoredTokens(
  store: ClientStore,
  data: DataGuard,
  unstored: UnstoredTokens,
): ClientStore {
  async function keep(token: StoredToken, now: number): Promise<void> {
    for (const { digest, expiresAt } of unstored.values()) {
      if (expiresAt <= now) unstored.delete(digest);
    }
    const [oldest] = unstored.keys();
    if (unstored.size >= MOST && oldest !== undefined) unstored.delete(oldest);
    const client = await store.find(token.clientId);
    if (client) unstored.set(token.digest, { ...token, secretHash: client.secretHash });
  }

  return {
    ...store,
    addToken: async (token, now) => {
      if (data.refusal('changes')) return keep(token, now);
      try {
        await store.addToken(token, now);
      } catch (error) {
        if (!data.faultOf(error)) throw error;
        await keep(token, now);
      }
    },
    holder: async (digest) => {
      const stored = await store.holder(digest);
      const token = unstored.get(digest);
      if (stored || !token) return stored;
      const client = await store.find(token.clientId);
      const isValid = client?.revokedAt === null && client.secretHash === token.secretHash;
      if (!isValid) return undefined;
      const { clientId, expiresAt } = token;
      const { permissions, ownQuotesOnly } = client;
      return { clientId, permissions: new Set(permissions), ownQuotesOnly, expiresAt };
    },
  };
}
