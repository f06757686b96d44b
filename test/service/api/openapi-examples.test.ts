import { beforeAll, expect, test } from 'vitest';
import { contentHash } from '../../../src/main/adapters/node/hash.ts';
import { contract, httpOperations, PLACEHOLDERS } from '../../../src/shared/contract/contract.ts';
import {
  EXAMPLE_LEVY_TABLE,
  EXAMPLE_LEVY_TABLE_HASH,
} from '../../../src/shared/contract/operations/levy-table-example.ts';
import {
  EXAMPLE_RATE_BOOK,
  EXAMPLE_RATE_BOOK_HASH,
} from '../../../src/shared/contract/operations/rate-book-example.ts';
import { PERMISSIONS } from '../../../src/shared/domain/permission.ts';
import { statusOf } from '../../../src/shared/result/result.ts';
import { ask } from '../../support/host/ask.ts';
import { type Received, startHost } from '../../support/host/host.ts';
import { FULL_XML } from '../../support/host/requests.ts';
import {
  type Described,
  type Description,
  describe,
  type Json,
} from '../../support/openapi/description.ts';
import { recordErrors, withoutChance } from '../../support/openapi/recorded.ts';
import { openedForAll } from '../../support/opened.ts';

let api: Description;
const known: { quoteId: string; policyId?: string } = { quoteId: '' };
/** Of a client that may do everything. */
let token: string;

/** What the examples were answered, by the ids of their operations. */
const answers: Json = {};

const clock = { now: Date.parse('2026-11-21T09:40:00Z') };
const host = openedForAll(() => startHost({ clock }));
beforeAll(async () => {
  api = await describe(host);
  // Not the day in whose place the description puts tomorrow: of answers, it would move only a part.
  const xml = FULL_XML.replace('2026-12-01T', '2026-12-02T');
  known.quoteId = (await host.sendXml(xml)).body.quoteId;
  token = await host.token(await host.issue(PERMISSIONS));
  // Drafted by somebody else than who approves it.
  await ask(host.app, 'importRateBook', { rateBook: EXAMPLE_RATE_BOOK });
  await ask(host.app, 'importLevyTable', { levyTable: EXAMPLE_LEVY_TABLE });
});

test('each example is answered as the document says', async () => {
  let examples = 0;
  for (const described of api.operations) {
    // No example of a link is signed.
    if (described.operation.operationId === 'openDocument') continue;
    const content: Json = described.operation.requestBody?.content ?? { '': {} };
    for (const [type, { example }] of Object.entries<Json>(content)) {
      const { at, sent } = api.call(described, type, example, known);
      const received = await host.send(at, { token, ...sent });
      expect(received.status, `${at} ${received.text}`).toBe(200);
      api.expectDocumented(described, received);
      known.policyId ??= received.body?.policyId;
      answers[described.operation.operationId] ??= received.body;
      examples += 1;
    }
  }
  expect(examples).toBe(api.operations.length - 1 + 3);
});

test('the examples of tables have the hashes that the other examples name', () => {
  expect(contentHash(EXAMPLE_RATE_BOOK)).toMatch(new RegExp(`^${EXAMPLE_RATE_BOOK_HASH}`));
  expect(contentHash(EXAMPLE_LEVY_TABLE)).toMatch(new RegExp(`^${EXAMPLE_LEVY_TABLE_HASH}`));
});

test('a link to a document is made up and answered as the document says', async () => {
  const generate = contract.generateDocuments.http.path;
  const { body } = await host.send(generate, {
    body: { quoteId: known.quoteId, documentTypes: ['schedule'] },
  });
  const { pathname, searchParams, search } = new URL(body.documents[0].url);
  const described = api.named('openDocument');
  const { path, operation } = described;
  expect(pathname).toMatch(new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));
  const queried = operation.parameters.filter((one: Json) => one.in === 'query');
  expect([...searchParams.keys()]).toEqual(queried.map(({ name }: Json) => name));
  const opened = await host.send(`${pathname}${search}`, { token: null });
  expect(opened.status).toBe(200);
  const type = opened.headers.get('content-type');
  expect(Object.keys(operation.responses[200].content)).toEqual([type]);
  expect(Object.keys(operation.responses)).toEqual(
    expect.arrayContaining(['200', '403', '404', '410']),
  );
  const unsigned = await host.send(pathname, { token: null });
  expect(unsigned.status).toBe(403);
  api.expectDocumented(described, unsigned);
});

test('without a token, or without the permission, it is a documented refusal', async () => {
  const documents = await host.token(await host.issue(['document:generate']));
  const prices = await host.token(await host.issue(['price']));
  for (const described of api.operations.filter(({ operation }) => operation.security.length > 0)) {
    const required = described.operation['x-permission'];
    const token = required === 'document:generate' ? prices : documents;
    const content: Json = described.operation.requestBody?.content ?? { '': {} };
    const [type = '', given] = Object.entries<Json>(content)[0] ?? [];
    const { at, sent } = api.call(described, type, given?.example, known);
    for (const [status, held] of [
      [401, null],
      [403, token],
    ] as const) {
      const received = await host.send(at, { ...sent, token: held });
      expect(received.status, at).toBe(status);
      expect(received.headers.get('www-authenticate')).toMatch(/^Bearer /);
      api.expectDocumented(described, received);
    }
  }
});

const headersOf = ({ operation }: Described): string[] =>
  (operation.parameters ?? []).flatMap((one: Json) => (one.in === 'header' ? [one.name] : []));

test('the headers that are heeded stand there, and what they lead to', async () => {
  const changing = [
    'submitQuote',
    'overrideQuote',
    'withdrawOverride',
    'addCover',
    'removeCover',
    'recordDriverNumber',
    'referQuote',
    'decideReferral',
    'markLost',
    'markNotLost',
    'acceptQuote',
    'generateDocuments',
    'adjustPolicy',
    'cancelPolicy',
    'reinstatePolicy',
    'reverseTransaction',
    'recordPayment',
    'inviteRenewal',
    'renewPolicy',
    'recordAccident',
    'addPolicyNote',
    'importRateBook',
    'approveRateBook',
    'activateRateBook',
    'withdrawRateBook',
    'importLevyTable',
    'approveLevyTable',
    'activateLevyTable',
    'withdrawLevyTable',
  ];
  for (const described of api.operations) {
    const { operationId } = described.operation;
    const isKeyed = headersOf(described).includes('Idempotency-Key');
    expect(isKeyed, operationId).toBe(changing.includes(operationId));
    const isConditional = headersOf(described).includes('If-Match');
    expect(isConditional, operationId).toBe('412' in described.operation.responses);
  }
  const read = api.named('getQuote');
  expect(headersOf(read)).toEqual(['If-None-Match']);
  const { at, sent } = api.call(read, '', undefined, known);
  const etag = (await host.send(at, sent)).headers.get('etag') ?? '';
  const same = await host.send(at, { ...sent, headers: { 'if-none-match': etag } });
  expect(same.status).toBe(304);
  expect(read.operation.responses).toHaveProperty(['304']);
});

const JSON_TYPE = 'application/json';

const exampleOf = ({ operation }: Described): Json =>
  operation.requestBody?.content[JSON_TYPE].example;

/** The description of an operation with other examples of its parameters. */
function withParameters(described: Described, change: Json): Described {
  const parameters = described.operation.parameters?.map((one: Json) => ({
    ...one,
    example: change[one.name] ?? one.example,
  }));
  return { ...described, operation: { ...described.operation, parameters } };
}

/** The example with some of the values in its body, or else of its parameters, replaced. */
async function refusedBy(described: Described, change: Json): Promise<Received> {
  const example = exampleOf(described);
  if (example === undefined) {
    const { at, sent } = api.call(withParameters(described, change), '', undefined, known);
    return host.send(at, { token, ...sent });
  }
  const parameters: Json[] = described.operation.parameters ?? [];
  const isParameter = (key: string) => parameters.some(({ name }) => name === key);
  const both = { ...example };
  for (const [key, value] of Object.entries<Json>(change)) {
    if (isParameter(key)) continue;
    both[key] = typeof value === 'object' ? { ...example[key], ...value } : value;
  }
  const { at, sent } = api.call(withParameters(described, change), JSON_TYPE, both, known);
  const body = { ...JSON.parse(String(sent.body)), ...(change.client_secret ? change : {}) };
  return host.send(at, { token, ...sent, body: JSON.stringify(body) });
}

/** A book by a hash that none has, and by nothing else. */
const UNKNOWN_BOOK = { hash: '00000000', scheme: undefined };

/** Requests that only a handler refuses, each with the status that it must get. */
const REFUSED: readonly (readonly [name: string, status: number, change: Json])[] = [
  ['lookUpVehicle', 404, { vrm: '99-D-999999' }],
  ['lookUpEircode', 404, { eircode: 'Z99Z999' }],
  ['getQuote', 404, { id: 'Q-NONE' }],
  ['getQuoteHistory', 404, { id: 'Q-NONE' }],
  ['explainQuote', 404, { id: 'Q-NONE' }],
  ['diffRateBooks', 404, { from: UNKNOWN_BOOK }],
  ['measureImpact', 404, { to: UNKNOWN_BOOK }],
  ['measureImpact', 400, { since: '2026-11-31' }],
  ['tryRateBook', 404, { base: '00000000' }],
  ['overrideQuote', 404, { quoteId: 'Q-NONE' }],
  ['withdrawOverride', 404, { quoteId: 'Q-NONE' }],
  ['addCover', 404, { quoteId: 'Q-NONE' }],
  ['removeCover', 404, { quoteId: 'Q-NONE' }],
  ['recordDriverNumber', 400, { driverNumber: '12345678' }],
  ['recordDriverNumber', 404, { quoteId: 'Q-NONE' }],
  ['referQuote', 404, { quoteId: 'Q-NONE' }],
  ['decideReferral', 404, { quoteId: 'Q-NONE' }],
  ['markLost', 404, { quoteId: 'Q-NONE' }],
  ['markLost', 400, { reason: 'other', note: undefined }],
  ['markNotLost', 404, { quoteId: 'Q-NONE' }],
  ['acceptQuote', 404, { quoteId: 'Q-NONE' }],
  ['generateDocuments', 404, { quoteId: 'Q-NONE' }],
  ['getPolicy', 404, { policyId: 'P-NONE' }],
  ['listAccidents', 404, { policyId: 'P-NONE' }],
  ['recordAccident', 404, { policyId: 'P-NONE' }],
  ['listPolicyNotes', 404, { policyId: 'P-NONE' }],
  ['addPolicyNote', 404, { policyId: 'P-NONE' }],
  ['previewTransaction', 404, { policyId: 'P-NONE' }],
  ['adjustPolicy', 404, { policyId: 'P-NONE' }],
  ['adjustPolicy', 422, { document: { Customer: { PenaltyPoints: 12 } } }],
  [
    'previewTransaction',
    422,
    { cancel: undefined, adjust: { excess: 300, document: { Customer: { PenaltyPoints: 12 } } } },
  ],
  ['inviteRenewal', 404, { policyId: 'P-NONE' }],
  // No period is priced two years ahead.
  ['reverseTransaction', 200, { transaction: 6 }],
  ['inviteRenewal', 422, { document: { Customer: { PenaltyPoints: 12 } } }],
  ['renewPolicy', 404, { policyId: 'P-NONE' }],
  ['renewPolicy', 422, { document: { Customer: { PenaltyPoints: 12 } } }],
  ['cancelPolicy', 404, { policyId: 'P-NONE' }],
  ['reinstatePolicy', 404, { policyId: 'P-NONE' }],
  ['reinstatePolicy', 409, {}],
  ['reverseTransaction', 404, { policyId: 'P-NONE' }],
  ['reverseTransaction', 409, {}],
  ['getPolicyAccount', 404, { policyId: 'P-NONE' }],
  ['previewPayment', 404, { policyId: 'P-NONE' }],
  ['recordPayment', 404, { policyId: 'P-NONE' }],
  ['readRateBook', 404, { hash: '00000000' }],
  ['checkRateBook', 404, { hash: '00000000' }],
  ['exportRateBook', 404, { hash: '00000000' }],
  ['approveRateBook', 404, { hash: '00000000' }],
  ['activateRateBook', 404, { hash: '00000000' }],
  ['withdrawRateBook', 404, { hash: '00000000' }],
  ['readLevyTable', 404, { hash: '00000000' }],
  ['checkLevyTable', 404, { hash: '00000000' }],
  ['approveLevyTable', 404, { hash: '00000000' }],
  ['activateLevyTable', 404, { hash: '00000000' }],
  ['withdrawLevyTable', 404, { hash: '00000000' }],
  ['overrideQuote', 409, {}],
  ['withdrawOverride', 409, {}],
  ['addCover', 409, {}],
  ['referQuote', 409, {}],
  ['decideReferral', 400, { decision: 'refuse' }],
  ['decideReferral', 409, {}],
  ['markLost', 409, {}],
  ['markNotLost', 409, {}],
  ['acceptQuote', 409, { paymentReference: 'Another' }],
  ['importRateBook', 400, { rateBook: { validityDays: 'x' } }],
  ['approveRateBook', 409, {}],
  ['activateRateBook', 409, {}],
  ['withdrawRateBook', 409, {}],
  ['importLevyTable', 400, { levyTable: { levies: 'x' } }],
  ['approveLevyTable', 409, {}],
  ['activateLevyTable', 409, {}],
  ['withdrawLevyTable', 409, {}],
  ['priceQuote', 422, { data: { 'in_customer.dateOfBirth': '2015-01-01' } }],
  ['submitQuote', 422, { Customer: { DateOfBirth: '2015-01-01' } }],
  ['issueToken', 401, { client_secret: 'wrong' }],
  ['priceQuote', 413, { more: 'x'.repeat(70_000) }],
];

test('each operation that may not find, or may decline, is refused so below', () => {
  const expected = httpOperations.flatMap(({ name, http }) =>
    (['notFound', 'declined'] as const)
      .filter((kind) => http.faults.includes(kind))
      .map((kind) => [name, statusOf[kind]]),
  );
  const found = REFUSED.map(([name, status]) => [name, status]);
  expect(found).toEqual(expect.arrayContaining(expected));
});

test('what a handler refuses is documented too', async () => {
  const described = api.named('acceptQuote');
  const { at, sent } = api.call(described, JSON_TYPE, exampleOf(described), known);
  await host.send(at, sent);
  for (const [name, status, change] of REFUSED) {
    const described = api.named(name);
    const received = await refusedBy(described, change);
    expect(received.status, `${name} ${received.text}`).toBe(status);
    api.expectDocumented(described, received);
  }
});

const RECORDED = '../../../resources/response-examples.json';

test('the examples of answers are what was answered; record them with npm run response-examples', async () => {
  // That of the description is its own beginning.
  const { 'openapi.json': _, ...recorded } = answers;
  const errors = await recordErrors(host, clock, known);
  const all = withoutChance({ answers: recorded, errors }, host, known);
  expect(JSON.stringify(all)).not.toContain(PLACEHOLDERS.inception);
  await expect(`${JSON.stringify(all, null, 1)}\n`).toMatchFileSnapshot(RECORDED);
});
