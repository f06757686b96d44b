import { hkdfSync, randomBytes } from 'node:crypto';
import type { SealedDataKey } from '../../../../shared/schemas/data/data-keys.ts';
import type { KeyHolder } from './key-holder.ts';

const BYTES = 32;

/** The key of the databases of a folder: 32 random bytes. */
export const newDataKey = (): Buffer => randomBytes(BYTES);

/** Another key for one use, which follows from a data key and says nothing of it. @param salt of the use */
export const keyFor = (dataKey: Buffer, use: string, salt: string): Buffer =>
  Buffer.from(hkdfSync('sha256', dataKey, salt, use, BYTES));

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
