import {
  contract,
  type HttpPlace,
  type Operation,
  type OperationName,
  operationNames,
} from '../../../shared/contract/contract.ts';
import { type Fault, statusOf } from '../../../shared/contract/result.ts';
import { Quote } from '../../../shared/schemas/quote.ts';
import { healthPlaces } from './health.ts';
import { changes } from './idempotency.ts';
import { ERRORS, type ErrorForm, errorSchemas, TOKEN_ERRORS } from './openapi-errors.ts';
import { examples } from './openapi-examples.ts';
import { headerParameters, notModified, versionHeaders } from './openapi-headers.ts';
import { documentLinks } from './openapi-links.ts';
import { described, reference, shapeSchemas } from './openapi-shapes.ts';
import { PROBLEM_TYPE } from './problem.ts';

type Json = { readonly [key: string]: unknown };

export interface Described {
  /** Of the application. */
  readonly version: string;
  /** What a token is asked for: one for all clients, and no secret. */
  readonly scope: string;
  /** The JSON Schema of a quote document. */
  readonly quoteDocument: Json;
  /** What a body with a quote document may be, from a reference to the document's schema. */
  readonly quoteBody: (document: Json) => Json;
  /** A quote document in XML that is taken. */
  readonly quoteXml: string;
}

/** What each fault means to whoever gets it. */
const meanings: Record<Fault['kind'], string> = {
  invalid: 'The input is not valid; `errors` names each fault and its place',
  oauth: 'The token request is not valid. RFC 6749 5.2',
  badCredentials: 'The credentials are wrong',
  unauthenticated: 'The access token is missing or invalid',
  forbidden:
    'The client lacks the permission, a link is not signed, or another site sent the request',
  notFound: 'What was asked for is not known',
  methodNotAllowed: 'The address takes other methods',
  conflict: 'The state of the quote forbids it',
  gone: 'The link has expired',
  preconditionFailed: 'The quote is no longer the version that If-Match names',
  tooLarge: 'The body is larger than 64 KiB',
  unsupportedMedia: 'The content type is missing or not taken here, or the body is encoded',
  misdirected: 'The request was for another host',
  keyReused: 'The Idempotency-Key was used with another request',
  declined: 'Underwriting declines the risk; `reasons` says why',
  rateLimited: 'The rate limit is exceeded',
  unavailable: 'The data does not answer',
  internal: 'Something failed inside',
};

const text = { schema: { type: 'string' } };
const seconds = { schema: { type: 'integer' }, description: 'Seconds' };

/** Headers that come with a status. */
const headers: { readonly [status: number]: Json } = {
  [statusOf.unauthenticated]: { 'WWW-Authenticate': text },
  [statusOf.forbidden]: { 'WWW-Authenticate': text },
  [statusOf.rateLimited]: { 'Retry-After': seconds },
};

const LIMIT_HEADERS = {
  'RateLimit-Limit': { schema: { type: 'integer' }, description: 'Requests a minute' },
  'RateLimit-Remaining': { schema: { type: 'integer' } },
  'RateLimit-Reset': seconds,
};

/** What every address may answer. */
const ANYWHERE = ['invalid', 'forbidden', 'misdirected', 'internal'] as const;
const WITH_TOKEN = ['unauthenticated', 'rateLimited'] as const;
const WITH_BODY = ['tooLarge', 'unsupportedMedia'] as const;

/** What an Idempotency-Key may lead to. A state that forbids a change is a conflict, too. */
const ONCE = ['conflict', 'keyReused'] as const;

/** What only its handler knows that an operation may answer. */
const own: Partial<Record<OperationName, readonly Fault['kind'][]>> = {
  issueToken: ['badCredentials', 'rateLimited'],
  priceQuote: ['declined'],
  lookUpVehicle: ['notFound'],
  lookUpEircode: ['notFound'],
  submitQuote: ['declined', ...ONCE],
  overrideQuote: ['notFound', ...ONCE, 'preconditionFailed'],
  addCover: ['notFound', ...ONCE, 'preconditionFailed'],
  recordDriverNumber: ['notFound', ...ONCE, 'preconditionFailed'],
  acceptQuote: ['notFound', ...ONCE, 'preconditionFailed'],
  generateDocuments: ['notFound', ...ONCE, 'unavailable'],
  getQuote: ['notFound'],
};

const UNANSWERED = 'The first request with this Idempotency-Key has no answer yet';

/** What a fault means; `byState` where the state of a quote may forbid the operation. */
function meaningOf(kind: Fault['kind'], byState: boolean): string {
  if (kind !== 'conflict') return meanings[kind];
  return byState ? `${meanings.conflict}. ${UNANSWERED}` : UNANSWERED;
}

function faultResponses(
  kinds: readonly Fault['kind'][],
  form: ErrorForm = ERRORS,
  byState = false,
): Json {
  const statuses = new Set(kinds.map((kind) => statusOf[kind]));
  return Object.fromEntries(
    [...statuses].map((status) => [
      status,
      {
        description: [...new Set(kinds)]
          .filter((kind) => statusOf[kind] === status)
          .map((kind) => meaningOf(kind, byState))
          .join('. '),
        ...(headers[status] ? { headers: headers[status] } : {}),
        content: {
          'application/json': { schema: reference(form.plain) },
          [PROBLEM_TYPE]: { schema: reference(form.problem) },
        },
      },
    ]),
  );
}

function bodyOf(name: OperationName, place: HttpPlace, given: Described): Json | undefined {
  const example = examples[name];
  const json = { schema: described(contract[name].input), example };
  const contents: Record<HttpPlace['from'], Json | undefined> = {
    none: undefined,
    path: undefined,
    json: { 'application/json': json },
    token: { 'application/x-www-form-urlencoded': json, 'application/json': json },
    quote: {
      'application/xml': {
        schema: { type: 'string', description: 'By irish-motor-quote.xsd' },
        example: given.quoteXml,
      },
      'application/json': { schema: given.quoteBody(reference('QuoteDocument')), example },
    },
  };
  const content = contents[place.from];
  return content ? { required: true, content } : undefined;
}

function parametersOf(name: OperationName, place: HttpPlace): Json[] {
  if (place.from !== 'path') return [];
  const properties: Json = described(contract[name].input.properties);
  return Object.entries(properties).map(([parameter, schema]) => ({
    name: parameter,
    in: 'path',
    required: true,
    schema,
    example: examples[name]?.[parameter],
  }));
}

/** Under which heading a reader finds an operation: the specification's two ways of working. */
function tagOf({ from, path }: HttpPlace): string {
  if (from === 'token') return 'Token';
  return path.startsWith('/applied/') ? 'Quotes' : 'Quick pricing';
}

function operationOf(name: OperationName, place: HttpPlace, given: Described): Json {
  const { summary, requires, output }: Operation = contract[name];
  const open = requires === 'none';
  const body = bodyOf(name, place, given);
  const heeded = {
    changes: changes(place),
    answersQuote: output === Quote,
    buildsOnVersion: own[name]?.includes('preconditionFailed') ?? false,
    method: place.method,
  };
  const parameters = [...parametersOf(name, place), ...headerParameters(heeded)];
  const kinds = [
    ...ANYWHERE,
    ...(open ? [] : WITH_TOKEN),
    ...(body ? WITH_BODY : []),
    ...(own[name] ?? []),
  ];
  return {
    operationId: name,
    tags: [tagOf(place)],
    summary,
    ...(open ? {} : { security: [{ client: [] }, { token: [] }], 'x-permission': requires }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: body } : {}),
    responses: {
      200: {
        description: 'Done',
        ...(open ? {} : { headers: { ...LIMIT_HEADERS, ...versionHeaders(heeded) } }),
        content: { 'application/json': { schema: described(output) } },
      },
      ...notModified(heeded),
      ...faultResponses(
        kinds,
        place.from === 'token' ? TOKEN_ERRORS : ERRORS,
        heeded.buildsOnVersion,
      ),
    },
  };
}

/** Where the description itself stands. */
export const DESCRIPTION = { method: 'GET', path: '/openapi.json' } as const;

function plainGet(path: string, schema: Json, kinds: readonly Fault['kind'][] = []): Json {
  const responses = {
    200: { description: 'Done', content: { 'application/json': { schema } } },
    ...faultResponses([...ANYWHERE, ...kinds]),
  };
  const summary = `Without a token: ${path}`;
  return { operationId: path.slice(1), tags: ['Host'], summary, responses };
}

function pathsOf(given: Described): Json {
  const paths: Record<string, Json> = {};
  const add = (path: string, method: string, operation: Json) => {
    const template = path.replaceAll(/:(\w+)/g, '{$1}');
    paths[template] = { ...paths[template], [method.toLowerCase()]: operation };
  };
  for (const name of operationNames) {
    const { http }: Operation = contract[name];
    if (http) add(http.path, http.method, operationOf(name, http, given));
  }
  const status = { type: 'object', properties: { status: { type: 'string' } } };
  for (const { path, method } of healthPlaces) {
    add(path, method, plainGet(path, { ...status, required: ['status'] }, ['unavailable']));
  }
  const { operation, opened, faults } = documentLinks;
  add(documentLinks.path, documentLinks.method, {
    ...operation,
    responses: { 200: opened, ...faultResponses([...ANYWHERE, ...faults]) },
  });
  add(DESCRIPTION.path, DESCRIPTION.method, plainGet(DESCRIPTION.path, { type: 'object' }));
  return paths;
}

/** The API as an OpenAPI 3.1 document, made from the contract and the table of faults. */
export function openApi(given: Described): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Quotedesk',
      version: given.version,
      description:
        'Motor insurance quotes for Irish brokers. Every other method answers 405. ' +
        'Errors come as problem details (RFC 9457) where Accept prefers application/problem+json.',
    },
    servers: [{ url: '/' }],
    paths: pathsOf(given),
    components: {
      schemas: { QuoteDocument: given.quoteDocument, ...shapeSchemas, ...errorSchemas },
      securitySchemes: {
        client: {
          type: 'oauth2',
          description: 'Id and secret are issued by the operator; the scope is one for all.',
          flows: {
            clientCredentials: {
              tokenUrl: contract.issueToken.http.path,
              scopes: { [given.scope]: 'All that the client may do' },
            },
          },
        },
        token: { type: 'http', scheme: 'bearer', description: 'A token that you have already.' },
      },
    },
  };
}
