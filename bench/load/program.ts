import { addressOf, contract } from '../../src/shared/contract/contract.ts';
import type { Random } from '../../src/shared/data/random.ts';
import { pick } from '../../src/shared/data/random.ts';
import type { IssuedClient } from '../../src/shared/schemas/people/client.ts';
import { FULL_XML, GOOD_PRICE } from '../../test/support/host/requests.ts';

/** Where a load goes, and what it notes. */
export interface Target {
  readonly url: string;
  readonly random: Random;
  /** Takes the status and the milliseconds of each request of an honest program; 0 where it failed. */
  readonly note: (status: number, milliseconds: number) => void;
}

interface Sent {
  readonly method?: string;
  readonly type?: string;
  readonly body?: string;
}

const JSON_TYPE = 'application/json';

/** How many quotes a program goes back to. */
const REMEMBERED = 20;

/** A program with its own client, which asks a little of everything. */
export function honestProgram({ url, random, note }: Target, client: IssuedClient) {
  const { client_id, client_secret, scope } = client;
  const quotes: string[] = [];
  let token = '';

  async function send(path: string, { method = 'GET', type, body }: Sent = {}) {
    const began = performance.now();
    try {
      const response = await fetch(path.startsWith('http') ? path : `${url}${path}`, {
        method,
        headers: {
          ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
          ...(type === undefined ? {} : { 'content-type': type }),
        },
        ...(body === undefined ? {} : { body }),
      });
      const text = await response.text();
      note(response.status, performance.now() - began);
      return text.startsWith('{') ? JSON.parse(text) : {};
    } catch {
      note(0, performance.now() - began);
      return {};
    }
  }
  const post = (path: string, body: object) =>
    send(path, { method: 'POST', type: JSON_TYPE, body: JSON.stringify(body) });

  async function signIn() {
    const grant = { grant_type: 'client_credentials', client_id, client_secret, scope };
    const before = token;
    // The address of tokens takes no other authorization.
    token = '';
    token = (await post(contract.issueToken.http.path, grant)).access_token ?? before;
  }
  async function submit() {
    const sent = { method: 'POST', type: 'application/xml', body: FULL_XML };
    const { quoteId } = await send(contract.submitQuote.http.path, sent);
    if (typeof quoteId === 'string') quotes.push(quoteId);
    if (quotes.length > REMEMBERED) quotes.shift();
  }
  async function print(quoteId: string) {
    const wanted = { quoteId, documentTypes: ['schedule'] };
    const { documents = [] } = await post(contract.generateDocuments.http.path, wanted);
    for (const document of documents) await send(document.url);
  }
  const override = (quoteId: string) => {
    const value = 1 + Math.floor(random() * 9);
    const change = { quoteId, overrideType: 'discount', value, reason: 'A load' };
    return post(contract.overrideQuote.http.path, change);
  };

  /** What it does, and how often next to the rest. */
  const deeds: readonly (readonly [number, () => Promise<unknown>])[] = [
    [30, () => post(contract.priceQuote.http.path, GOOD_PRICE)],
    [10, () => send(addressOf(contract.lookUpVehicle.http, { vrm: '191-D-12345' }))],
    [10, () => send(addressOf(contract.lookUpEircode.http, { eircode: 'D02X285' }))],
    [15, submit],
    [20, () => withQuote((id) => send(addressOf(contract.getQuote.http, { id })))],
    [10, () => withQuote(override)],
    [4, () => withQuote(print)],
    [1, signIn],
  ];
  const withQuote = (deed: (quoteId: string) => Promise<unknown>) =>
    quotes.length === 0 ? submit() : deed(pick(random, quotes));

  return {
    signIn,
    /** Does one thing. */
    step: () => pick(random, deeds, ([weight]) => weight)[1](),
  };
}
