import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FIELDS } from '../../src/main/quotes/fields.ts';
import { contract, type Operation } from '../../src/shared/contract.ts';
import { type Received, type Sent, startHost, type TestHost } from '../support/host.ts';
import { FULL_XML, GUARDED } from '../support/requests.ts';

type Json = ReturnType<typeof JSON.parse>;

/** One operation as the document describes it. */
interface Described {
  readonly path: string;
  readonly method: string;
  readonly operation: Json;
}

let host: TestHost;
let document: Json;
let operations: Described[];
let quoteId: string;

beforeAll(async () => {
  host = await startHost();
  document = (await host.send('/openapi.json', { token: null })).body;
  operations = Object.entries<Json>(document.paths).flatMap(([path, item]) =>
    Object.entries<Json>(item).map(([method, operation]) => ({ path, method, operation })),
  );
  quoteId = (await host.sendXml(FULL_XML)).body.quoteId;
});

afterAll(() => host.close());

function resolved(schema: Json): Json {
  if (typeof schema.$ref !== 'string') return schema;
  return schema.$ref
    .slice('#/'.length)
    .split('/')
    .reduce((place: Json, part: string) => place?.[part], document);
}

/** Every value under a key, anywhere in a value. */
function allUnder(key: string, value: Json): Json[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) => [
    ...(name === key ? [inside] : []),
    ...allUnder(key, inside),
  ]);
}

/** The status is documented, and so is the shape of what came with it. */
function expectDocumented({ path, method, operation }: Described, received: Received): void {
  const place = `${method} ${path} ${received.status} ${received.text.slice(0, 300)}`;
  const response = operation.responses[received.status];
  expect(response, place).toBeDefined();
  const { schema } = response.content['application/json'];
  expect(Compile(resolved(schema)).Check(received.body), place).toBe(true);
  if (response.headers) {
    const named = Object.keys(response.headers).filter((name) => name !== 'WWW-Authenticate');
    for (const name of named) expect(received.headers.get(name), `${place} ${name}`).not.toBeNull();
  }
}

/** A request for an operation; the example's quote stands for the one that is there. */
function sentTo({ path, method, operation }: Described, type: string, example: Json) {
  const withQuote = (text: string) => text.replaceAll('Q-EXAMPLE', quoteId);
  const parameters: Json[] = operation.parameters ?? [];
  const at = parameters.reduce(
    (so: string, { name, example }) => so.replace(`{${name}}`, encodeURIComponent(example)),
    path,
  );
  const token = operation.security ? {} : { token: null };
  if (type === '') return { at: withQuote(at), sent: { method: method.toUpperCase(), ...token } };
  const given = operation.operationId === 'issueToken' ? { ...example, ...credentials() } : example;
  const form = type === 'application/x-www-form-urlencoded';
  const body = typeof given === 'string' ? given : JSON.stringify(given);
  const sent: Sent = {
    method: method.toUpperCase(),
    headers: { 'content-type': type },
    body: form ? new URLSearchParams(given).toString() : withQuote(body),
    ...token,
  };
  return { at: withQuote(at), sent };
}

function credentials() {
  const { client_id, client_secret, scope } = host.client;
  return { client_id, client_secret, scope };
}

test('it is OpenAPI 3.1, guarded, and each reference in it leads somewhere', async () => {
  const received = await host.send('/openapi.json', { token: null });
  expect(received.status).toBe(200);
  for (const [name, value] of GUARDED) expect(received.headers.get(name), name).toBe(value);
  expect(document.openapi).toMatch(/^3\.1\.\d+$/);
  expect(document.info).toMatchObject({ title: 'Quotedesk', version: expect.any(String) });
  const references = allUnder('$ref', document);
  expect(references.length).toBeGreaterThan(50);
  for (const $ref of references) expect(resolved({ $ref }), $ref).toBeDefined();
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  const schemas = allUnder('schema', document).filter(({ $ref }) => $ref === undefined);
  for (const schema of schemas) expect(() => Compile(schema)).not.toThrow();
  for (const { path, operation } of operations) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect((operation.parameters ?? []).map(({ name }: Json) => name)).toEqual(named);
    expect(Object.keys(operation.responses).every((status) => /^[1-5]\d\d$/.test(status))).toBe(
      true,
    );
    for (const requirement of operation.security ?? []) {
      for (const name of Object.keys(requirement)) {
        expect(document.components.securitySchemes).toHaveProperty(name);
      }
    }
  }
});

test('each operation of the contract stands there, with its permission', () => {
  let placed = 0;
  for (const [name, { http, requires, summary }] of Object.entries<Operation>(contract)) {
    const found = operations.filter(({ operation }) => operation.operationId === name);
    expect(found, name).toHaveLength(http ? 1 : 0);
    if (!http) continue;
    placed += 1;
    const path = http.path.replaceAll(/:(\w+)/g, '{$1}');
    expect(found[0]).toMatchObject({ path, method: http.method.toLowerCase() });
    const permission = requires === 'none' ? undefined : requires;
    expect(found[0]?.operation['x-permission']).toBe(permission);
    expect(found[0]?.operation.security !== undefined).toBe(requires !== 'none');
    expect(found[0]?.operation.summary).toBe(summary);
  }
  // Beside them the two of health, and the description itself.
  expect(operations).toHaveLength(placed + 3);
});

test('the JSON form of a quote has every field, and requires the same', () => {
  const submit = operations.find(({ operation }) => operation.operationId === 'submitQuote');
  const root = submit?.operation.requestBody.content['application/json'].schema;
  for (const { path, required } of FIELDS) {
    const parts = path.split('/');
    const last = parts.pop() ?? '';
    const section = parts.reduce((place: Json, part) => place.properties[part], root);
    expect(section.properties, path).toHaveProperty(last);
    expect((section.required ?? []).includes(last), path).toBe(required === true);
  }
});

test('each example is answered as the document says', async () => {
  let examples = 0;
  for (const described of operations) {
    const content: Json = described.operation.requestBody?.content ?? { '': {} };
    for (const [type, { example }] of Object.entries<Json>(content)) {
      const { at, sent } = sentTo(described, type, example);
      const received = await host.send(at, sent);
      expect(received.status, `${at} ${received.text}`).toBe(200);
      expectDocumented(described, received);
      examples += 1;
    }
  }
  expect(examples).toBe(operations.length + 2);
});

test('without a token, or without the permission, it is a documented refusal', async () => {
  const documents = await host.token(await host.issue(['document:generate']));
  const prices = await host.token(await host.issue(['price']));
  for (const described of operations.filter(({ operation }) => operation.security)) {
    const required = described.operation['x-permission'];
    const token = required === 'document:generate' ? prices : documents;
    const content: Json = described.operation.requestBody?.content ?? { '': {} };
    const [type = '', given] = Object.entries<Json>(content)[0] ?? [];
    const { at, sent } = sentTo(described, type, given?.example);
    for (const [status, held] of [
      [401, null],
      [403, token],
    ] as const) {
      const received = await host.send(at, { ...sent, token: held });
      expect(received.status, at).toBe(status);
      expect(received.headers.get('www-authenticate')).toMatch(/^Bearer /);
      expectDocumented(described, received);
    }
  }
});

const JSON_TYPE = 'application/json';

function named(name: string): Described {
  const found = operations.find(({ operation }) => operation.operationId === name);
  if (!found) throw new Error(`${name} is not described`);
  return found;
}

const exampleOf = ({ operation }: Described): Json =>
  operation.requestBody?.content[JSON_TYPE].example;

/** The example with some of its values, or its path's parameter, replaced. */
async function refusedBy(described: Described, change: Json): Promise<Received> {
  const example = exampleOf(described);
  if (example === undefined) {
    const at = described.path.replace(/\{(\w+)\}/, (_, name) => change[name]);
    return host.send(at);
  }
  const both = { ...example };
  for (const [key, value] of Object.entries<Json>(change)) {
    both[key] = typeof value === 'object' ? { ...example[key], ...value } : value;
  }
  const { at, sent } = sentTo(described, JSON_TYPE, both);
  const body = { ...JSON.parse(String(sent.body)), ...(change.client_secret ? change : {}) };
  return host.send(at, { ...sent, body: JSON.stringify(body) });
}

/** Requests that only a handler refuses, each with the status that it must get. */
const REFUSED: readonly (readonly [name: string, status: number, change: Json])[] = [
  ['lookUpVehicle', 404, { vrm: '99-D-999999' }],
  ['lookUpEircode', 404, { eircode: 'Z99Z999' }],
  ['getQuote', 404, { id: 'Q-NONE' }],
  ['overrideQuote', 404, { quoteId: 'Q-NONE' }],
  ['addCover', 404, { quoteId: 'Q-NONE' }],
  ['acceptQuote', 404, { quoteId: 'Q-NONE' }],
  ['overrideQuote', 409, {}],
  ['addCover', 409, {}],
  ['acceptQuote', 409, { paymentReference: 'Another' }],
  ['priceQuote', 422, { data: { 'in_customer.dateOfBirth': '2015-01-01' } }],
  ['submitQuote', 422, { Customer: { DateOfBirth: '2015-01-01' } }],
  ['issueToken', 401, { client_secret: 'wrong' }],
  ['priceQuote', 413, { more: 'x'.repeat(70_000) }],
];

test('what a handler refuses is documented too', async () => {
  const { at, sent } = sentTo(named('acceptQuote'), JSON_TYPE, exampleOf(named('acceptQuote')));
  await host.send(at, sent);
  for (const [name, status, change] of REFUSED) {
    const described = named(name);
    const received = await refusedBy(described, change);
    expect(received.status, `${name} ${received.text}`).toBe(status);
    expectDocumented(described, received);
  }
});

/** A body with one of its values, somewhere, replaced. */
function mutated(value: Json): fc.Arbitrary<Json> {
  const anything = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom('', ' ', 'x'.repeat(300), 1e308, -1, '9999-12-31', '__proto__', '\u202e'),
  );
  if (typeof value !== 'object' || value === null) return anything;
  const keys = Object.keys(value);
  if (keys.length === 0) return anything;
  const inside = fc
    .constantFrom(...keys)
    .chain((key) => mutated(value[key]).map((other) => ({ ...value, [key]: other })));
  const without = fc.constantFrom(...keys).map((key) => {
    const { [key]: _, ...rest } = value;
    return rest;
  });
  return fc.oneof({ weight: 5, arbitrary: inside }, without, { weight: 1, arbitrary: anything });
}

const TYPES = ['application/json', 'application/xml', 'text/plain', 'application/octet-stream'];

/** A request that is the example, or nearly. */
function nearly(described: Described): fc.Arbitrary<{ at: string; sent: Sent }> {
  const { operation } = described;
  const entries = Object.entries<Json>(operation.requestBody?.content ?? { '': {} });
  if (entries[0]?.[0] === '') {
    const { at, sent } = sentTo(described, '', undefined);
    const last = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 });
    const changed = last.map((end) => {
      if (!described.path.includes('{') || /^\.+$/.test(end)) return { at, sent };
      return { at: `${at.slice(0, at.lastIndexOf('/') + 1)}${encodeURIComponent(end)}`, sent };
    });
    return fc.oneof(fc.constant({ at, sent }), changed);
  }
  return fc.constantFrom(...entries).chain(([type, { example }]) => {
    const form = type === 'application/x-www-form-urlencoded';
    const body =
      typeof example === 'string'
        ? fc
            .tuple(fc.nat(example.length), fc.nat(20), fc.string({ maxLength: 10 }))
            .map(([at, gone, put]) => `${example.slice(0, at)}${put}${example.slice(at + gone)}`)
        : mutated(example);
    const given = fc.oneof(fc.constant(example), { weight: 4, arbitrary: body });
    const as = fc.oneof({ weight: 8, arbitrary: fc.constant(type) }, fc.constantFrom(...TYPES));
    return fc.tuple(given, as).map(([value, stated]) => {
      const { at, sent } = sentTo(described, form ? 'application/json' : type, value);
      return { at, sent: { ...sent, headers: { 'content-type': form ? type : stated } } };
    });
  });
}

test('whatever is sent, the answer is a documented one and never a 5xx', async () => {
  const seen = new Set<number>();
  const call = fc
    .constantFrom(...operations)
    .chain((described) => nearly(described).map((request) => ({ described, ...request })));
  await fc.assert(
    fc.asyncProperty(call, async ({ described, at, sent }) => {
      const received = await host.send(at, sent);
      seen.add(received.status);
      expect(received.status, `${at} ${JSON.stringify(sent)}`).toBeLessThan(500);
      expectDocumented(described, received);
    }),
    { numRuns: 500 },
  );
  for (const status of [200, 400, 404, 415]) expect(seen).toContain(status);
});
