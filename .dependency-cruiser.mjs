/**
 * Who may import whom. Every rule follows from the folders: `src/<layer>/` and, inside the adapters,
 * hosts and features, one folder each. The picture of it is docs/architecture.svg.
 */

/** What each layer may import besides itself, from the lowest layer up. */
export const LAYERS = {
  'src/shared': [],
  'src/main/core': ['src/shared'],
  'src/main/adapters': ['src/shared', 'src/main/core'],
  'src/main/app': ['src/shared', 'src/main/core', 'src/main/adapters'],
  'src/main/hosts': ['src/shared', 'src/main/core', 'src/main/adapters', 'src/main/app'],
  'src/preload': ['src/shared'],
  'src/renderer': ['src/shared'],
};

/** The same inside the renderer. */
export const RENDERER = {
  'src/renderer/i18n': [],
  'src/renderer/routing': [],
  'src/renderer/theme': [],
  'src/renderer/commands': ['components', 'i18n'],
  'src/renderer/components': ['i18n'],
  'src/renderer/data': ['commands', 'i18n'],
  'src/renderer/desktop': ['components', 'data', 'i18n'],
  'src/renderer/features': [
    'commands',
    'components',
    'data',
    'desktop',
    'i18n',
    'routing',
    'theme',
  ],
  'src/renderer/shell': [
    'commands',
    'components',
    'data',
    'desktop',
    'features',
    'i18n',
    'routing',
    'theme',
  ],
};

/** The folders of quotes in the core, from the lowest up: each imports only those before it. */
const QUOTES = [
  'document',
  'history',
  'price',
  'schemes',
  'sale',
  'index',
  'verify',
  'change',
  'submit',
  'explore',
  'quick-price',
].map((name) => `src/main/core/quotes/${name}`);

/** Folders whose subfolders know nothing of each other. */
const SEPARATE = ['src/main/adapters', 'src/main/hosts', 'src/renderer/features'];

/** The packages that one folder alone may import. */
const PACKAGES = {
  'src/main/adapters/sqlite': ['better-sqlite3'],
  'src/main/adapters/postgres': ['pg'],
  'src/main/adapters/(sqlite|postgres)': ['kysely'],
  'src/main/adapters/xml': ['fast-xml-parser'],
  'src/main/adapters/pdf': ['pdfkit'],
  'src/main/adapters/http': ['fastify', '@fastify'],
  'src/main/hosts/cli': ['commander'],
};

const inside = (folder) => `^${folder}/`;
const anyOf = (folders) => `^(${folders.join('|')})/`;

/** Of what lies in `within`, a folder sees only itself and what the table says. */
const downwards = (table, within) =>
  Object.entries(table).map(([folder, below]) => ({
    name: `${folder.replace('src/', '').replaceAll('/', '-')}-imports-downwards`,
    severity: 'error',
    from: { path: inside(folder) },
    to: { path: inside(within), pathNot: anyOf([folder, ...below]) },
  }));

const inRenderer = Object.fromEntries(
  Object.entries(RENDERER).map(([folder, below]) => [
    folder,
    below.map((name) => `src/renderer/${name}`),
  ]),
);

export default {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'not-resolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    ...downwards(LAYERS, 'src'),
    ...downwards(
      Object.fromEntries(QUOTES.map((folder, at) => [folder, QUOTES.slice(0, at)])),
      'src/main/core/quotes',
    ),
    // What lies outside of the renderer's folders but inside it is nobody's.
    ...downwards(inRenderer, 'src/renderer'),
    ...SEPARATE.map((folder) => ({
      name: `${folder.replace('src/', '').replaceAll('/', '-')}-are-separate`,
      severity: 'error',
      from: { path: `^${folder}/([^/]+)/` },
      to: { path: inside(folder), pathNot: `^${folder}/$1/` },
    })),
    {
      name: 'shared-has-no-dependencies',
      comment: 'but the schema library and Temporal',
      severity: 'error',
      from: { path: inside('src/shared') },
      to: { pathNot: '^src/shared/|node_modules/(typebox|temporal-polyfill)/' },
    },
    {
      name: 'core-is-pure',
      comment: 'no Node, no package: what it needs comes in as an argument',
      severity: 'error',
      from: { path: inside('src/main/core') },
      to: { pathNot: anyOf(['src/main/core', 'src/shared']) },
    },
    {
      name: 'rating-knows-no-other-core',
      severity: 'error',
      from: { path: inside('src/main/core/rating') },
      to: { path: '^src/main/core/', pathNot: inside('src/main/core/rating') },
    },
    {
      name: 'dispatcher-knows-no-operation',
      severity: 'error',
      from: { path: '^src/main/core/dispatcher\\.ts$' },
      to: {
        path: '^src/main/core/',
        pathNot: inside('src/main/core/(caller|data-state|idempotency)'),
      },
    },
    ...Object.entries(PACKAGES).map(([folder, names]) => ({
      name: `only-${folder.split('/').at(-1).replace(/\W+/g, '-').replace(/^-|-$/g, '')}-imports-${names[0]}`,
      severity: 'error',
      from: { path: '^src/', pathNot: inside(folder) },
      to: { path: `node_modules/(@types/)?(${names.join('|')})/` },
    })),
    {
      name: 'only-the-desktop-imports-electron',
      comment: 'the IPC adapter takes its types, and gets the object',
      severity: 'error',
      from: { path: '^src/', pathNot: anyOf(['src/main/hosts/electron', 'src/preload']) },
      to: { path: 'node_modules/electron/', dependencyTypesNot: ['type-only'] },
    },
    ...['src/renderer', 'src/shared/domain'].map((folder) => ({
      name: `${folder.replace('src/', '').replaceAll('/', '-')}-takes-schemas-as-types`,
      comment: 'words and limits stand in the domain: the screens load no schema library',
      severity: 'error',
      from: { path: inside(folder) },
      to: { path: '^src/shared/schemas/', dependencyTypesNot: ['type-only'] },
    })),
    {
      name: 'renderer-has-no-node',
      severity: 'error',
      from: { path: inside('src/renderer') },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
