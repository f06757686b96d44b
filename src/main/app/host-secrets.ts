import { secrets, secretsBy } from '../adapters/node/secrets.ts';
import { slowHash } from '../adapters/node/slow-hash.ts';
import { hashInThread } from './worker/hash-in-thread.ts';

/**
 * Secrets as this process makes and checks them. To see whether a cost is allowed, Electron's BoringSSL
 * calculates a hash, on the thread that asks: there the windows would wait for 0.1 s.
 */
export const hostSecrets =
  process.versions.electron === undefined ? secrets : secretsBy(slowHash(hashInThread));
