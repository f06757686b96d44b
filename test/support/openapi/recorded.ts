import { bodyOf } from '../../../src/main/adapters/http/reply.ts';
import { tokenErrorOf } from '../../../src/main/adapters/http/token.ts';
import { storageFault } from '../../../src/main/core/data-state/storage-failure.ts';
import { PLACEHOLDERS } from '../../../src/shared/contract/contract.ts';
import { message } from '../../../src/shared/domain/messages/message.ts';
import { type Fault, rateLimited } from '../../../src/shared/result/result.ts';
import type { Sent, TestClock, TestHost } from '../host/host.ts';
import { lines, sendRaw } from '../host/raw.ts';
import { AT, FULL_XML, GOOD_PRICE } from '../host/requests.ts';
import type { Json } from './description.ts';

/** What only a broken drive, a broken program or a flood of requests leads to. */
const RARE: readonly Fault[] = [
  rateLimited(30),
  storageFault('locked'),
  { kind: 'internal', message: message('internal') },
];

const FULL = storageFault('full');

const bodies = (faults: readonly Fault[], of: (fault: Fault) => object) =>
  Object.fromEntries(faults.map((fault) => [fault.kind, of(fault)]));

const TEXT: Sent = { body: 'x', headers: { 'content-type': 'text/plain' } };
const LARGE: Sent = { body: { more: 'x'.repeat(70_000) } };
const FOREIGN: Sent = { headers: { 'sec-fetch-site': 'cross-site' } };

/** What the API answers to a request for another host. */
async function misdirected({ port }: TestHost, path: string): Promise<Json> {
  const request = lines(`POST ${path} HTTP/1.1`, 'Host: evil.example', 'Connection: close');
  return JSON.parse((await sendRaw(port, request)).body);
}

/**
 * The body of each error that the description has, by the kind of its fault.
 * @param known an accepted quote
 * @param clock is a week later at the end
 */
export async function recordErrors(host: TestHost, clock: TestClock, known: { quoteId: string }) {
  const { quoteId } = known;
  const at = async (path: string, sent: Sent): Promise<Json> => (await host.send(path, sent)).body;
  const price = (sent: Sent) => at(AT.price, sent);
  const priced = (birth: string) =>
    price({ body: { data: { ...GOOD_PRICE.data, 'in_customer.dateOfBirth': birth } } });
  const xml = (body: string) =>
    host.sendXml(body, { headers: { 'idempotency-key': 'the-same-for-two' } });
  const open = (await xml(FULL_XML)).body.quoteId;
  const excess = { quoteId: open, overrideType: 'excess', value: 500, reason: 'Asked for' };
  const token = await host.token(await host.issue(['lookup']));
  const documents = { quoteId, documentTypes: ['schedule'] };
  const [link] = (await at(AT.documents, { body: documents })).documents;
  const errors = {
    ...bodies([...RARE, FULL], bodyOf),
    invalid: await priced('15 June 1985'),
    unauthenticated: await price({ body: GOOD_PRICE, token: null }),
    forbidden: await price({ body: GOOD_PRICE, token }),
    notFound: await at(AT.quote('Q-NONE'), {}),
    conflict: await at(AT.accept, {
      body: { quoteId, paymentMethod: 'card', paymentReference: 'Another' },
    }),
    preconditionFailed: await at(AT.override, { body: excess, headers: { 'if-match': '"1"' } }),
    tooLarge: await price(LARGE),
    unsupportedMedia: await price(TEXT),
    misdirected: await misdirected(host, AT.price),
    keyReused: (await xml(`${FULL_XML} `)).body,
    declined: await priced('2015-01-01'),
  };
  const ofToken = (sent: Sent) => at(AT.token, { token: null, ...sent });
  const asked = { grant_type: 'client_credentials', ...host.client };
  const tokenErrors = {
    ...bodies(RARE, tokenErrorOf),
    invalid: await ofToken({ body: '{', headers: { 'content-type': 'application/json' } }),
    oauth: await ofToken({ body: { ...asked, grant_type: 'password' } }),
    badCredentials: await ofToken({ body: { ...asked, client_secret: 'wrong' } }),
    forbidden: await ofToken({ body: asked, ...FOREIGN }),
    tooLarge: await ofToken(LARGE),
    unsupportedMedia: await ofToken(TEXT),
    misdirected: await misdirected(host, AT.token),
  };
  clock.now += 7 * 24 * 60 * 60 * 1000;
  const { pathname, search } = new URL(link.url);
  const gone = await at(`${pathname}${search}`, { token: null });
  return { Error: { ...errors, gone }, TokenError: tokenErrors };
}

/** The same text for the same thing, wherever it stands, from one run to the next. */
function numbered(text: string, pattern: RegExp, named: (number: string) => string): string {
  const names = new Map<string, string>();
  return text.replaceAll(pattern, (found) => {
    const name = names.get(found) ?? named(String(names.size + 1));
    names.set(found, name);
    return name;
  });
}

/**
 * What was recorded, with made-up values in place of all that is another in each run: the address of the
 * host, ids, signatures and tokens.
 */
export function withoutChance(
  recorded: Json,
  host: TestHost,
  known: { readonly quoteId: string; readonly policyId?: string },
): Json {
  const { quoteId, policyId, scope } = PLACEHOLDERS;
  const named = JSON.stringify(recorded)
    .replaceAll(host.url, 'http://127.0.0.1:8517')
    .replaceAll(host.client.scope, scope)
    .replaceAll(known.quoteId, quoteId)
    .replaceAll(known.policyId ?? policyId, policyId);
  const steps: readonly (readonly [RegExp, (number: string) => string])[] = [
    [/\bQ(?:-[0-9A-Z]{4}){3}\b/g, (number) => `${quoteId}-${Number(number) + 1}`],
    [/\bN(?:-[0-9A-Z]{4}){3}\b/g, (number) => `N-EXAMPLE-${number}`],
    [/\bqd-[a-z0-9]{12}\b/g, (number) => `${PLACEHOLDERS.clientId}-${number}`],
    [/(?<=\/documents\/)[\w-]{22}(?=\/)/g, (number) => number.padStart(22, 'document')],
    // A token, or the signature of a link.
    [/(?<![\w-])[\w-]{43}(?![\w-])/g, (number) => number.padStart(43, 'random')],
  ];
  return JSON.parse(steps.reduce((text, [pattern, name]) => numbered(text, pattern, name), named));
}
