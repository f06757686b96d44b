import Fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { documentPlace } from '../../../../src/main/adapters/http/documents.ts';
import { FaultError } from '../../../../src/main/adapters/http/fault-error.ts';
import { guard, SECURITY_HEADERS } from '../../../../src/main/adapters/http/guard.ts';

const OWN = '127.0.0.1:8517';
const LINK = documentPlace.path.replace(':id', 'D-1').replace(':file', 'schedule.pdf');
const FOLLOWED = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

let api: FastifyInstance;
let asked: number;

/** A guarded API whose errors are the kinds of their faults. */
beforeEach(() => {
  asked = 0;
  api = Fastify();
  api.setErrorHandler((error, _, reply) =>
    reply.code(400).send(error instanceof FaultError ? error.fault.kind : 'unexpected'),
  );
  guard(api, () => {
    asked += 1;
    return OWN;
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
  const expected = Object.entries(SECURITY_HEADERS).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]);
  for (const host of [OWN, 'evil.example']) {
    const { headers } = await api.inject({ url: '/other', headers: { host } });
    expect(headers).toMatchObject(Object.fromEntries(expected));
  }
});
