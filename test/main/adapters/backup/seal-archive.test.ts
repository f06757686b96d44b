import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readManifest, sealArchive } from '../../../../src/main/adapters/backup/archive.ts';
import { MIB, protection, smallArchives } from '../../../support/data/small-archives.ts';

const { inFolder, made, opened } = smallArchives();

describe('a backup that everybody can read is sealed', () => {
  const seal = (file: string) => {
    const to = inFolder('sealed');
    sealArchive({ file, to }, protection);
    return to;
  };

  test.each([4, MIB, 2 * MIB + 5])('with the same %i bytes, for its owner alone', async (size) => {
    const content = randomBytes(size);
    const { file, manifest } = await made(null, { content });
    const before = readFileSync(file);
    const to = seal(file);
    expect((await opened(to)).content.equals(content)).toBe(true);
    const encryption = expect.objectContaining({ dataKey: protection.sealed });
    expect(await readManifest(to)).toEqual({ ...manifest, encryption });
    expect(readFileSync(to).includes(content.subarray(0, 1000))).toBe(false);
    expect(readFileSync(file).equals(before)).toBe(true);
    if (process.platform !== 'win32') expect(statSync(to).mode & 0o777).toBe(0o600);
    expect(() => seal(file)).toThrow(/EEXIST/);
  });

  test('unless a byte of it changed, is missing or was added', async () => {
    const { file } = await made(null, { content: randomBytes(MIB + 5) });
    const bytes = readFileSync(file);
    const changed = Buffer.from(bytes);
    changed[bytes.length - 1] = (changed[bytes.length - 1] ?? 0) ^ 1;
    const longer = Buffer.concat([bytes, Buffer.from('x')]);
    for (const harmed of [changed, bytes.subarray(0, -1), bytes.subarray(0, -6), longer]) {
      writeFileSync(file, harmed);
      expect(() => seal(file)).toThrow(
        `${file} is damaged: its database is not the one that was kept`,
      );
      rmSync(inFolder('sealed'));
    }
    writeFileSync(file, bytes);
    expect(statSync(seal(file)).size).toBeGreaterThan(bytes.length);
  });
});
