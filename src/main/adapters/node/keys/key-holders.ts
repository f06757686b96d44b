import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import envPaths from 'env-paths';
import { message } from '../../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../../shared/result/fault-error.ts';
import type { KeyHolderName, SealedDataKey } from '../../../../shared/schemas/data/data-keys.ts';
import {
  isUnusableKey,
  makeKeyFile,
  parsedKey,
  parseKeyText,
  readKeyFile,
  readSecretFile,
} from './key-file.ts';

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

/** The name of a credential of systemd. */
const CREDENTIAL = 'quotedesk-data-key';

/** Where the key of this computer is unless another place is named: never in the data folder. */
export const defaultKeyFile = (): string =>
  join(envPaths('Quotedesk', { suffix: '' }).config, 'data.key');

/** Where the file of this computer's key is; undefined where the key is not in a file of ours. */
export function hostKeyFile(environment = process.env): string | undefined {
  const { QUOTEDESK_DATA_KEY: key, QUOTEDESK_DATA_KEY_FILE: file } = environment;
  if (key) return undefined;
  if (file) return file;
  return credentialFile(environment) === undefined ? defaultKeyFile() : undefined;
}

/** A file that systemd gives this service alone. systemd.exec(5), Credentials. */
function credentialFile({ CREDENTIALS_DIRECTORY: folder }: NodeJS.ProcessEnv): string | undefined {
  const file = folder && join(folder, CREDENTIAL);
  return file && statSync(file, { throwIfNoEntry: false }) ? file : undefined;
}

/**
 * The key of this computer: from a variable, a file that a variable names, a credential of systemd, or
 * the usual file.
 * @throws {FaultError} where it is there and cannot be used
 */
export function hostKey(environment = process.env): Buffer | undefined {
  const { QUOTEDESK_DATA_KEY: key } = environment;
  if (key) return parsedKey(key, 'QUOTEDESK_DATA_KEY');
  const file = hostKeyFile(environment);
  if (file !== undefined) return readKeyFile(file);
  const credential = credentialFile(environment);
  return credential === undefined ? undefined : readSecretFile(credential);
}

/** @throws {FaultError} where there is one that cannot be used; its file may be the key of other data */
function usableKey(keyFile?: string): Buffer | undefined {
  try {
    return keyFile === undefined ? hostKey() : readKeyFile(keyFile);
  } catch (error) {
    if (!isUnusableKey(error)) throw error;
    const text = message('keyToCorrect', { problem: error.message });
    throw new FaultError({ kind: 'invalid', message: text });
  }
}

/**
 * Makes a key for this computer where it has none.
 * @param keyFile where it is; by default where hosts look
 * @returns the file that has it; undefined where it comes from elsewhere
 * @throws {FaultError} where there is one that cannot be used, or none can be written
 */
export function ensureHostKey(keyFile?: string): string | undefined {
  const file = keyFile ?? hostKeyFile();
  if (usableKey(keyFile) === undefined && file !== undefined) makeKeyFile(file);
  return file;
}

/** Where the key of this computer is looked for. */
function hostKeyPlace(environment = process.env): string {
  if (environment.QUOTEDESK_DATA_KEY) return 'QUOTEDESK_DATA_KEY';
  return hostKeyFile(environment) ?? credentialFile(environment) ?? CREDENTIAL;
}

/** Opens data keys by the key of this computer, which is read when it is first needed. */
export const hostKeyHolder = (file?: string): KeyHolder => ({
  ...secretHolder('host', () => (file === undefined ? hostKey() : readKeyFile(file))),
  place: () => file ?? hostKeyPlace(),
});

/** Opens data keys by a recovery key. */
export const recoveryHolder = (key: Buffer): KeyHolder => secretHolder('recovery', () => key);

/** A recovery key that was typed, as a holder; none where it is another text, or null. */
export function typedHolder(text: string | null): KeyHolder[] {
  const key = text === null ? undefined : parseKeyText(text);
  return key ? [recoveryHolder(key)] : [];
}

const DATA_KEY_BYTES = 32;

/** The key of the databases of a folder: 32 random bytes. */
export const newDataKey = (): Buffer => randomBytes(DATA_KEY_BYTES);

/** Another key for one use, which follows from a data key and says nothing of it. @param salt of the use */
export const keyFor = (dataKey: Buffer, use: string, salt: string): Buffer =>
  Buffer.from(hkdfSync('sha256', dataKey, salt, use, DATA_KEY_BYTES));

const checkOf = (dataKey: Buffer): string =>
  Buffer.from(hkdfSync('sha256', dataKey, '', 'quotedesk data key check', 16)).toString(
    'base64url',
  );

/** Seals a data key for each of its holders. @param madeAt ISO 8601, UTC */
export function sealDataKey(
  dataKey: Buffer,
  holders: readonly KeyHolder[],
  madeAt: string,
): SealedDataKey {
  const sealed = holders.map(({ holder, seal }) => ({ holder, text: seal(dataKey) }));
  return { madeAt, check: checkOf(dataKey), sealed };
}

/** Seals it for one more holder, in the place of the one of the same name. */
export function sealFor(key: SealedDataKey, dataKey: Buffer, holder: KeyHolder): SealedDataKey {
  const others = key.sealed.filter((one) => one.holder !== holder.holder);
  const sealed = [...others, { holder: holder.holder, text: holder.seal(dataKey) }];
  return { ...key, sealed };
}

/**
 * Opens a data key by the first holder that can.
 * @returns undefined where none of them can
 * @throws Error for people where none of them can, and a holder's own secret is not usable
 */
export function openDataKey(
  { check, sealed }: SealedDataKey,
  holders: readonly KeyHolder[],
): Buffer | undefined {
  const faults: unknown[] = [];
  for (const { holder, text } of sealed) {
    for (const one of holders) {
      if (one.holder !== holder) continue;
      try {
        const opened = one.open(text);
        if (opened && checkOf(opened) === check) return opened;
      } catch (error) {
        faults.push(error);
      }
    }
  }
  if (faults.length > 0) throw faults[0];
  return undefined;
}
