import { cpSync, globSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { beforeAll, expect, test } from 'vitest';
import config from '../../.dependency-cruiser.mjs';
import { temporaryFolder } from '../support/host/prepared-folders.ts';

const ROOT = join(import.meta.dirname, '../..');
const { forbidden, options } = config;

/** What dependency-cruiser finds in the sources of a folder that is laid out as this project. */
async function cruised(baseDir: string): Promise<ICruiseResult> {
  const { output } = await cruise(['src'], {
    ...options,
    baseDir,
    validate: true,
    ruleSet: { forbidden },
  } as Parameters<typeof cruise>[1]);
  if (typeof output === 'string') throw new Error('expected a result, not a report');
  return output;
}

/**
 * The folders of the sources that import each other, also by way of others. dependency-cruiser has rules
 * for folders, too, but counts what is in a folder's subfolders as its own, and does not see these two.
 */
function inCircles({ modules }: ICruiseResult): string[] {
  const imports = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const folder = dirname(source);
    const imported = imports.get(folder) ?? new Set();
    for (const { resolved } of dependencies) imported.add(dirname(resolved));
    imported.delete(folder);
    imports.set(folder, imported);
  }
  const isInCircle = (folder: string) => {
    const reached = new Set(imports.get(folder));
    // A set also goes through what is added on the way.
    for (const next of reached) for (const each of imports.get(next) ?? []) reached.add(each);
    return reached.has(folder);
  };
  return [...imports.keys()].filter((each) => each.startsWith('src/')).filter(isInCircle);
}

/** A folder of the sources, and below it each rule's own. */
const LAYER =
  /^src\/(shared\/(contract|data|domain|result|schemas|words)|main\/(core|adapters\/[a-z]+|app|hosts\/[a-z]+)|preload|renderer\/(commands|components|data|desktop|i18n|routing|theme|shell|features\/[a-z-]+))\//;

/** The source files of a folder that are in no layer. */
function outside(cwd: string): string[] {
  const files = globSync('src/**/*.{ts,tsx,css}', { cwd }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  return files.filter((file) => !LAYER.test(file));
}

test('every source file is in a layer', () => {
  expect(outside(ROOT)).toEqual([]);
});

/** Imports that no layer may have: by a file that is planted, what it imports, and the rule that refuses it. */
const PLANTED = {
  'a host into the core': [
    'main/core/quotes/planted-1.ts',
    '../../hosts/cli/program.ts',
    'main-core-imports-downwards',
  ],
  'the composition into the core': [
    'main/core/planted-2.ts',
    '../app/app.ts',
    'main-core-imports-downwards',
  ],
  'an adapter into the core': [
    'main/core/documents/planted-3.ts',
    '../../adapters/pdf/print.ts',
    'main-core-imports-downwards',
  ],
  'Node into the core': ['main/core/datasets/planted-4.ts', 'node:fs', 'core-is-pure'],
  'a package into the core': ['main/core/training/planted-5.ts', 'kysely', 'core-is-pure'],
  'another core folder into rating': [
    'main/core/rating/planted-6.ts',
    '../quotes/history/quote-store.ts',
    'rating-knows-no-other-core',
  ],
  'an adapter into an adapter': [
    'main/adapters/http/planted-7.ts',
    '../sqlite/open.ts',
    'main-adapters-are-separate',
  ],
  'the composition into an adapter': [
    'main/adapters/node/planted-8.ts',
    '../../app/app.ts',
    'main-adapters-imports-downwards',
  ],
  'a host into the composition': [
    'main/app/planted-9.ts',
    '../hosts/cli/program.ts',
    'main-app-imports-downwards',
  ],
  'a host into a host': [
    'main/hosts/cli/planted-10.ts',
    '../electron/options.ts',
    'main-hosts-are-separate',
  ],
  'the main process into shared': [
    'shared/domain/planted-11.ts',
    '../../main/core/dispatcher.ts',
    'shared-imports-downwards',
  ],
  'a package into shared': ['shared/domain/planted-12.ts', 'kysely', 'shared-has-no-dependencies'],
  'the main process into the renderer': [
    'renderer/data/planted-13.ts',
    '../../main/core/dispatcher.ts',
    'renderer-imports-downwards',
  ],
  'Node into the renderer': [
    'renderer/features/price/planted-14.ts',
    'node:path',
    'renderer-has-no-node',
  ],
  'the main process into the preload': [
    'preload/planted-15.ts',
    '../main/app/app.ts',
    'preload-imports-downwards',
  ],
  'data into a component': [
    'renderer/components/planted-16.tsx',
    '../data/settings.ts',
    'renderer-components-imports-downwards',
  ],
  'a feature into a component': [
    'renderer/components/planted-17.tsx',
    '../features/price/price-screen.tsx',
    'renderer-components-imports-downwards',
  ],
  'a feature into a feature': [
    'renderer/features/price/planted-18.ts',
    '../quotes/fields.ts',
    'renderer-features-are-separate',
  ],
  'the shell into a feature': [
    'renderer/features/price/planted-19.ts',
    '../../shell/screens.ts',
    'renderer-features-imports-downwards',
  ],
  'a feature into the data': [
    'renderer/data/planted-20.ts',
    '../features/quotes/fields.ts',
    'renderer-data-imports-downwards',
  ],
  'SQL outside of its adapter': [
    'main/app/planted-21.ts',
    'better-sqlite3',
    'only-sqlite-imports-better-sqlite3',
  ],
  'the XML parser outside of its adapter': [
    'main/hosts/headless/planted-22.ts',
    'fast-xml-parser',
    'only-xml-imports-fast-xml-parser',
  ],
  'pdfkit outside of its adapter': [
    'main/adapters/node/planted-23.ts',
    'pdfkit',
    'only-pdf-imports-pdfkit',
  ],
  'Fastify outside of its adapter': [
    'main/app/planted-24.ts',
    'fastify',
    'only-http-imports-fastify',
  ],
  'Electron outside of its host': [
    'main/hosts/headless/planted-25.ts',
    'electron',
    'only-the-desktop-imports-electron',
  ],
  'a schema into the renderer': [
    'renderer/data/planted-27.ts',
    '../../shared/schemas/quotes/cover.ts',
    'renderer-takes-schemas-as-types',
  ],
  'a schema into the domain': [
    'shared/domain/planted-28.ts',
    '../schemas/quotes/cover.ts',
    'shared-domain-takes-schemas-as-types',
  ],
  'a later step of a quote into its history': [
    'main/core/quotes/history/planted-29.ts',
    '../change/accept.ts',
    'main-core-quotes-history-imports-downwards',
  ],
  'the page of a quote into the words below it': [
    'renderer/features/quote/words/planted-30.ts',
    '../quote-screen.tsx',
    undefined,
  ],
  'a file next to the layers': ['renderer/planted-26.ts', './data/settings.ts', undefined],
} as const;

let copy = '';
let own: ICruiseResult;
let planted: ICruiseResult;

beforeAll(async () => {
  copy = temporaryFolder();
  cpSync(join(ROOT, 'src'), join(copy, 'src'), { recursive: true });
  for (const file of ['package.json', 'tsconfig.base.json'])
    cpSync(join(ROOT, file), join(copy, file));
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  for (const [file, imported] of Object.values(PLANTED)) {
    mkdirSync(dirname(join(copy, 'src', file)), { recursive: true });
    writeFileSync(
      join(copy, 'src', file),
      `import * as planted from '${imported}';\nexport { planted };\n`,
    );
  }
  own = await cruised(ROOT);
  planted = await cruised(copy);
});

test('every import goes downwards', () => {
  const texts = own.summary.violations.map(
    ({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`,
  );
  expect(texts).toEqual([]);

  // A checker that read nothing would find nothing: compare what it read with the folder.
  const files = globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const read = new Set(own.modules.map(({ source }) => source));
  expect(files.filter((file) => !read.has(file))).toEqual([]);
  expect(files.length).toBeGreaterThan(500);
  const edges = own.modules.flatMap(({ dependencies }) => dependencies);
  expect(edges.length).toBeGreaterThan(files.length);
});

const refused = Object.entries(PLANTED).filter(([, [, , rule]]) => rule !== undefined);

test.each(refused)('%s is refused', (_, [file, , rule]) => {
  const rules = planted.summary.violations
    .filter(({ from }) => from === `src/${file}`)
    .map((violation) => violation.rule.name);
  expect(rules).toContain(rule);
});

test('a file next to the layers is found', () => {
  const [file] = PLANTED['a file next to the layers'];
  expect(outside(copy)).toEqual([`src/${file}`]);
});

test('folders have a direction', () => {
  expect(inCircles(own)).toEqual([]);
  const [file] = PLANTED['the page of a quote into the words below it'];
  expect(inCircles(planted)).toContain(`src/${dirname(file)}`);
});
