import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Dialog } from 'electron';
import { beforeEach, expect, test } from 'vitest';
import { saveFiles } from '../../../../../src/main/hosts/electron/requests.ts';
import { temporaryFolder } from '../../../../support/host/prepared-folders.ts';
import { FakeWindow } from '../fake-window.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const file = (name: string, text: string) => ({
  name,
  contentBase64: Buffer.from(text).toString('base64'),
});

let asked = 0;

/** Answers the question for a folder. */
function choosing(...filePaths: string[]) {
  const showOpenDialog = async () => {
    asked += 1;
    return { canceled: filePaths.length === 0, filePaths };
  };
  return {
    dialog: { showOpenDialog } as unknown as Pick<Dialog, 'showOpenDialog'>,
    window: new FakeWindow().asWindow,
  };
}

test('all files go into one folder, which is asked for once, and none over another', async () => {
  writeFileSync(join(folder, 'terms.pdf'), 'before');
  asked = 0;
  const files = [file('schedule.pdf', 'S'), file('terms.pdf', 'T')];
  expect(await saveFiles(files, choosing(folder))).toBe('done');
  expect(asked).toBe(1);
  const content = (name: string) => readFileSync(join(folder, name), 'utf8');
  expect(readdirSync(folder).sort()).toEqual(['schedule.pdf', 'terms (2).pdf', 'terms.pdf']);
  expect(['schedule.pdf', 'terms (2).pdf', 'terms.pdf'].map(content)).toEqual(['S', 'T', 'before']);
});

test('without a folder nothing is written', async () => {
  expect(await saveFiles([file('a.pdf', 'A')], choosing())).toBe('cancelled');
  expect(readdirSync(folder)).toEqual([]);
});

test('a folder that is not there is a fault', async () => {
  const saved = saveFiles([file('a.pdf', 'A')], choosing(join(folder, 'none')));
  await expect(saved).rejects.toThrow('ENOENT');
});
