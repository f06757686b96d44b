import Fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { documentPlace } from '../../../../src/main/adapters/http/documents.ts';
import { guard } from '../../../../src/main/adapters/http/guard.ts';
import { FaultError } from '../../../../src/shared/result/fault-error.ts';
import { faultSentence } from '../../../../src/shared/result/sentences.ts';
import { lines, sendRaw } from '../../../support/host/raw.ts';

const OWN = '127.0.0.1:8517';
const LINK = documentPlace.path.replace(':id', 'D-1').replace(':file', 'schedule.pdf');
const FOLLOWED = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

let api: FastifyInstance;
let asked: number;
/** What the last refusal says. */
let text: string;

/** A guarded API whose errors are the kinds of their faults. */
beforeEach(() => {
  asked = 0;
  text = '';
  api = Fastify();
  api.setErrorHandler((error, _, reply) => {
    if (!(error instanceof FaultError)) return reply.code(500).send('unexpected');
    text = faultSentence(error.fault);
    return reply.code(400).send(error.fault.kind);
  });
  guard(api, () => {
    asked += 1;
    return `http://${OWN}`;
  });
  const answer = async () => 'in';
  api.get(documentPlace.path, answer);
  api.post(documentPlace.path, answer);
  api.get('/other', answer);
});

type Headers = Readonly<Record<string, string>>;

async function outcome(url: string, headers: Headers = {}, method: 'GET' | 'POST' = 'GET') {
  return (await api.inject({ url, method, headers: { host: OWN, ...headers } })).body;
}

describe('whose page asks', () => {
  test.each(['cross-site', 'same-site'])(
    'a %s page gets in by a document’s link alone',
    async (site) => {
      const page = { ...FOLLOWED, 'sec-fetch-site': site };
      expect(await outcome(LINK, page)).toBe('in');
      expect(await outcome('/other', page)).toBe('forbidden');
      expect(await outcome(LINK, page, 'POST')).toBe('forbidden');
      for (const name of Object.keys(FOLLOWED)) {
        expect(await outcome(LINK, { ...page, [name]: 'empty' }), name).toBe('forbidden');
        const { [name]: _, ...rest }: Headers = page;
        expect(await outcome(LINK, rest), name).toBe('forbidden');
      }
      expect(await outcome(LINK, { ...page, origin: 'https://evil.example' })).toBe('forbidden');
    },
  );

  test.each(['same-origin', 'none'])('%s is no other page', async (site) => {
    expect(await outcome('/other', { 'sec-fetch-site': site })).toBe('in');
  });

  test('an origin must be the API’s own', async () => {
    expect(await outcome('/other', { origin: `http://${OWN}` })).toBe('in');
    for (const origin of [`https://${OWN}`, 'http://127.0.0.1:9', 'null', '']) {
      expect(await outcome('/other', { origin }), origin).toBe('forbidden');
    }
  });
});

test('another authority is refused, whatever it asks for', async () => {
  for (const host of ['127.0.0.1', 'localhost:8517', 'evil.example:8517']) {
    for (const url of ['/other', LINK, '/nothing']) {
      expect(await outcome(url, { host, ...FOLLOWED }), host).toBe('misdirected');
    }
  }
});

test('what the API listens on is asked for once', async () => {
  for (let i = 0; i < 3; i += 1) expect(await outcome('/other')).toBe('in');
  expect(asked).toBe(1);
});

test('every response has the headers that protect it, refusals too', async () => {
  for (const host of [OWN, 'evil.example']) {
    const { headers } = await api.inject({ url: '/other', headers: { host } });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
    });
  }
});

describe('what a request has only once', () => {
  /** The outcome of a request that Fastify's own `inject` cannot make. */
  async function rawOutcome(target: string, ...headers: string[]): Promise<string> {
    const address = new URL(await api.listen({ host: '127.0.0.1', port: 0 }));
    const answer = await sendRaw(
      Number(address.port),
      lines(`GET ${target} HTTP/1.1`, `Host: ${OWN}`, 'Connection: close', ...headers),
    );
    await api.close();
    return answer.body;
  }

  test('its authority', async () => {
    expect(await rawOutcome('/other', `HOST: ${OWN}`)).toBe('misdirected');
  });

  test('its authority, which the address does not say again', async () => {
    expect(await rawOutcome(`http://${OWN}/other`)).toBe('misdirected');
  });

  test('its credentials', async () => {
    const twice = ['Authorization: Bearer a', 'AUTHORIZATION: Bearer a'];
    expect(await rawOutcome('/other', ...twice)).toBe('invalid');
    expect(text).toBe('Invalid request: Authorization was sent more than once');
  });

  test('but a value may be called as a header is', async () => {
    const headers = ['Authorization: Bearer a', 'X-Note: authorization', 'X-Other: host'];
    expect(await rawOutcome('/other', ...headers)).toBe('in');
  });
});

test('a refusal says what is wrong', async () => {
  expect(await outcome('/other', { host: 'evil.example' })).toBe('misdirected');
  expect(text).toBe(`This host answers at http://${OWN} only`);
  expect(await outcome('/other', { origin: 'https://evil.example' })).toBe('forbidden');
  expect(text).toBe('Requests from other sites are refused');
});
