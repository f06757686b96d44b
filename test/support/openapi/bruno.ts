import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { bruToEnvJsonV2, bruToJsonV2, collectionBruToJson } from '@usebruno/lang';
import { keptRequests } from '../../../scripts/collections/bruno.ts';
import { dateAt, filled, type Variables } from './variables.ts';

const FOLDER = 'docs/bruno';
const text = (file: string) => readFileSync(`${FOLDER}/${file}`, 'utf8');

type Request = ReturnType<typeof bruToJsonV2>;

/** The requests of the collection, in the order that a person sends them. */
export function requests(): Request[] {
  const all = [...keptRequests().values()].map((request) => bruToJsonV2(request));
  return all.sort((a, b) => Number(a.meta.seq) - Number(b.meta.seq));
}

/** The one environment that comes with the collection. */
export const environment = () => bruToEnvJsonV2(text('environments/local.bru')).variables;

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** The value of an expression over an answer; Bruno runs it as JavaScript, too. */
const valueAt = (expression: string, res: Answer): unknown => runInNewContext(expression, { res });

/** Bruno's words for what must hold, as far as the collection uses them. */
const OPERATORS: Readonly<Record<string, (value: unknown, operand?: string) => boolean>> = {
  eq: (value, operand) => String(value) === operand,
  isString: (value) => typeof value === 'string',
  isNumber: (value) => typeof value === 'number',
  isBoolean: (value) => typeof value === 'boolean',
  isArray: Array.isArray,
  isDefined: (value) => value !== undefined,
};

/** What a request asserts that does not hold of an answer. */
function failuresOf({ assertions = [] }: Request, res: Answer): string[] {
  return assertions
    .filter(({ name, value }) => {
      const [operator = '', operand] = value.split(' ');
      return !OPERATORS[operator]?.(valueAt(name, res), operand);
    })
    .map(({ name, value }) => `${name}: ${value}`);
}

const CONTENT_TYPES = { json: 'application/json', xml: 'application/xml' };

function bodyOf({ body }: Request, variables: Variables) {
  if (body?.formUrlEncoded) {
    const pairs = body.formUrlEncoded.map(({ name, value }) => [name, filled(value, variables)]);
    return { type: 'application/x-www-form-urlencoded', text: `${new URLSearchParams(pairs)}` };
  }
  for (const kind of ['json', 'xml'] as const) {
    const template = body?.[kind];
    if (template !== undefined) {
      return { type: CONTENT_TYPES[kind], text: filled(template, variables) };
    }
  }
  return undefined;
}

function authorization({ http }: Request, variables: Variables): Record<string, string> {
  if (http.auth === 'none') return {};
  const { auth } = collectionBruToJson(text('collection.bru'));
  if (http.auth !== 'inherit' || auth.mode !== 'bearer') throw new Error(http.auth);
  return { authorization: `Bearer ${filled(auth.bearer.token, variables)}` };
}

/**
 * Sends a request as Bruno does, and keeps the variables for the next one.
 * @param now epoch milliseconds, for the collection's script
 * @returns what the request asserts that does not hold
 */
export async function send(
  request: Request,
  variables: Variables,
  now = Date.now(),
): Promise<string[]> {
  const { script } = collectionBruToJson(text('collection.bru'));
  const bru = { setVar: (name: string, value: string) => variables.set(name, value) };
  runInNewContext(script.req, { bru, Date: dateAt(now) });
  const parameters = new Map(request.params?.map(({ name, value }) => [name, value]));
  const url = request.http.url.replaceAll(/\/:(\w+)/g, (_, name) => `/${parameters.get(name)}`);
  const body = bodyOf(request, variables);
  const own = request.headers?.map(({ name, value }) => [name, filled(value, variables)]);
  const response = await fetch(filled(url, variables), {
    method: request.http.method.toUpperCase(),
    headers: {
      ...authorization(request, variables),
      ...(body ? { 'content-type': body.type } : {}),
      ...Object.fromEntries(own ?? []),
    },
    ...(body ? { body: body.text } : {}),
  });
  const answer: Answer = { status: response.status, body: await response.json() };
  for (const { name, value } of request.vars?.res ?? []) {
    variables.set(name, String(valueAt(value, answer)));
  }
  return failuresOf(request, answer);
}
