import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { XmlDocument } from 'libxml2-wasm';
import { describe, expect, test, vi } from 'vitest';
import { type Part, readPart } from '../../scripts/licences/packages.ts';
import { standardTexts } from '../../scripts/licences/standard-texts.ts';
import { packageConfiguration } from '../../scripts/package/configuration.ts';
import { album, fileOf, schemesOf } from '../../scripts/pictures/album.ts';
import { screensPage } from '../../scripts/pictures/page.ts';
import { adml, admx } from '../../scripts/policies/admx.ts';
import { guideTable, policySchema } from '../../scripts/policies/policy-table.ts';
import { policyFiles } from '../../scripts/policies.ts';
import { FILE_ENDINGS, LINK_SCHEME } from '../../src/main/hosts/electron/page/openings.ts';
import { POLICY_NAMES } from '../../src/shared/schemas/desk/policies.ts';

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

const part = (given: Partial<Part>): Part => ({
  name: 'a-part',
  version: '1.0.0',
  license: 'MIT',
  texts: [],
  ...given,
});

describe('the licence of a part that comes without a text', () => {
  test('is the standard one that it states, with its author', () => {
    const [holder, text] = standardTexts(readPart('node_modules/wouter'));
    expect(holder).toBe('Copyright (c) Alexey Taktarov <molefrog@gmail.com>');
    expect(text).toContain('released into the public domain');
    const named = part({ manifest: { author: { name: 'Ann Author' } } });
    expect(standardTexts(named)[0]).toBe('Copyright (c) Ann Author');
  });

  test('names files under another licence than the rest', () => {
    const texts = standardTexts(readPart('node_modules/brotli')).join('\n');
    for (const words of ['Copyright (c) Devon Govett', 'Google Inc.', 'Apache License'])
      expect(texts).toContain(words);
  });

  test('of the dictionary names anyone who made its words', () => {
    const { license, texts } = readPart('node_modules/dictionary-en-gb');
    expect(license).toBe('(MIT AND BSD)');
    expect(texts.join()).toContain('Copyright 2000-2018 by Kevin Atkinson');
  });

  test('is that of the runtime in its own version', () => {
    const node = part({ name: 'Node.js', version: process.versions.node });
    expect(standardTexts(node)[0]).toContain('- Acorn, located at deps/acorn');
  });

  test('must be there', () => {
    expect(() => standardTexts(part({ manifest: { author: 'Ann' }, license: 'Own' }))).toThrow(
      'No licence text of a-part 1.0.0 (Own)',
    );
    expect(() => standardTexts(part({}))).toThrow('No licence text');
  });
});

test('what follows from the policies is what node scripts/policies.ts writes', () => {
  for (const { file, text } of policyFiles())
    expect(readFileSync(file, 'utf8'), file.pathname).toBe(text);
  expect(policyFiles().at(-1)?.text).toContain(guideTable());
});

/** What an XPath of the template finds, as texts. */
function found(text: string, path: string): string[] {
  const document = XmlDocument.fromString(text);
  try {
    const namespaces = {
      p: 'http://schemas.microsoft.com/GroupPolicy/2006/07/PolicyDefinitions',
    };
    return document.find(path, namespaces).map((node) => node.content);
  } finally {
    document.dispose();
  }
}

test('the template for Windows has every policy, and words for all that it names', () => {
  expect(found(admx(), '//p:policy/@name')).toEqual(POLICY_NAMES);
  const named = [...admx().matchAll(/\$\((string|presentation)\.(\w+)\)/g)];
  expect(named.length).toBeGreaterThan(POLICY_NAMES.length * 2);
  for (const [, kind, id] of named)
    expect(found(adml(), `//p:${kind}[@id="${id}"]`), `${kind} ${id}`).toHaveLength(1);
  // What a person fills in belongs to a value, and each value to something that fills it in.
  const values = '//p:elements/p:text/@id | //p:elements/p:decimal/@id | //p:elements/p:enum/@id';
  expect(found(adml(), '//p:presentation/*/@refId')).toEqual(found(admx(), values));
  const keys = new Set(found(admx(), '//p:policy/@key'));
  expect([...keys]).toEqual(['SOFTWARE\\Policies\\Quotedesk']);
});

test('the JSON Schema refuses what the application refuses', () => {
  const check = new Ajv2020({ strict: false }).compile(JSON.parse(policySchema()));
  expect(check({ updates: false, apiPort: 9000, updateFeed: '/srv/releases' })).toBe(true);
  expect(check({ apiPort: 70_000 })).toBe(false);
  expect(check({ updateFeed: 'http://example.com' })).toBe(false);
  expect(check({ updateChannel: 'nightly' })).toBe(false);
});

const DOCS = join(import.meta.dirname, '../../docs');

const PICTURES = join(DOCS, 'pictures');

/** The table of screens; its components are not this project's to compile. */
interface Table {
  readonly places: () => readonly { readonly path: string }[];
}

test('every place of the desk is pictured, and no place that is gone', async () => {
  const table = await vi.importActual<Table>('../../src/renderer/shell/screens.ts');
  const there = table.places().map(({ path }) => path);
  const pictured = Object.values(album).flatMap(({ places }) => places);
  expect(there.length).toBeGreaterThan(10);
  expect([...new Set(pictured)].sort()).toEqual(there.sort());
});

test('the pictures are those of the album, and no load to carry', () => {
  const files = readdirSync(PICTURES);
  const wanted = Object.entries(album).flatMap(([name, picture]) =>
    schemesOf(picture).map((scheme) => fileOf(name, scheme)),
  );
  expect(files.sort()).toEqual(wanted.sort());
  const bytes = files.reduce((sum, file) => sum + statSync(join(PICTURES, file)).size, 0);
  expect(bytes).toBeLessThan(2e6);
});

test('the page of the screens is made from the album', () => {
  expect(readFileSync(join(DOCS, 'screens.md'), 'utf8')).toBe(screensPage());
});
