/** The floors of the house, from the ground up: who may import whom. */
const ROOMS =
  '^src/main/(quotes|register|lookups|documents|clients|datasets|desk|ratebooks|rating|training)/|^src/main/door\\.ts$';
const ADAPTERS = '^src/main/(storage|xml|pdf|api|bridge|system)/';
const NODE = ['core'];

/** One adapter may not know another. `system` is what Node gives: paths, hashes, shipped files. */
const adapters = ['storage', 'xml', 'pdf', 'api', 'bridge', 'system'].map((name) => ({
  name: `${name}-knows-no-other-adapter`,
  severity: 'error',
  from: { path: `^src/main/${name}/` },
  to: { path: ADAPTERS, pathNot: `^src/main/${name}/` },
}));

export default {
  forbidden: [
    {
      name: 'adapters-know-no-host',
      severity: 'error',
      from: { path: ADAPTERS },
      to: { path: '^src/main/(desktop|cli)/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'the-ground-stands-on-nothing',
      comment: 'shared imports only itself, the schema library and Temporal',
      severity: 'error',
      from: { path: '^src/shared/' },
      to: { pathNot: '^src/shared/|node_modules/(typebox|temporal-polyfill)/' },
    },
    {
      name: 'rooms-are-pure',
      comment: 'a room knows other rooms and the ground: no Node, no package, no adapter',
      severity: 'error',
      from: { path: ROOMS },
      to: { pathNot: `${ROOMS}|^src/shared/` },
    },
    {
      name: 'rating-is-the-lowest-room',
      severity: 'error',
      from: { path: '^src/main/rating/' },
      to: { pathNot: '^src/main/rating/|^src/shared/' },
    },
    {
      name: 'the-door-knows-no-room',
      severity: 'error',
      from: { path: '^src/main/door\\.ts$' },
      to: { pathNot: '^src/shared/' },
    },
    ...adapters,
    {
      name: 'nobody-imports-a-host',
      severity: 'error',
      from: {},
      to: { path: '^src/main/(index|headless|quotedesk)\\.ts$' },
    },
    {
      name: 'only-hosts-import-the-application',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot:
          '^src/main/(index|headless|quotedesk|realms|training-app)\\.ts$|^src/main/(cli|desktop)/',
      },
      to: { path: '^src/main/app\\.ts$' },
    },
    {
      name: 'only-the-application-joins',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/main/(app\\.ts$|join/)' },
      to: { path: '^src/main/join/' },
    },
    {
      name: 'only-storage-knows-sql',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/main/storage/' },
      to: { path: 'node_modules/(better-sqlite3|kysely)/' },
    },
    {
      name: 'only-xml-knows-the-parser',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/main/xml/' },
      to: { path: 'node_modules/fast-xml-parser/' },
    },
    {
      name: 'only-pdf-knows-pdfkit',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/main/pdf/' },
      to: { path: 'node_modules/(@types/)?pdfkit/' },
    },
    {
      name: 'only-the-desktop-knows-electron',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: '^src/main/(desktop/|index\\.ts$|bridge/ipc\\.ts$)|^src/preload/',
      },
      to: { path: 'node_modules/electron/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'screens-see-the-ground-only',
      severity: 'error',
      from: { path: '^src/(renderer|preload)/' },
      to: { path: '^src/main/' },
    },
    {
      name: 'screens-have-no-node',
      severity: 'error',
      from: { path: '^src/renderer/' },
      to: { dependencyTypes: NODE },
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
