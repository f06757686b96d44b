import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withWorkFolder } from '../../../../src/main/app/vault/work-folder.ts';
import { smallFolders } from '../../../support/data/small-folders.ts';

const { empty } = smallFolders();

test('work is done in an empty folder of its owner, which goes with it', async () => {
  const dataFolder = empty();
  const work = join(dataFolder, 'backups/work');
  mkdirSync(work, { recursive: true });
  writeFileSync(join(work, 'left'), 'by a crash');
  const done = await withWorkFolder(dataFolder, {}, async (folder) => {
    expect(folder).toBe(work);
    expect(readdirSync(folder)).toEqual([]);
    if (process.platform !== 'win32') expect(statSync(folder).mode & 0o777).toBe(0o700);
    writeFileSync(join(folder, 'new'), '');
    return 'done';
  });
  expect(done).toBe('done');
  expect(existsSync(work)).toBe(false);
  const failing = withWorkFolder(dataFolder, {}, async (folder) => {
    writeFileSync(join(folder, 'new'), '');
    throw new Error('failed');
  });
  await expect(failing).rejects.toThrow('failed');
  expect(existsSync(work)).toBe(false);
});

test('one work at a time has it, and the other leaves it alone', async () => {
  const dataFolder = empty();
  await withWorkFolder(dataFolder, {}, async (folder) => {
    writeFileSync(join(folder, 'mine'), '');
    const other = withWorkFolder(dataFolder, {}, async () => 'other');
    await expect(other).rejects.toThrow(expect.objectContaining({ name: 'backupBusy' }));
    expect(readdirSync(folder)).toEqual(['mine']);
  });
  expect(await withWorkFolder(dataFolder, {}, async () => 'next')).toBe('next');
});
