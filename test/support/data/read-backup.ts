/**
 * Reads a backup by docs/backup-format.md alone: it shares nothing with the program that writes them.
 */
import {
  createDecipheriv,
  createHash,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  hkdfSync,
  scryptSync,
} from 'node:crypto';
import { readFileSync } from 'node:fs';

const CHUNK = 1_048_576;
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const hkdf = (secret: Buffer, salt: Buffer, info: string, bytes = 32) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
const bytesOf = (text: string) => Buffer.from(text, 'base64url');
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

function decrypt(sealed: Buffer, key: Buffer, nonce: Buffer, additional?: Buffer): Buffer {
  const cipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: 16 });
  if (additional) cipher.setAAD(additional);
  cipher.setAuthTag(sealed.subarray(-16));
  return Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
}

function nonceOf(chunk: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(chunk, 8);
  return nonce;
}

function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)]).join('');
}

function secretOf(recoveryKey: string): Buffer {
  const letters = recoveryKey
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  const bits = [...letters.slice(0, 32)]
    .map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  if (base32(sha256(secret).subarray(0, 5)).slice(0, 4) !== letters.slice(32)) {
    throw new Error('a recovery key that was mistyped');
  }
  return secret;
}

interface Encryption {
  readonly keyDerivation: string;
  readonly salt: string;
  readonly publicKey: string;
  readonly ephemeralKey: string;
  readonly dataKey: {
    readonly check: string;
    readonly sealed: readonly { readonly holder: string; readonly text: string }[];
  };
}

function keyByPassphrase(encryption: Encryption, passphrase: string): Buffer {
  const { salt, publicKey, ephemeralKey } = encryption;
  const cost = { N: 131_072, r: 8, p: 1, maxmem: 2 ** 28 };
  const seed = scryptSync(passphrase.normalize('NFC'), bytesOf(salt), 32, cost);
  const pkcs8 = Buffer.concat([Buffer.from('302e020100300506032b656e04220420', 'hex'), seed]);
  const privateKey = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' });
  if (createPublicKey(privateKey).export({ format: 'jwk' }).x !== publicKey) {
    throw new Error('another passphrase');
  }
  const other = createPublicKey({
    format: 'jwk',
    key: { kty: 'OKP', crv: 'X25519', x: ephemeralKey },
  });
  const shared = diffieHellman({ privateKey, publicKey: other });
  return hkdf(shared, Buffer.from(`${publicKey}.${ephemeralKey}`), 'quotedesk backup');
}

function keyByRecoveryKey({ salt, dataKey }: Encryption, recoveryKey: string): Buffer {
  const text = dataKey.sealed.find(({ holder }) => holder === 'recovery')?.text ?? '';
  const sealed = bytesOf(text);
  const use = 'quotedesk data key for recovery';
  const key = hkdf(secretOf(recoveryKey), sealed.subarray(0, 16), use);
  const opened = decrypt(sealed.subarray(28), key, sealed.subarray(16, 28));
  const check = hkdf(opened, Buffer.alloc(0), 'quotedesk data key check', 16);
  if (!check.equals(bytesOf(dataKey.check))) throw new Error('the key of other data');
  return hkdf(opened, bytesOf(salt), 'quotedesk backup');
}

/** Opens a backup. @param secret its passphrase, or the recovery key of its data */
export function readBackup(file: string, secret: string) {
  const content = readFileSync(file);
  if (content.toString('latin1', 0, 19) !== 'QUOTEDESK BACKUP 1\n') throw new Error('no backup');
  const start = 23 + content.readUInt32BE(19);
  const json = content.subarray(23, start);
  const digest = content.subarray(start, start + 32);
  if (!digest.equals(sha256(json))) throw new Error('a damaged header');
  const manifest = JSON.parse(json.toString('utf8'));
  const { database, encryption, databaseKey } = manifest;
  const key =
    encryption &&
    (encryption.keyDerivation === 'data-key'
      ? keyByRecoveryKey(encryption, secret)
      : keyByPassphrase(encryption, secret));
  const chunks: Buffer[] = [];
  const size = CHUNK + (key ? 16 : 0);
  for (let place = start + 32; place < content.length; place += size) {
    const chunk = content.subarray(place, place + size);
    chunks.push(key ? decrypt(chunk, key, nonceOf(chunks.length), digest) : chunk);
  }
  const bytes = Buffer.concat(chunks);
  if (bytes.length !== database.bytes || sha256(bytes).toString('hex') !== database.sha256) {
    throw new Error('another database');
  }
  const use = Buffer.from('quotedesk database key');
  return {
    manifest,
    database: bytes,
    databaseKey: databaseKey && decrypt(bytesOf(databaseKey), key, nonceOf(2 ** 32 - 1), use),
  };
}
