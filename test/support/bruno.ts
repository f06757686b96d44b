import { readFileSync } from 'node:fs';
import { bruToEnvJsonV2, bruToJsonV2, collectionBruToJson } from '@usebruno/lang';
import { keptRequests } from '../../scripts/bruno.ts';

const FOLDER = 'docs/bruno';
const text = (file: string) => readFileSync(`${FOLDER}/${file}`, 'utf8');

type Request = ReturnType<typeof bruToJsonV2>;

/** Values by their names in double braces. */
export type Variables = Map<string, string>;

/** The requests of the collection, in the order that a person sends them. */
export function requests(): Request[] {
  const all = [...keptRequests().values()].map((request) => bruToJsonV2(request));
  return all.sort((a, b) => Number(a.meta.seq) - Number(b.meta.seq));
}

/** The one environment that comes with the collection. */
export const environment = () => bruToEnvJsonV2(text('environments/local.bru')).variables;

function filled(template: string, variables: Variables): string {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = variables.get(name);
    if (value === undefined) throw new Error(`{{${name}}} has no value`);
    return value;
  });
}

/** The value that `res.body.a.b` leads to. */
function valueAt(expression: string, body: unknown): string {
  const names = expression.split('.');
  if (names.shift() !== 'res' || names.shift() !== 'body') throw new Error(expression);
  return String(names.reduce<unknown>((place, name) => Reflect.get(Object(place), name), body));
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

/** Sends a request as Bruno does, and keeps the variables for the next one. */
export async function send(request: Request, variables: Variables): Promise<Response> {
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
  const answer: unknown = await response.clone().json();
  for (const { name, value } of request.vars?.res ?? []) {
    variables.set(name, valueAt(value, answer));
  }
  return response;
}
