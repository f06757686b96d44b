import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { placeProfile } from '../../../../src/main/hosts/electron/run.ts';
import { temporaryFolder } from '../../../support/host/prepared-folders.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

/** Where an application would keep its profile. */
function placed(dataFolder: string, switches: readonly string[] = []) {
  const paths: Record<string, string> = {};
  const commandLine = { hasSwitch: (name: string) => switches.includes(name) };
  const setPath = (name: string, path: string) => {
    paths[name] = path;
  };
  placeProfile(
    { commandLine, setPath } as unknown as Parameters<typeof placeProfile>[0],
    dataFolder,
  );
  return paths;
}

test('the profile is in the data folder', () => {
  const profile = join(folder, 'data/desktop-profile');
  expect(placed(join(folder, 'data'))).toEqual({ userData: profile, sessionData: profile });
});

test('a place that the command line names stays', () => {
  expect(placed(folder, ['user-data-dir'])).toEqual({});
});

test('where nothing can be written, the profile is a new temporary folder', () => {
  // Also anyone who may write everywhere makes no folder in a file.
  writeFileSync(join(folder, 'file'), '');
  const { userData = '', sessionData } = placed(join(folder, 'file/data'));
  try {
    expect(dirname(userData)).toBe(tmpdir());
    expect(sessionData).toBe(userData);
    mkdirSync(join(userData, 'anything'));
  } finally {
    rmSync(userData, { recursive: true });
  }
});
