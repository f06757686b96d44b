import { IsOptional } from 'typebox';
import {
  addressParameters,
  type HttpOperation,
  type HttpPlace,
} from '../../../../shared/contract/contract.ts';
import { AccidentList } from '../../../../shared/schemas/policies/accident.ts';
import { PolicyAccount } from '../../../../shared/schemas/policies/payments.ts';
import { PolicyView } from '../../../../shared/schemas/policies/policy.ts';
import { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import { lifecycleAt, operationFaults, seconds, type Tag } from './faults.ts';
import { bodyShape, described, type Json, reference } from './shapes.ts';

const text = { type: 'string' };

const parameter = (name: string, description: string) => ({
  name,
  in: 'header',
  required: false,
  schema: text,
  description,
});

const KEY = parameter(
  'Idempotency-Key',
  'Up to 255 characters of your own: sent again with it, the same change happens once',
);
const IF_MATCH = parameter('If-Match', 'The ETag of the version that the change is meant for');
const IF_NONE_MATCH = parameter('If-None-Match', 'The ETag of the version that you have');

/** Whether an answer has a version: a quote, a policy, its accidents or its account. */
const answersQuote = ({ output }: HttpOperation) =>
  output === Quote || output === PolicyView || output === AccidentList || output === PolicyAccount;
const readsQuote = (operation: HttpOperation) =>
  answersQuote(operation) && operation.http.method === 'GET';

/** The headers that a request may carry besides its token. */
function headerParameters(operation: HttpOperation): object[] {
  const { http, data } = operation;
  return [
    ...(data === 'changes' ? [KEY] : []),
    ...(http.faults.includes('preconditionFailed') ? [IF_MATCH] : []),
    ...(readsQuote(operation) ? [IF_NONE_MATCH] : []),
  ];
}

/** The headers of a good answer besides the limit's. RFC 9110 8.8.3. */
function versionHeaders(operation: HttpOperation): object {
  if (!answersQuote(operation)) return {};
  return { ETag: { schema: text, description: 'The version of what is answered' } };
}

/** The answer without a body. RFC 9110 15.4.5. */
function notModified(operation: HttpOperation): object {
  if (!readsQuote(operation)) return {};
  return { 304: { description: 'The quote is still the version that If-None-Match names' } };
}

/** What a quote document may look like. */
export interface QuoteForms {
  /** What a body with a quote document may be, from a reference to the document's schema. */
  readonly quoteBody: (document: Json) => Json;
  /** A quote document in XML that is taken. */
  readonly quoteXml: string;
}

/** A body with a quote document. */
export const QUOTE_BODY = 'QuoteBody';

function bodyOf(operation: HttpOperation, { quoteXml }: QuoteForms): Json {
  const { http, input } = operation;
  const { example } = http;
  const { path, query } = addressParameters(http, input);
  const elsewhere = [...path, ...query];
  const inBody = Object.entries(example).filter(([name]) => !elsewhere.includes(name));
  const json = () => ({
    schema: described(bodyShape(operation)),
    example: Object.fromEntries(inBody),
  });
  const contents: Record<HttpPlace['from'], () => Json | undefined> = {
    address: () => undefined,
    json: () => ({ 'application/json': json() }),
    token: () => ({ 'application/x-www-form-urlencoded': json(), 'application/json': json() }),
    // First what generators make a client of. XML has no schema here: it is its XSD's.
    quote: () => ({
      'application/json': {
        schema: reference(QUOTE_BODY),
        example,
      },
      'application/xml': { example: quoteXml },
    }),
  };
  const content = contents[http.from]();
  const about = http.from === 'quote' ? { description: 'XML is by irish-motor-quote.xsd' } : {};
  return content ? { requestBody: { ...about, required: true, content } } : {};
}

function parametersOf({ http, input }: HttpOperation): Json[] {
  const { path, query } = addressParameters(http, input);
  const schemas = described(input.properties);
  const parameter = (within: 'path' | 'query') => (name: string) => ({
    name,
    in: within,
    required: !IsOptional(input.properties[name]),
    schema: schemas[name],
    ...(Object.hasOwn(http.example, name) ? { example: http.example[name] } : {}),
  });
  return [...path.map(parameter('path')), ...query.map(parameter('query'))];
}

/** Under which heading a reader finds an operation: the specification's two ways of working. */
function tagOf({ from, path }: HttpPlace): Tag {
  if (from === 'token') return 'Token';
  return lifecycleAt(path)?.tag ?? (path.startsWith('/applied/') ? 'Quotes' : 'Quick pricing');
}

/** What stands at an operation that asks for no token. */
export const OPEN = { description: 'Needs no token.', security: [] } as const;

/** What stands at an operation that asks for a token. */
function guarded({ requires, data }: HttpOperation): Json {
  const again =
    data === 'changes' ? ' Sent again with the same Idempotency-Key, it happens only once.' : '';
  return {
    description: `Needs a token of a client with the permission \`${requires}\`.${again}`,
    security: [{ client: [] }, { token: [] }],
    'x-permission': requires,
  };
}

const LIMIT_HEADERS = {
  'RateLimit-Limit': { schema: { type: 'integer' }, description: 'Requests a minute' },
  'RateLimit-Remaining': { schema: { type: 'integer' } },
  'RateLimit-Reset': seconds,
};

/**
 * An operation of the contract as an operation of OpenAPI.
 * @param answer a recorded good one
 */
export function describedOperation(
  operation: HttpOperation,
  forms: QuoteForms,
  answer: unknown,
): Json {
  const { name, http, summary, requires, output } = operation;
  const open = requires === 'none';
  const parameters = [...parametersOf(operation), ...headerParameters(operation)];
  return {
    operationId: name,
    tags: [tagOf(http)],
    summary,
    ...(open ? OPEN : guarded(operation)),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...bodyOf(operation, forms),
    responses: {
      200: {
        description: 'Done',
        ...(open ? {} : { headers: { ...LIMIT_HEADERS, ...versionHeaders(operation) } }),
        content: { 'application/json': { schema: described(output), example: answer } },
      },
      ...notModified(operation),
      ...operationFaults(operation),
    },
  };
}
