import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { packageConfiguration } from '../../scripts/package/configuration.ts';
import { FILE_ENDINGS, LINK_SCHEME } from '../../src/main/hosts/electron/openings.ts';

const ROOT = join(import.meta.dirname, '../..');
const config = packageConfiguration();
const schema = JSON.parse(
  readFileSync(
    join(
      dirname(createRequire(import.meta.url).resolve('app-builder-lib/package.json')),
      'scheme.json',
    ),
    'utf8',
  ),
);
// The schema names what editors show, too.
const isValid = new Ajv({ strict: false, allErrors: true }).compile(schema);

describe('the configuration of the packages', () => {
  test('is what electron-builder takes', () => {
    expect(isValid(config) ? [] : isValid.errors).toEqual([]);
    expect(isValid({ ...config, linux: { ...config.linux, targets: 'deb' } })).toBe(false);
  });

  test('names the scheme and the endings that the host takes', () => {
    expect(config.protocols.flatMap(({ schemes }) => schemes)).toEqual([LINK_SCHEME]);
    expect(config.fileAssociations.map(({ ext }) => ext)).toEqual([[...FILE_ENDINGS]]);
  });

  test('has packages for every system, and files that are there', () => {
    const { linux, mac, win } = config;
    expect(linux.target).toEqual(['AppImage', 'rpm']);
    expect(mac.target).toEqual(['dmg', 'zip']);
    expect(win.target).toEqual(['nsis', 'msi', 'portable']);
    for (const path of [config.icon, config.afterPack, mac.entitlements])
      expect(existsSync(join(ROOT, path)), path).toBe(true);
  });

  test('holds no certificate, account or password', () => {
    const text = readFileSync(join(ROOT, 'electron-builder.yml'), 'utf8');
    expect(text).not.toMatch(/password|cscLink|cscKey|certificate(?:File|Sha|Subject)|teamId/i);
  });
});
