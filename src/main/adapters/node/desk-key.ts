import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';

/** What stands before the 32 bytes of an Ed25519 private key in PKCS #8. RFC 8410. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

/** A key by which a desk proves who it is: 32 secret bytes, and its public key in base 64. */
export function newDeskKey(): { readonly secret: Buffer; readonly publicKey: string } {
  const { d = '', x = '' } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  const [secret, publicKey] = [Buffer.from(d, 'base64url'), Buffer.from(x, 'base64url')];
  return { secret, publicKey: publicKey.toString('base64') };
}

/** Signs by such a key. @returns a function that gives the Ed25519 signature of a text, base 64 */
export function deskSigner(secret: Buffer): (text: string) => string {
  const der = Buffer.concat([PKCS8_HEAD, secret]);
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  return (text) => sign(null, Buffer.from(text), key).toString('base64');
}
