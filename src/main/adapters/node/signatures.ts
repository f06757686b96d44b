import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hash,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import type { BookSignature } from '../../../shared/schemas/rate-books/kept-table.ts';
import type { Signatures } from '../../core/rate-books/lifecycle/publisher.ts';

/** What stands before the 32 bytes of an Ed25519 key in its SPKI form. RFC 8410. */
const SPKI_HEAD = Buffer.from('302a300506032b6570032100', 'hex');

function rawPublicKey(key: KeyObject): string {
  const spki = createPublicKey(key).export({ format: 'der', type: 'spki' });
  return spki.subarray(SPKI_HEAD.length).toString('base64');
}

/** Ed25519 by Node's crypto. */
export const signatures: Signatures = {
  isValid: ({ publicKey, value }, text) => {
    const der = Buffer.concat([SPKI_HEAD, Buffer.from(publicKey, 'base64')]);
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
    return verify(null, Buffer.from(text), key, Buffer.from(value, 'base64'));
  },
  fingerprint: (publicKey) => {
    const digest = hash('sha256', Buffer.from(publicKey, 'base64'), 'base64');
    return `SHA256:${digest.replace(/=+$/, '')}`;
  },
};

/** Makes a key that signs rate books. @returns the private key, PKCS #8 in PEM, and its public key */
export function makeSigningKey(): { readonly privateKey: string; readonly publicKey: string } {
  const { privateKey } = generateKeyPairSync('ed25519');
  return {
    privateKey: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    publicKey: rawPublicKey(privateKey),
  };
}

/**
 * Signs a text.
 * @param privateKey an Ed25519 key, PKCS #8 in PEM
 * @returns undefined where it is no such key
 */
export function signText(privateKey: string, text: string): BookSignature | undefined {
  let key: KeyObject;
  try {
    key = createPrivateKey(privateKey);
  } catch {
    return undefined;
  }
  if (key.asymmetricKeyType !== 'ed25519') return undefined;
  const value = sign(null, Buffer.from(text), key).toString('base64');
  return { algorithm: 'Ed25519', publicKey: rawPublicKey(key), value };
}
