import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  encodeHeader,
  readManifest,
  sealArchive,
} from '../../../../src/main/adapters/backup/archive.ts';
import {
  changeHeader,
  facts,
  protection,
  smallArchives,
} from '../../../support/data/small-archives.ts';

const { inFolder, made } = smallArchives();

describe('the header of a backup', () => {
  test('is read alone, and says what it was given', async () => {
    const { file, manifest } = await made(protection);
    expect(await readManifest(file)).toEqual(manifest);
    expect(manifest).toMatchObject({ ...facts, database: { bytes: 4 } });
  });

  const noBackups: readonly (readonly [what: string, bytes: (backup: Buffer) => Buffer])[] = [
    ['nothing', () => Buffer.alloc(0)],
    ['another text', () => Buffer.from('Name,Surname\n'.repeat(9))],
    ['the first word alone', (backup) => backup.subarray(0, 19)],
    ['another first word', (backup) => Buffer.concat([Buffer.from('q'), backup.subarray(1)])],
  ];
  test.each(noBackups)('is missing in a file that has %s', async (_, bytes) => {
    const { file } = await made(null);
    writeFileSync(file, bytes(readFileSync(file)));
    await expect(readManifest(file)).rejects.toThrow(`${file} is not a backup of Quotedesk`);
    const seal = () => sealArchive({ file, to: inFolder('sealed') }, protection);
    expect(seal).toThrow(`${file} is not a backup of Quotedesk`);
  });

  test('that is cut off, or of which a byte changed, is damaged', async () => {
    const { file, manifest } = await made(null);
    const { content } = encodeHeader(manifest);
    const changed = Buffer.from(content);
    changed[40] = (changed[40] ?? 0) ^ 1;
    for (const bytes of [content.subarray(0, -1), content.subarray(0, 30), changed]) {
      writeFileSync(file, bytes);
      await expect(readManifest(file)).rejects.toThrow(/damaged: its header/);
      const seal = () => sealArchive({ file, to: inFolder('sealed') }, protection);
      expect(seal).toThrow(/damaged: its header/);
      expect(existsSync(inFolder('sealed'))).toBe(false);
    }
  });

  test('has at most 64 KiB', async () => {
    const { file, manifest } = await made(null);
    const lengthOf = (appVersion: string) =>
      Buffer.byteLength(JSON.stringify({ ...manifest, appVersion }));
    const longest = 'x'.repeat(64 * 1024 - lengthOf(''));
    const write = (appVersion: string) =>
      writeFileSync(file, encodeHeader({ ...manifest, appVersion }).content);
    write(longest);
    expect(await readManifest(file)).toMatchObject({ appVersion: longest });
    write(`${longest}x`);
    await expect(readManifest(file)).rejects.toThrow(/damaged: its header/);
    const seal = () => sealArchive({ file, to: inFolder('sealed') }, protection);
    expect(seal).toThrow(/damaged: its header/);
  });

  test('of a version that is not known says so', async () => {
    const backup = await made(protection);
    changeHeader(backup, { encryption: { ...backup.manifest.encryption, cipher: 'another' } });
    await expect(readManifest(backup.file)).rejects.toThrow(/of another version of Quotedesk/);
  });
});
