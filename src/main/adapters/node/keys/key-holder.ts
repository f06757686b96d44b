import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { KeyHolderName } from '../../../../shared/schemas/data/data-keys.ts';

/** Seals a data key so that only the same holder opens it again. */
export interface KeyHolder {
  readonly holder: KeyHolderName;
  /** @param dataKey 32 bytes */
  readonly seal: (dataKey: Buffer) => string;
  /**
   * @returns undefined where this holder did not seal it
   * @throws Error for people where the holder's own secret is not usable
   */
  readonly open: (text: string) => Buffer | undefined;
  /** Where its secret is looked for: a file, or a variable. Absent where no such place can be named. */
  readonly place?: () => string;
}

const CIPHER = 'aes-256-gcm';
const SIZES = { salt: 16, nonce: 12, tag: 16, key: 32 } as const;

/** Bound to its use: one secret in two roles gives two keys. RFC 5869. */
function sealingKey(secret: Buffer, salt: Buffer, holder: KeyHolderName): Buffer {
  const use = `quotedesk data key for ${holder}`;
  return Buffer.from(hkdfSync('sha256', secret, salt, use, SIZES.key));
}

/** A holder by a random secret. @param secret asked for when it is first needed */
export function secretHolder(holder: KeyHolderName, secret: () => Buffer | undefined): KeyHolder {
  return {
    holder,
    seal: (dataKey) => {
      const own = secret();
      if (own === undefined) throw new Error('There is no key to seal with');
      const [salt, nonce] = [randomBytes(SIZES.salt), randomBytes(SIZES.nonce)];
      const cipher = createCipheriv(CIPHER, sealingKey(own, salt, holder), nonce);
      const parts = [salt, nonce, cipher.update(dataKey), cipher.final(), cipher.getAuthTag()];
      return Buffer.concat(parts).toString('base64url');
    },
    open: (text) => {
      const own = secret();
      if (own === undefined) return undefined;
      const bytes = Buffer.from(text, 'base64url');
      const afterNonce = SIZES.salt + SIZES.nonce;
      const salt = bytes.subarray(0, SIZES.salt);
      const nonce = bytes.subarray(SIZES.salt, afterNonce);
      try {
        const key = sealingKey(own, salt, holder);
        const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: SIZES.tag });
        decipher.setAuthTag(bytes.subarray(-SIZES.tag));
        const sealed = bytes.subarray(afterNonce, -SIZES.tag);
        return Buffer.concat([decipher.update(sealed), decipher.final()]);
      } catch {
        return undefined;
      }
    },
  };
}
