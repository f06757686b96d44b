import { Compile } from 'typebox/compile';
import { beforeAll, expect, test } from 'vitest';
import { contract, type Operation } from '../../../src/shared/contract/contract.ts';
import { FIELDS, ROOT } from '../../../src/shared/domain/quote-fields/quote-fields.ts';
import { startHost } from '../../support/host/host.ts';
import { GUARDED } from '../../support/host/requests.ts';
import { type Description, describe, type Json } from '../../support/openapi/description.ts';
import { openedForAll } from '../../support/opened.ts';

let api: Description;
const clock = { now: Date.UTC(2026, 10, 21, 9) };

const host = openedForAll(() => startHost({ clock }));
beforeAll(async () => {
  api = await describe(host);
});

/** Every value under a key, anywhere in a value. */
function allUnder(key: string, value: Json): Json[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) => [
    ...(name === key ? [inside] : []),
    ...allUnder(key, inside),
  ]);
}

test('it is OpenAPI 3.1, guarded, and each reference in it leads somewhere', async () => {
  const received = await host.send('/openapi.json', { token: null });
  expect(received.status).toBe(200);
  for (const [name, value] of GUARDED) expect(received.headers.get(name), name).toBe(value);
  const { document, operations, resolved } = api;
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
    const inPath = (operation.parameters ?? []).filter((one: Json) => one.in === 'path');
    expect(inPath.map(({ name }: Json) => name)).toEqual(named);
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

test('cover begins tomorrow in its examples of requests, on any day', async () => {
  for (const [days, tomorrow] of [
    [0, '2026-11-22'],
    [20, '2026-12-12'],
    [400, '2027-12-27'],
  ] as const) {
    clock.now = Date.UTC(2026, 10, 21 + days, 9);
    const { body } = await host.send('/openapi.json', { token: null });
    const text = JSON.stringify(body, (name, value) => (name === 'responses' ? undefined : value));
    const inceptions = text.matchAll(
      /(?:InceptionDate>|[Ii]nception(?:Date)?\\?":\s?\\?")(\d{4}-[^"<]+)/g,
    );
    expect(new Set([...inceptions].map(([, moment]) => moment))).toEqual(
      new Set([`${tomorrow}T00:00:00+00:00`]),
    );
  }
  clock.now = Date.UTC(2026, 10, 21, 9);
});

test('each operation of the contract stands there, with its permission', () => {
  let placed = 0;
  for (const [name, { http, requires, summary }] of Object.entries<Operation>(contract)) {
    const found = api.operations.filter(({ operation }) => operation.operationId === name);
    expect(found, name).toHaveLength(http ? 1 : 0);
    if (!http) continue;
    placed += 1;
    const path = http.path.replaceAll(/:(\w+)/g, '{$1}');
    expect(found[0]).toMatchObject({ path, method: http.method.toLowerCase() });
    const permission = requires === 'none' ? undefined : requires;
    expect(found[0]?.operation['x-permission']).toBe(permission);
    expect(found[0]?.operation.security.length > 0).toBe(requires !== 'none');
    expect(found[0]?.operation.summary).toBe(summary);
  }
  // Next to them the two of health, the metadata of the token, the links to documents, and the description itself.
  expect(api.operations).toHaveLength(placed + 5);
});

test('a shape that has a name stands there once, under its name', () => {
  const { schemas } = api.document.components;
  const Quote = { $ref: '#/components/schemas/Quote' };
  for (const id of ['getQuote', 'overrideQuote', 'addCover']) {
    const { schema } = api.named(id).operation.responses[200].content['application/json'];
    expect(schema, id).toEqual(Quote);
  }
  expect(schemas.Quote.properties.explanation).toEqual({
    $ref: '#/components/schemas/Explanation',
  });
  const texts = Object.values(schemas).map((schema) => JSON.stringify(schema));
  const others = JSON.stringify({ ...api.document, components: {} });
  for (const text of texts) expect(others).not.toContain(text);
});

test('every body has a name, and each name is of a shape of its own', () => {
  for (const { operation } of api.operations) {
    const answers = Object.values<Json>(operation.responses).map(({ content }) => content);
    for (const content of [operation.requestBody?.content, ...answers]) {
      const { schema } = content?.['application/json'] ?? {};
      // That of the description itself is any object.
      if (!schema || operation.operationId === 'openapi.json') continue;
      expect(Object.keys(schema), operation.operationId).toEqual(['$ref']);
    }
  }
  const texts = Object.values(api.document.components.schemas).map((one) => JSON.stringify(one));
  expect(new Set(texts).size).toBe(texts.length);
});

test('the JSON form of a quote has every field, and requires the same', () => {
  const { operation } = api.named('submitQuote');
  const { schema } = operation.requestBody.content['application/json'];
  const [bare, rooted] = api.resolved(schema).oneOf;
  expect(rooted).toMatchObject({ properties: { [ROOT]: { $ref: bare.$ref } }, required: [ROOT] });
  const root = api.resolved(bare);
  for (const { path, required } of FIELDS) {
    const parts = path.split('/');
    const last = parts.pop() ?? '';
    const section = parts.reduce((place: Json, part) => place.properties[part], root);
    expect(section.properties, path).toHaveProperty(last);
    expect((section.required ?? []).includes(last), path).toBe(required === true);
  }
});

test('no pattern needs a flag: one that does stands there as x-pattern', () => {
  const patterns = allUnder('pattern', api.document);
  expect(patterns.length).toBeGreaterThan(10);
  for (const pattern of patterns) {
    expect(() => new RegExp(pattern), pattern).not.toThrow();
    expect(pattern).not.toMatch(/\\[pu]\{/);
  }
  expect(allUnder('x-pattern', api.document)).toContainEqual(expect.stringContaining('\\p{L}'));
});

test('each error stands there in both forms, plain and problem details', () => {
  for (const { path, operation } of api.operations) {
    for (const [status, { content }] of Object.entries<Json>(operation.responses)) {
      if (Number(status) < 400) continue;
      const [plain, problem] = ['application/json', 'application/problem+json'].map(
        (type) => api.resolved(content[type].schema).required,
      );
      expect(plain, path).toEqual(['statusCode', 'message']);
      const details = ['type', 'title', 'status', 'detail', 'instance'];
      expect(problem, path).toEqual([...details, ...plain]);
    }
  }
});

test('a conflict is said to come of the state of a quote only where that forbids a change', () => {
  const said = api.operations.flatMap(({ operation: { operationId, responses } }) =>
    responses[409] ? [[operationId, responses[409].description]] : [],
  );
  const key = 'The first request with this Idempotency-Key has no answer yet';
  const both = `The state of the quote forbids it. ${key}`;
  const ofPolicy = `The state of the policy, or a later transaction of it, forbids it. ${key}`;
  const ofLevies = `The state of the levy table, or its publisher, forbids it. ${key}`;
  const ofBook = `The state of the rate book, or the publisher of its scheme, forbids it. ${key}`;
  expect(Object.fromEntries(said)).toEqual({
    submitQuote: key,
    generateDocuments: key,
    overrideQuote: both,
    withdrawOverride: both,
    addCover: both,
    removeCover: both,
    recordDriverNumber: both,
    referQuote: both,
    decideReferral: both,
    markLost: both,
    markNotLost: both,
    acceptQuote: both,
    previewTransaction: ofPolicy.slice(0, -`. ${key}`.length),
    adjustPolicy: ofPolicy,
    cancelPolicy: ofPolicy,
    reinstatePolicy: ofPolicy,
    reverseTransaction: ofPolicy,
    previewPayment: ofPolicy.slice(0, -`. ${key}`.length),
    recordPayment: ofPolicy,
    inviteRenewal: ofPolicy,
    renewPolicy: ofPolicy,
    recordAccident: ofPolicy,
    addPolicyNote: ofPolicy,
    importRateBook: ofBook,
    approveRateBook: ofBook,
    activateRateBook: ofBook,
    withdrawRateBook: ofBook,
    importLevyTable: ofLevies,
    approveLevyTable: ofLevies,
    activateLevyTable: ofLevies,
    withdrawLevyTable: ofLevies,
  });
});

test('each documented answer has an example, which is as the document says', () => {
  const { fits, resolved } = api;
  for (const { operation } of api.operations) {
    for (const [status, { content = {} }] of Object.entries<Json>(operation.responses)) {
      for (const [type, { schema, example, examples }] of Object.entries<Json>(content)) {
        if (type === 'application/pdf') continue;
        const shown = Object.values<Json>(examples ?? { example: { value: example } });
        expect(shown.length).toBeGreaterThan(0);
        for (const one of shown) {
          const place = `${operation.operationId} ${status} ${type} ${JSON.stringify(one)}`;
          const { value } = resolved(one);
          expect(fits(schema, value), place).toBe(true);
          if (status !== '200') expect(value.statusCode, place).toBe(Number(status));
        }
      }
    }
  }
});
