import { files, type MutationSet, tests } from './set.ts';

const HTTP = 'src/main/adapters/http';

export const guards: readonly MutationSet[] = [
  {
    name: 'guards/entry',
    sources: files(HTTP, 'guard', 'server/build', 'screens/session'),
    tests: [
      ...tests('main/adapters/http', 'bearer', 'guard'),
      ...tests('main/adapters/bridge', 'session'),
    ],
    goal: 85,
  },
  {
    name: 'guards/token',
    sources: files(HTTP, 'token'),
    tests: tests('service', 'api/token', 'api/token-life'),
    goal: 85,
  },
  {
    name: 'guards/bodies',
    sources: files(HTTP, 'json-body', 'json-names'),
    tests: [...tests('main/adapters/http', 'json-names'), ...tests('service', 'api/json-body')],
    goal: 85,
  },
  {
    name: 'guards/query',
    sources: files(HTTP, 'operations'),
    tests: [...tests('main/adapters/http', 'query'), ...tests('service', 'api/request')],
    goal: 85,
  },
  {
    name: 'guards/keys',
    sources: files(HTTP, 'idempotency', 'conditions'),
    tests: tests('service', 'api/etag', 'api/idempotency'),
    goal: 85,
  },
  {
    name: 'guards/dispatcher',
    sources: files('src/main/core', 'dispatcher'),
    tests: tests('main/core', 'dispatcher', 'data-state/data-guard'),
    goal: 85,
  },
];
