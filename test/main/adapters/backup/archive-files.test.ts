import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { encodeHeader, readArchive } from '../../../../src/main/adapters/backup/archive.ts';
import { byDataKey, MIB, protection, smallArchives } from '../../../support/data/small-archives.ts';

const { inFolder, made, opened } = smallArchives();

describe('a database of several parts', () => {
  test.each([MIB - 1, MIB, MIB + 1, 2 * MIB + 5])('of %i bytes is the same', async (size) => {
    const content = randomBytes(size);
    for (const as of [protection, null]) {
      const { file } = await made(as, { content });
      expect((await opened(file)).content.equals(content)).toBe(true);
      rmSync(file);
    }
  });

  test('says what is done as it is written', async () => {
    const said: number[][] = [];
    const onBytes = (...numbers: number[]) => said.push(numbers);
    await made(null, { content: randomBytes(MIB + 5), onBytes });
    expect(said).toEqual([
      [MIB, MIB + 5],
      [MIB + 5, MIB + 5],
    ]);
  });

  test('whose parts were exchanged, or are missing, is damaged in the first of them', async () => {
    const { file, manifest } = await made(protection, { content: randomBytes(3 * MIB) });
    const bytes = readFileSync(file);
    const start = encodeHeader(manifest).content.length;
    const part = (at: number) =>
      bytes.subarray(start + at * (MIB + 16), start + (at + 1) * (MIB + 16));
    const header = bytes.subarray(0, start);
    writeFileSync(file, Buffer.concat([header, part(0), part(2), part(1)]));
    await expect(opened(file)).rejects.toThrow(`${file} is damaged in part 2`);
    writeFileSync(file, Buffer.concat([header, part(0), part(1)]));
    await expect(opened(file)).rejects.toThrow(`${file} is damaged in part 3`);
  });
});

describe('a file for a backup or its database', () => {
  test('is for its owner alone, and takes the place of no other', async () => {
    const { file } = await made(protection);
    await expect(made(protection)).rejects.toThrow(/EEXIST/);
    await opened(file);
    const database = inFolder('opened');
    await expect(readArchive({ file, database }, byDataKey)).rejects.toThrow(/EEXIST/);
    if (process.platform === 'win32') return;
    for (const one of [file, database]) expect(statSync(one).mode & 0o777).toBe(0o600);
  });
});

test('a backup that everybody can read is damaged by a byte that changed, is missing or was added', async () => {
  const { file } = await made(null);
  const bytes = readFileSync(file);
  const changed = Buffer.from(bytes);
  changed[bytes.length - 1] = (changed[bytes.length - 1] ?? 0) ^ 1;
  const another = `${file} is damaged: its database is not the one that was kept`;
  for (const harmed of [changed, Buffer.concat([bytes, Buffer.from('x')])]) {
    writeFileSync(file, harmed);
    await expect(opened(file)).rejects.toThrow(another);
  }
  writeFileSync(file, bytes.subarray(0, -1));
  await expect(opened(file)).rejects.toThrow(`${file} is damaged in part 1`);
  writeFileSync(file, bytes);
  expect((await opened(file)).content.toString()).toBe('data');
});
