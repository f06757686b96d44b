import { contract, httpOperations } from '../../../../shared/contract/contract.ts';
import type { Fault } from '../../../../shared/result/result.ts';
import { documentPlace } from '../documents.ts';
import { HealthStatus, healthPlaces } from '../health.ts';
import { AuthorizationServer, metadataPlace } from '../metadata.ts';
import { errorSchemas, type RecordedErrors, sharedExamples } from './errors.ts';
import { placeFaults, TAGS } from './faults.ts';
import { describedOperation, OPEN, QUOTE_BODY, type QuoteForms } from './operation.ts';
import { described, type Json, reference, shapeSchemas } from './shapes.ts';

const text = { type: 'string' };

const parameter = (
  name: string,
  within: 'path' | 'query',
  description: string,
  example: string,
) => ({
  name,
  in: within,
  required: true,
  schema: text,
  description,
  example,
});

/** Where documents are got by the links that generateDocuments answers, and what a link consists of. */
const documentLinks = {
  ...documentPlace,
  /** What a link may lead to besides what any address may. */
  faults: ['notFound', 'gone', 'unavailable'],
  operation: {
    operationId: 'openDocument',
    tags: ['Quotes'],
    summary: "Open a document by its link, whose signature stands for a token: don't make one up",
    parameters: [
      parameter('id', 'path', 'Of the document', 'D-EXAMPLE'),
      parameter('file', 'path', 'The type of the document, and `.pdf`', 'schedule.pdf'),
      parameter('e', 'query', 'When the link expires: epoch seconds', '1796119200'),
      parameter('s', 'query', 'The signature of the link', 'signature'),
    ],
  },
  opened: {
    description: 'The document',
    content: { 'application/pdf': { schema: { ...text, format: 'binary' } } },
  },
} as const;

/** What a host has really answered; the ids, the tokens and the address are made up. */
export interface ResponseExamples {
  /** The bodies of good answers, by the ids of the operations. */
  readonly answers: Json;
  readonly errors: RecordedErrors;
}

/** What the description can't take from the contract. */
export interface Described extends QuoteForms {
  /** Of the application. */
  readonly version: string;
  /** What a token is asked for: one for all clients, and no secret. */
  readonly scope: string;
  /** The JSON Schema of a quote document. */
  readonly quoteDocument: Json;
  /** Reads them: they are large, and only a reader of the description needs them. */
  readonly responseExamples: () => ResponseExamples;
}

/** Where the description itself stands. */
export const DESCRIPTION = { method: 'GET', path: '/openapi.json' } as const;

/** What keeps a host from being ready. */
const CANNOT_KEEP = ['unavailable', 'insufficientStorage'] as const;

function plainGet(
  path: string,
  schema: Json,
  example: unknown,
  faults: readonly Fault['kind'][] = [],
): Json {
  const responses = {
    200: { description: 'Done', content: { 'application/json': { schema, example } } },
    ...placeFaults(faults),
  };
  const summary = `Without a token: ${path}`;
  return { operationId: path.slice(1), tags: ['Host'], summary, ...OPEN, responses };
}

function pathsOf(given: Described, answers: Json): Json {
  const paths: Record<string, Json> = {};
  const add = (path: string, method: string, operation: Json) => {
    const template = path.replaceAll(/:(\w+)/g, '{$1}');
    paths[template] = { ...paths[template], [method.toLowerCase()]: operation };
  };
  for (const operation of httpOperations) {
    const { path, method } = operation.http;
    add(path, method, describedOperation(operation, given, answers[operation.name]));
  }
  for (const { path, method } of healthPlaces) {
    add(path, method, plainGet(path, described(HealthStatus), answers[path.slice(1)], CANNOT_KEEP));
  }
  add(
    metadataPlace.path,
    metadataPlace.method,
    plainGet(
      metadataPlace.path,
      described(AuthorizationServer),
      answers[metadataPlace.path.slice(1)],
    ),
  );
  const { operation, opened, faults } = documentLinks;
  add(documentLinks.path, documentLinks.method, {
    ...operation,
    ...OPEN,
    responses: { 200: opened, ...placeFaults(faults) },
  });
  const { path, method } = DESCRIPTION;
  add(path, method, plainGet(path, { type: 'object' }, { ...headOf(given), paths: {} }));
  return paths;
}

/** How the description begins. */
function headOf({ version }: Described) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Quotedesk',
      version,
      description:
        'Motor insurance quotes for Irish brokers. Every other method answers 405. ' +
        'Errors come as problem details (RFC 9457) where Accept prefers application/problem+json.',
      contact: { name: 'Anyone who runs this host' },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/' }],
  };
}

/** The API as an OpenAPI 3.1 document, made from the contract and the table of faults. */
export function openApi(given: Described): Json {
  const { answers, errors } = given.responseExamples();
  return {
    ...headOf(given),
    tags: TAGS,
    paths: pathsOf(given, answers),
    components: {
      examples: sharedExamples(errors),
      schemas: {
        QuoteDocument: described(given.quoteDocument),
        [QUOTE_BODY]: described(given.quoteBody(reference('QuoteDocument'))),
        ...shapeSchemas,
        ...errorSchemas,
      },
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
