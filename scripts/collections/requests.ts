import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  addressParameters,
  type HttpOperation,
  type HttpPlace,
  httpOperations,
  PLACEHOLDERS,
} from '../../src/shared/contract/contract.ts';
import { USUAL_PERMISSIONS } from '../../src/shared/domain/permission.ts';
import { ROOT } from '../build-fresh.ts';

export interface Pair {
  readonly name: string;
  readonly value: string;
}

export type RequestBody =
  | { readonly kind: 'none' }
  | { readonly kind: 'json' | 'xml'; readonly text: string }
  | { readonly kind: 'form'; readonly pairs: readonly Pair[] };

/** What JSON calls a value; `any` where it may be one of several. */
export type Kind = 'string' | 'number' | 'boolean' | 'array' | 'object' | 'any';

/** A request of a collection. Values that only the caller has stand there as `{{name}}`. */
export interface CollectedRequest {
  /** Of the operation, with a sign before each of its words but the first. */
  readonly nameWith: (sign: string) => string;
  readonly summary: string;
  readonly method: HttpPlace['method'];
  /** Parameters as `:name`. */
  readonly path: string;
  readonly pathParameters: readonly Pair[];
  readonly query: readonly Pair[];
  readonly needsToken: boolean;
  readonly body: RequestBody;
  /** The variables that later requests take from the answer, by the property that holds each. */
  readonly learns: Readonly<Record<string, string>>;
  /** The properties that every answer has. */
  readonly answers: Readonly<Record<string, Kind>>;
}

const variables = new Map<unknown, string>(
  Object.entries(PLACEHOLDERS).map(([name, placeholder]) => [placeholder, `{{${name}}}`]),
);

const withVariables = (value: unknown) => variables.get(value) ?? value;

const pairs = (names: readonly string[], values: Readonly<Record<string, unknown>>): Pair[] =>
  names
    .filter((name) => Object.hasOwn(values, name))
    .map((name) => ({ name, value: String(withVariables(values[name])) }));

const json = (example: object) =>
  JSON.stringify(example, (_, value: unknown) => withVariables(value), 2);

/** What of an example travels in the body. */
const inBody = (example: HttpPlace['example'], elsewhere: readonly string[]) =>
  Object.fromEntries(Object.entries(example).filter(([name]) => !elsewhere.includes(name)));

/** The smallest quote document, from the day that a collection chooses. */
const quoteXml = () =>
  readFileSync(join(ROOT, 'resources/samples/quote-minimal.xml'), 'utf8')
    .trimEnd()
    .replace(PLACEHOLDERS.inception, '{{inception}}');

const bodies: Record<HttpPlace['from'], (example: HttpPlace['example']) => RequestBody> = {
  address: () => ({ kind: 'none' }),
  json: (example) => ({ kind: 'json', text: json(example) }),
  quote: () => ({ kind: 'xml', text: quoteXml() }),
  token: (example) => ({ kind: 'form', pairs: pairs(Object.keys(example), example) }),
};

const LEARNS: Partial<Record<HttpOperation['name'], CollectedRequest['learns']>> = {
  submitQuote: { quoteId: 'quoteId' },
  acceptQuote: { policyId: 'policyId' },
  issueToken: { token: 'access_token' },
};

const KINDS: Readonly<Record<string, Kind>> = {
  string: 'string',
  boolean: 'boolean',
  array: 'array',
  object: 'object',
  integer: 'number',
  number: 'number',
};

interface Value {
  readonly type?: string;
  readonly enum?: readonly unknown[];
}

const kindOf = (value: Value = {}): Kind => KINDS[value.type ?? typeof value.enum?.[0]] ?? 'any';

/** The properties that a schema requires, with what each is. */
function answersOf(output: object): CollectedRequest['answers'] {
  const { properties = {}, required = [] } = output as {
    readonly properties?: Readonly<Record<string, Value>>;
    readonly required?: readonly string[];
  };
  return Object.fromEntries(required.map((name) => [name, kindOf(properties[name])]));
}

function collected({ name, http, input, output, summary, requires }: HttpOperation) {
  const names = addressParameters(http, input);
  return {
    nameWith: (sign) => name.replaceAll(/[A-Z]/g, `${sign}$&`),
    summary,
    method: http.method,
    path: http.path,
    pathParameters: pairs(names.path, http.example),
    query: pairs(names.query, http.example),
    needsToken: requires !== 'none',
    body: bodies[http.from](inBody(http.example, [...names.path, ...names.query])),
    learns: LEARNS[name] ?? {},
    answers: answersOf(output),
  } satisfies CollectedRequest;
}

/** The name that a person reads. */
export function titleOf({ nameWith }: CollectedRequest): string {
  const words = nameWith(' ');
  return `${words[0]?.toUpperCase()}${words.slice(1)}`;
}

/** A property in JavaScript, after the value that has it. */
export const propertyOf = (name: string): string =>
  /^\w+$/.test(name) ? `.${name}` : `['${name}']`;

/** The operations of a client with the usual permissions, in the order of a quote's life. */
export const collectedOperations: readonly HttpOperation[] = httpOperations.filter(
  ({ requires }) => requires === 'none' || USUAL_PERMISSIONS.some((usual) => usual === requires),
);

/** One request for each of these operations. */
export const collectedRequests: readonly CollectedRequest[] = collectedOperations.map(collected);
