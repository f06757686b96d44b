import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Body, jsonToBruV2 } from '@usebruno/lang';
import { ROOT } from '../build-fresh.ts';
import {
  type CollectedRequest,
  collectedRequests,
  type Kind,
  type Pair,
  propertyOf,
  type RequestBody,
  titleOf,
} from './requests.ts';

/** Where the collection lies. */
const FOLDER = join(ROOT, 'docs/bruno');

/** What stands there besides the requests, written by hand. */
const COLLECTION = 'collection.bru';

const enabled = (pairs: readonly Pair[]) => pairs.map((pair) => ({ ...pair, enabled: true }));

/** Bruno's words for the body. */
const BODIES = { none: 'none', json: 'json', xml: 'xml', form: 'formUrlEncoded' } as const;

function contentOf(body: RequestBody): Body {
  if (body.kind === 'none') return {};
  if (body.kind === 'form') return { formUrlEncoded: enabled(body.pairs) };
  return { [body.kind]: body.text };
}

/** The address as Bruno writes it: the path with names, the query with values. */
function urlOf({ path, query }: CollectedRequest): string {
  const search = query.map(({ name, value }) => `${name}=${value}`).join('&');
  return `{{baseUrl}}${path}${search === '' ? '' : `?${search}`}`;
}

/** Bruno's words for what a value is. */
const OPERATORS: Record<Kind, string> = {
  string: 'isString',
  number: 'isNumber',
  boolean: 'isBoolean',
  array: 'isArray',
  object: 'isDefined',
  any: 'isDefined',
};

const assertions = ({ answers }: CollectedRequest): Pair[] => [
  { name: 'res.status', value: 'eq 200' },
  ...Object.entries(answers).map(([name, kind]) => ({
    name: `res.body${propertyOf(name)}`,
    value: OPERATORS[kind],
  })),
];

function textOf(request: CollectedRequest, seq: number): string {
  const { method, needsToken, pathParameters, query, body, learns, summary } = request;
  const answered = Object.entries(learns).map(([name, of]) => ({
    name,
    value: `res.body${propertyOf(of)}`,
  }));
  return jsonToBruV2({
    meta: { name: titleOf(request), type: 'http', seq },
    http: {
      method: method.toLowerCase(),
      url: urlOf(request),
      body: BODIES[body.kind],
      auth: needsToken ? 'inherit' : 'none',
    },
    params: [
      ...enabled(query).map((one) => ({ ...one, type: 'query' as const })),
      ...enabled(pathParameters).map((one) => ({ ...one, type: 'path' as const })),
    ],
    headers:
      body.kind === 'xml' ? enabled([{ name: 'content-type', value: 'application/xml' }]) : [],
    body: contentOf(body),
    vars: { res: enabled(answered) },
    assertions: enabled(assertions(request)),
    docs: summary,
  });
}

/** The requests of the collection, one for each operation that HTTP offers, by their files. */
export function brunoRequests(): Map<string, string> {
  return new Map(
    collectedRequests.map((request, i) => [
      `${request.nameWith('-').toLowerCase()}.bru`,
      textOf(request, i + 1),
    ]),
  );
}

/** The requests that lie there, by their files. */
export function keptRequests(): Map<string, string> {
  const files = globSync('*.bru', { cwd: FOLDER }).filter((file) => file !== COLLECTION);
  return new Map(files.map((file) => [file, readFileSync(join(FOLDER, file), 'utf8')]));
}

/** Writes the requests, and takes away those that are no more. */
export function writeBruno(): void {
  for (const file of keptRequests().keys()) rmSync(join(FOLDER, file));
  for (const [file, text] of brunoRequests()) writeFileSync(join(FOLDER, file), text);
}
