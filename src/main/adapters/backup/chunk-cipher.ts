import { createCipheriv, createDecipheriv } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const TAG_BYTES = 16;
const NONCE_BYTES = 12;

/** Bytes: large enough for a fast cipher, small enough for flat memory. */
export const CHUNK = 1024 * 1024;

/** How many bytes the chunk at a place of a database has. */
export const sizeAt = (position: number, bytes: number) => Math.min(CHUNK, bytes - position);

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

/** Where no chunk is: files are shorter. */
const KEY_PLACE = 2 ** 32 - 1;
const KEY_USE = Buffer.from('quotedesk database key');

/** Seals the key of the database in a file, under the key of the file. @param databaseKey hexadecimal */
export function sealDatabaseKey(databaseKey: string, key: Buffer): string {
  const cipher = encryptedChunks(key, KEY_USE);
  return cipher.seal(Buffer.from(databaseKey, 'hex'), KEY_PLACE).toString('base64url');
}

/** @throws Error where it is not what was sealed under this key */
export function openDatabaseKey(sealed: string, key: Buffer): string {
  const cipher = encryptedChunks(key, KEY_USE);
  return cipher.open(Buffer.from(sealed, 'base64url'), KEY_PLACE).toString('hex');
}

/** Encrypts and authenticates each chunk, with its place and the header of its file. @param key 32 bytes */
export function encryptedChunks(key: Buffer, header: Buffer): ChunkCipher {
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
