import type { FastifyInstance, FastifyRequest, preParsingHookHandler } from 'fastify';
import {
  addressParameters,
  type HttpOperation,
  type HttpPlace,
  httpOperations,
} from '../../../shared/contract/contract.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { shortly } from '../../../shared/domain/text/shortly.ts';
import { FaultError } from '../../../shared/result/fault-error.ts';
import {
  done,
  failed,
  type InputError,
  invalid,
  type Result,
} from '../../../shared/result/result.ts';
import { ANONYMOUS, type Dispatch } from '../../core/dispatcher.ts';
import { conditionsOf, tagQuote } from './conditions.ts';
import { mustBePlain, unsupportedMedia } from './errors.ts';
import type { onceByKey } from './idempotency.ts';
import { sendResult } from './reply.ts';

/** The parameters of a query, with all values of one that came more than once. */
export type Query = Readonly<Record<string, string | readonly string[]>>;

const DECIMAL = /^-?\d+(\.\d+)?$/;

const numberIn = (text: string) => (DECIMAL.test(text) ? Number(text) : text);

/** A text as a value of each JSON type; where it is none, it stays for the check to refuse. */
const valueIn: Readonly<Record<string, (text: string) => unknown>> = {
  integer: numberIn,
  number: numberIn,
  boolean: (text) => text === 'true' || (text === 'false' ? false : text),
};

/** What some programs put into the address of a read, with a new value each time, against caches. */
const CACHE_BUSTER = '_';

const typeOf = (schema: object = {}) => String(Reflect.get(schema, 'type'));

/**
 * Reads what an operation takes from the query.
 * @returns the values by their names, or a fault that names each parameter that is not known or came
 * more than once
 */
export function queryReader({ http, input }: Pick<HttpOperation, 'http' | 'input'>) {
  const known = new Map(
    addressParameters(http, input).query.map((name) => {
      const read = valueIn[typeOf(input.properties[name])] ?? ((text: string) => text);
      return [name, read];
    }),
  );
  return (query: Query): Result<Record<string, unknown>> => {
    const errors: InputError[] = [];
    const values: Record<string, unknown> = {};
    for (const [name, text] of Object.entries(query)) {
      if (name === CACHE_BUSTER && http.method === 'GET') continue;
      const read = known.get(name);
      const path = shortly(name) || '?';
      if (!read) errors.push({ path, message: message('parameterUnknown') });
      else if (typeof text === 'string') values[name] = read(text);
      else errors.push({ path, message: message('parameterTwice') });
    }
    return errors.length > 0 ? invalid(errors) : done(values);
  };
}

/**
 * Turns the bytes of an XML quote document into the input of an operation, or a fault; the charset
 * is the parameter of their content type.
 */
export type ReadQuoteXml = (body: Uint8Array, charset?: string) => Result<object>;

const CHARSET = /;\s*charset\s*=\s*"?([^\s";]+)/i;

/** RFC 9110 8.3.2. */
const charsetOf = (type = '') => CHARSET.exec(type)?.[1];

type OnceByKey = ReturnType<typeof onceByKey>;

interface Route {
  readonly Params: Readonly<Record<string, string>>;
  readonly Querystring: Query;
}
type Request = FastifyRequest<Route>;

/** A body in JSON with what travels next to it; one that is no object is left to the check of the input. */
function withOthers(body: unknown, others: Readonly<Record<string, unknown>>): Result<unknown> {
  if (typeof body !== 'object' || body === null) return done(body);
  const twice = Object.keys(others).filter((name) => Object.hasOwn(body, name));
  if (twice.length === 0) return done({ ...body, ...others });
  return invalid(twice.map((path) => ({ path, message: message('parameterTwice') })));
}

/** An address that ends before its last part. */
const NOWHERE = failed({ kind: 'notFound', message: message('addressUnknown') });

/** How to take an operation's input out of a request. */
function inputReader(operation: HttpOperation, readXml: ReadQuoteXml) {
  const readQuery = queryReader(operation);
  const readers: Record<HttpPlace['from'], (request: Request, query: object) => Result<unknown>> = {
    address: ({ params }, query) =>
      Object.values(params).includes('') ? NOWHERE : done({ ...params, ...query }),
    json: ({ body, params }, query) => {
      if (Object.values(params).includes('')) return NOWHERE;
      return withOthers(body, { ...params, ...query });
    },
    token: ({ body }) => done(body),
    quote: ({ body, headers }, query) => {
      if (!Buffer.isBuffer(body)) return done({ source: 'json', document: body, ...query });
      const document = readXml(body, charsetOf(headers['content-type']));
      return document.ok ? done({ ...document.value, ...query }) : document;
    },
  };
  const read = readers[operation.http.from];
  return (request: Request): Result<unknown> => {
    const query = readQuery(request.query);
    return query.ok ? read(request, query.value) : query;
  };
}

/** A hook that refuses a body without a content type: it does not guess. */
const typedBody: preParsingHookHandler = (request, _reply, payload, done) => {
  mustBePlain(request);
  if (request.headers['content-type'] === undefined) {
    throw new FaultError(unsupportedMedia(request));
  }
  done(null, payload);
};

function xmlBodies(api: FastifyInstance): void {
  api.addContentTypeParser(
    ['application/xml', 'text/xml'],
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );
}

/** Every operation of the contract with a place in HTTP, behind the bearer token. */
export function operationRoutes(dispatch: Dispatch, readXml: ReadQuoteXml, once: OnceByKey) {
  return async (api: FastifyInstance): Promise<void> => {
    for (const operation of httpOperations) {
      const { name, http, atMost } = operation;
      if (http.from === 'token') continue;
      const read = inputReader(operation, readXml);
      await api.register(async (scope) => {
        if (http.from === 'quote') xmlBodies(scope);
        scope.route<Route>({
          method: http.method,
          url: http.path,
          ...(atMost === undefined ? {} : { bodyLimit: atMost }),
          ...(http.method === 'POST' ? { preParsing: typedBody } : {}),
          ...once.hooks(name),
          handler: async (request, reply) => {
            const input = read(request);
            if (!input.ok) return sendResult(reply, input);
            const caller = request.caller ?? ANONYMOUS;
            const conditions = { ...conditionsOf(request), ...once.conditions(request) };
            const answer = await dispatch(caller, name, input.value, conditions);
            await once.settle(request, answer);
            const isKnown = answer.ok && tagQuote(request, reply, name, answer.value);
            return isKnown ? reply.code(304).send() : sendResult(reply, answer);
          },
        });
      });
    }
  };
}
