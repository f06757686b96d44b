import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
export const POSTMAN_FILE = join(ROOT, 'docs/postman/quotedesk.postman_collection.json');

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

const DESCRIPTION = `The life of a motor quote, request by request. Fill in the collection's variables with what the
operator issued, then send the requests in order: each hands on the token and the quote's id.`;

const keyed = (pairs: readonly Pair[]) => pairs.map(({ name, value }) => ({ key: name, value }));

function bodyOf(body: RequestBody): object {
  if (body.kind === 'none') return {};
  if (body.kind === 'form') return { body: { mode: 'urlencoded', urlencoded: keyed(body.pairs) } };
  const options = { raw: { language: body.kind } };
  return { body: { mode: 'raw', raw: body.text, options } };
}

const TYPES: Readonly<Record<string, string>> = {
  json: 'application/json',
  xml: 'application/xml',
};

function headersOf({ kind }: RequestBody): Pair[] {
  const value = TYPES[kind];
  return value === undefined ? [] : [{ name: 'content-type', value }];
}

/** The address in parts: Postman fills in the path parameters by their names. */
function urlOf({ path, query, pathParameters }: CollectedRequest): object {
  const search = query.map(({ name, value }) => `${name}=${value}`).join('&');
  return {
    raw: `{{baseUrl}}${path}${search === '' ? '' : `?${search}`}`,
    host: ['{{baseUrl}}'],
    path: path.split('/').slice(1),
    ...(query.length > 0 ? { query: keyed(query) } : {}),
    ...(pathParameters.length > 0 ? { variable: keyed(pathParameters) } : {}),
  };
}

const EXPECTED: Record<Kind, string> = {
  string: "to.be.a('string')",
  number: "to.be.a('number')",
  boolean: "to.be.a('boolean')",
  array: "to.be.an('array')",
  object: "to.be.an('object')",
  any: 'to.not.equal(undefined)',
};

/** What Postman runs after the answer: what must hold, then the variables for later requests. */
function script({ answers, learns }: CollectedRequest): string[] {
  return [
    "pm.test('The status is 200', () => pm.response.to.have.status(200));",
    'const answer = pm.response.json();',
    ...Object.entries(answers).map(
      ([name, kind]) =>
        `pm.test('It has ${name}', () => pm.expect(answer${propertyOf(name)}).${EXPECTED[kind]});`,
    ),
    ...Object.entries(learns).map(
      ([name, of]) => `pm.collectionVariables.set('${name}', answer${propertyOf(of)});`,
    ),
  ];
}

function itemOf(request: CollectedRequest): object {
  const { method, needsToken, summary, body } = request;
  return {
    name: titleOf(request),
    event: [{ listen: 'test', script: { type: 'text/javascript', exec: script(request) } }],
    request: {
      method,
      description: summary,
      header: keyed(headersOf(body)),
      url: urlOf(request),
      ...bodyOf(body),
      ...(needsToken ? {} : { auth: { type: 'noauth' } }),
    },
  };
}

/** What Postman runs before each request: cover begins tomorrow. */
const BEFORE = [
  'const tomorrow = new Date(Date.now() + 864e5).toISOString().slice(0, 10);',
  "pm.collectionVariables.set('inception', tomorrow + 'T00:00:00Z');",
];

/** The collection in Postman's format 2.1, one request for each operation that HTTP offers. */
export function postmanCollection(): string {
  const collection = {
    info: { name: 'Quotedesk', description: DESCRIPTION, schema: SCHEMA },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] },
    variable: keyed([
      { name: 'baseUrl', value: 'http://127.0.0.1:8517' },
      { name: 'clientId', value: 'qd-' },
      { name: 'clientSecret', value: '' },
      { name: 'scope', value: 'api://' },
    ]),
    event: [{ listen: 'prerequest', script: { type: 'text/javascript', exec: BEFORE } }],
    item: collectedRequests.map(itemOf),
  };
  return `${JSON.stringify(collection, null, 2)}\n`;
}

export function writePostman(): void {
  writeFileSync(POSTMAN_FILE, postmanCollection());
}
