import {
  createCipheriv,
  createDecipheriv,
  createHash,
  randomBytes,
  type ScryptOptions,
  scrypt,
} from 'node:crypto';
import { promisify } from 'node:util';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const TAG_BYTES = 16;
const NONCE_BYTES = 12;

/** A passphrase is weaker than a random key: 128 MiB for each guess. Source: RFC 7914, OWASP. */
const SLOW = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 } as const;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** The key of one backup. */
export interface BackupKey {
  readonly key: Buffer;
  /** Base64url; the same for the same passphrase and salt, and says nothing of the key. */
  readonly check: string;
}

/** A new salt, base64url: no two backups have one key. */
export const newSalt = (): string => randomBytes(16).toString('base64url');

/** The key that a passphrase gives with a salt. */
export async function deriveKey(passphrase: string, salt: string): Promise<BackupKey> {
  const bytes = await derive(
    passphrase.normalize('NFC'),
    Buffer.from(salt, 'base64url'),
    2 * KEY_BYTES,
    SLOW,
  );
  const check = createHash('sha256').update(bytes.subarray(KEY_BYTES)).digest('base64url');
  return { key: bytes.subarray(0, KEY_BYTES), check };
}

/** Writes or reads the chunks of a file, in order. */
export interface ChunkCipher {
  /** How many bytes a chunk grows by. */
  readonly overhead: number;
  readonly seal: (chunk: Buffer, index: number) => Buffer;
  /** @throws Error where the chunk is not what was sealed in this place of this file */
  readonly open: (sealed: Buffer, index: number) => Buffer;
}

/** Leaves chunks as they are. */
export const plainChunks: ChunkCipher = {
  overhead: 0,
  seal: (chunk) => chunk,
  open: (chunk) => chunk,
};

/** A key is used for one file, so that the place of a chunk is nonce enough. */
function nonceOf(index: number): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUInt32BE(index, NONCE_BYTES - Uint32Array.BYTES_PER_ELEMENT);
  return nonce;
}

/** Encrypts and authenticates each chunk, with its place and the header of its file. */
export function encryptedChunks({ key }: BackupKey, header: Buffer): ChunkCipher {
  return {
    overhead: TAG_BYTES,
    seal: (chunk, index) => {
      const cipher = createCipheriv(CIPHER, key, nonceOf(index)).setAAD(header);
      return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
    },
    open: (sealed, index) => {
      const end = sealed.length - TAG_BYTES;
      const decipher = createDecipheriv(CIPHER, key, nonceOf(index), {
        authTagLength: TAG_BYTES,
      }).setAAD(header);
      decipher.setAuthTag(sealed.subarray(end));
      return Buffer.concat([decipher.update(sealed.subarray(0, end)), decipher.final()]);
    },
  };
}
