import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import {
  mintLaunchToken,
  spendLaunchToken,
} from '../../../../src/main/adapters/http/screens/launch-token.ts';
import { temporaryFolder } from '../../../support/host/prepared-folders.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

test('a token is 32 random bytes in a file for its owner only', () => {
  const token = mintLaunchToken(folder);
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(readdirSync(folder)).toEqual(['launch-token']);
  const file = join(folder, 'launch-token');
  expect(readFileSync(file, 'utf8')).toBe(token);
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('it works once', () => {
  const token = mintLaunchToken(folder);
  expect(spendLaunchToken(folder, token)).toBe(true);
  expect(existsSync(join(folder, 'launch-token'))).toBe(false);
  expect(spendLaunchToken(folder, token)).toBe(false);
});

test('a wrong token opens nothing and uses nothing up', () => {
  expect(spendLaunchToken(folder, '')).toBe(false);
  const token = mintLaunchToken(folder);
  for (const wrong of ['', 'x', `${token}x`, token.slice(1)]) {
    expect(spendLaunchToken(folder, wrong)).toBe(false);
  }
  expect(spendLaunchToken(folder, token)).toBe(true);
});

test('a new token replaces the one before', () => {
  const before = mintLaunchToken(folder);
  const after = mintLaunchToken(folder);
  expect(spendLaunchToken(folder, before)).toBe(false);
  expect(spendLaunchToken(folder, after)).toBe(true);
});

test('its own process accepts it once while the drive cannot read its file', () => {
  const token = mintLaunchToken(folder);
  rmSync(join(folder, 'launch-token'));
  // What is a folder cannot be read as a file, nor removed as one.
  mkdirSync(join(folder, 'launch-token'));
  expect(spendLaunchToken(folder, `${token}x`)).toBe(false);
  expect(spendLaunchToken(folder, token)).toBe(true);
  expect(spendLaunchToken(folder, token)).toBe(false);
});
