import { randomBytes, randomUUID, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../../../src/main/adapters/node/hash.ts';
import { officeDesks } from '../../../src/main/adapters/postgres/office-desks.ts';
import { createIdentity } from '../../../src/main/adapters/postgres/office-identity.ts';
import { officePool } from '../../../src/main/adapters/postgres/office-pool.ts';
import { newCode } from '../../../src/main/core/office/joining-code.ts';
import type { TestPostgres } from '../postgres.ts';
import { startHost, type TestHost } from './host.ts';

/** Makes an office in a database of its own. @returns the address of that database */
export async function newOffice(server: TestPostgres): Promise<string> {
  const url = await server.database();
  const pool = officePool(url);
  const identity = { id: randomUUID(), name: 'Byrne Insurances', createdAt: 1 };
  await createIdentity(pool, identity).finally(() => pool.end());
  return url;
}

const TLS = join(import.meta.dirname, '../../fixtures/tls');

/** A certificate of no authority, and its key. */
export const OWN_CERTIFICATE = { cert: join(TLS, 'certificate.pem'), key: join(TLS, 'key.pem') };

/** SHA-256 of that certificate. */
export const certificateDigest = (): Buffer =>
  Buffer.from(sha256(new X509Certificate(readFileSync(OWN_CERTIFICATE.cert)).raw), 'hex');

/** Makes a code by which a desk can join, as an administrator does. @param lives milliseconds */
export async function joiningCode(
  databaseUrl: string,
  digest = certificateDigest(),
  lives = 60_000,
): Promise<string> {
  const made = newCode(randomBytes(8), digest);
  const pool = officePool(databaseUrl);
  const keep = officeDesks(pool).addCode(sha256(made.secret), Date.now() + lives);
  await keep.finally(() => pool.end());
  return made.text;
}

/** A host that desks reach. @param port that it keeps from one start to the next */
export const startOfficeSite = (databaseUrl: string, port: number): Promise<TestHost> =>
  startHost({
    databaseUrl,
    port,
    site: {
      address: '127.0.0.1',
      url: `https://127.0.0.1:${port}`,
      tls: OWN_CERTIFICATE,
      proxies: [],
    },
  });
