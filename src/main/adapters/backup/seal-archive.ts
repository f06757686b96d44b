import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, writeFileSync } from 'node:fs';
import { CHUNK, encryptedChunks, sizeAt } from './chunk-cipher.ts';
import { encodeHeader, readExactlySync, readHeaderSync } from './header.ts';
import { type DataKeyProtection, protectByDataKey } from './protection.ts';
import { refused } from './refused.ts';

function copySealed(source: number, target: number, file: string, protection: DataKeyProtection) {
  const plain = readHeaderSync(source, file);
  const { encryption, contentKey } = protectByDataKey(protection);
  const { header, content } = encodeHeader({ ...plain.manifest, encryption });
  const cipher = encryptedChunks(contentKey, header.digest);
  const { bytes, sha256 } = plain.manifest.database;
  const hash = createHash('sha256');
  writeFileSync(target, content);
  for (let [index, position] = [0, 0]; position < bytes; index += 1, position += CHUNK) {
    const chunk = readExactlySync(source, sizeAt(position, bytes), plain.bytes + position);
    if (!chunk) throw refused('backupOfOtherDatabase', file);
    hash.update(chunk);
    writeFileSync(target, cipher.seal(chunk, index));
  }
  const isLonger = fstatSync(source).size !== plain.bytes + bytes;
  if (isLonger || hash.digest('hex') !== sha256) throw refused('backupOfOtherDatabase', file);
}

/**
 * Writes a backup that everybody can read into a new file, sealed by the key of its data.
 * @throws {FaultError} where a byte is not the one that was written; the new file is then no use
 */
export function sealArchive(
  { file, to }: { readonly file: string; readonly to: string },
  protection: DataKeyProtection,
): void {
  const source = openSync(file, 'r');
  try {
    const target = openSync(to, 'wx', 0o600);
    try {
      copySealed(source, target, file, protection);
    } finally {
      closeSync(target);
    }
  } finally {
    closeSync(source);
  }
}
