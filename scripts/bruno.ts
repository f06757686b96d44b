import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Body, jsonToBruV2 } from '@usebruno/lang';
import {
  addressParameters,
  type HttpOperation,
  type HttpPlace,
  httpOperations,
  PLACEHOLDERS,
} from '../src/shared/contract/contract.ts';

const ROOT = join(import.meta.dirname, '..');

/** Where the collection lies. */
const FOLDER = join(ROOT, 'docs/bruno');

/** What stands there besides the requests, written by hand. */
const COLLECTION = 'collection.bru';

/** Bruno's variables, by the placeholders that they replace. */
const variables = new Map<unknown, string>(
  Object.entries(PLACEHOLDERS).map(([name, placeholder]) => [placeholder, `{{${name}}}`]),
);

const withVariables = (value: unknown) => variables.get(value) ?? value;

/** The name of an operation with a sign before each of its words but the first. */
const words = (name: string, sign: string) => name.replaceAll(/[A-Z]/g, `${sign}$&`);

const pairs = (names: readonly string[], values: Readonly<Record<string, unknown>>) =>
  names
    .filter((name) => Object.hasOwn(values, name))
    .map((name) => ({ name, value: String(withVariables(values[name])), enabled: true }));

/** How Bruno sends an input. */
interface Form {
  /** Bruno's word for the body. */
  readonly body: 'none' | 'json' | 'xml' | 'formUrlEncoded';
  readonly content: (example: HttpPlace['example']) => Body;
  readonly contentType?: string;
  /** The variables that later requests take from the answer, and where in it they are. */
  readonly learns?: Readonly<Record<string, string>>;
}

const forms: Record<HttpPlace['from'], Form> = {
  address: { body: 'none', content: () => ({}) },
  json: {
    body: 'json',
    content: (example) => ({
      json: JSON.stringify(example, (_, value: unknown) => withVariables(value), 2),
    }),
  },
  quote: {
    body: 'xml',
    content: () => ({
      xml: readFileSync(join(ROOT, 'resources/samples/quote-minimal.xml'), 'utf8').trimEnd(),
    }),
    contentType: 'application/xml',
    learns: { quoteId: 'res.body.quoteId' },
  },
  token: {
    body: 'formUrlEncoded',
    content: (example) => ({ formUrlEncoded: pairs(Object.keys(example), example) }),
    learns: { token: 'res.body.access_token' },
  },
};

/** The address as Bruno writes it: the path with names, the query with values. */
function urlOf({ path }: HttpPlace, query: readonly { name: string; value: string }[]): string {
  const search = query.map(({ name, value }) => `${name}=${value}`).join('&');
  return `{{baseUrl}}${path}${search === '' ? '' : `?${search}`}`;
}

function requestOf({ name, http, input, summary, requires }: HttpOperation, seq: number): string {
  const { body, content, contentType, learns = {} } = forms[http.from];
  const names = addressParameters(http, input);
  const path = pairs(names.path, http.example);
  const query = pairs(names.query, http.example);
  const title = words(name, ' ');
  return jsonToBruV2({
    meta: { name: `${title[0]?.toUpperCase()}${title.slice(1)}`, type: 'http', seq },
    http: {
      method: http.method.toLowerCase(),
      url: urlOf(http, query),
      body,
      auth: requires === 'none' ? 'none' : 'inherit',
    },
    params: [
      ...query.map((one) => ({ ...one, type: 'query' as const })),
      ...path.map((one) => ({ ...one, type: 'path' as const })),
    ],
    headers: contentType ? [{ name: 'content-type', value: contentType, enabled: true }] : [],
    body: content(http.example),
    vars: {
      res: Object.entries(learns).map(([name, value]) => ({ name, value, enabled: true })),
    },
    docs: summary,
  });
}

/** The requests of the collection, one for each operation that HTTP offers, by their files. */
export function brunoRequests(): Map<string, string> {
  return new Map(
    httpOperations.map((operation, i) => [
      `${words(operation.name, '-').toLowerCase()}.bru`,
      requestOf(operation, i + 1),
    ]),
  );
}

/** The requests that lie there, by their files. */
export function keptRequests(): Map<string, string> {
  const files = globSync('*.bru', { cwd: FOLDER }).filter((file) => file !== COLLECTION);
  return new Map(files.map((file) => [file, readFileSync(join(FOLDER, file), 'utf8')]));
}

if (import.meta.main) {
  for (const file of keptRequests().keys()) rmSync(join(FOLDER, file));
  for (const [file, text] of brunoRequests()) writeFileSync(join(FOLDER, file), text);
}
