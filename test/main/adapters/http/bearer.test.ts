import Fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { STRANGERS } from '../../../../src/main/adapters/http/rate-limit.ts';
import { bearer } from '../../../../src/main/adapters/http/server/build.ts';
import { createDataGuard } from '../../../../src/main/core/data-state/data-guard.ts';
import {
  createDataState,
  type DataState,
} from '../../../../src/main/core/data-state/data-state.ts';
import type { Caller } from '../../../../src/main/core/dispatcher.ts';
import { message } from '../../../../src/shared/domain/messages/message.ts';
import { FaultError } from '../../../../src/shared/result/fault-error.ts';

const MINUTE = 60_000;
const CLIENT: Caller = {
  kind: 'client',
  id: 'qd-one',
  permissions: new Set(),
  ownQuotesOnly: false,
};
const UNAUTHENTICATED = { kind: 'unauthenticated', message: { code: 'token' } };

let api: FastifyInstance;
let now: number;
let state: DataState;
/** The tokens that were looked for. */
let shown: string[];

/** An API whose one client has the token `right`, over data that is not there once it has a problem. */
beforeEach(() => {
  now = 0;
  shown = [];
  state = createDataState();
  const data = createDataGuard({
    state,
    isReadable: false,
    onDamage: () => {},
    lookAtFiles: () => {},
    lookAtClock: () => {},
    failureOf: () => undefined,
  });
  const onRequest = bearer({
    authenticate: async (token, at) => {
      shown.push(token);
      return token === 'right' && at === now ? CLIENT : undefined;
    },
    data,
    clock: () => now,
  });
  api = Fastify();
  api.decorateRequest('caller', null);
  api.setErrorHandler((error, _, reply) =>
    reply.code(400).send(error instanceof FaultError ? error.fault : { kind: 'unexpected' }),
  );
  api.get('/', { onRequest }, async ({ caller }) => ({ caller: caller?.id }));
});

async function answer(authorization?: string) {
  const headers = authorization === undefined ? {} : { authorization };
  return (await api.inject({ url: '/', headers })).json();
}

test.each(['Bearer right', 'bearer right', 'BEARER   right'])(
  '%j names the client',
  async (header) => {
    expect(await answer(header)).toEqual({ caller: 'qd-one' });
  },
);

test.each(['Bearer wrong', 'Bearer', 'Bearer right wrong', 'bearer\tright', 'Bearer =right'])(
  '%j was an attempt, and is refused',
  async (header) => {
    expect(await answer(header)).toMatchObject({ ...UNAUTHENTICATED, presented: true });
  },
);

test.each([
  undefined,
  '',
  'right',
  'Basic right',
  'Bearerright',
  'Basic Bearer right',
  'x-Bearer right',
])('%j was no attempt, and is refused', async (header) => {
  expect(await answer(header)).toMatchObject({ ...UNAUTHENTICATED, presented: false });
});

test('a token has every character of RFC 6750, and no other is looked for', async () => {
  const tokens = ['a', 'a=', 'a==', 'azAZ09-._~+/'];
  for (const token of tokens) await answer(`Bearer ${token}`);
  for (const none of ['a b', 'a=b', '=', 'a,b', 'Bearer a']) await answer(`Bearer ${none}`);
  await answer('x Bearer a');
  expect(shown).toEqual(tokens);
});

test('without the data no token is called wrong, and who has none is told that', async () => {
  state.report({ kind: 'missing', message: message('dataDamaged') });
  for (const header of ['Bearer right', 'Bearer wrong']) {
    expect(await answer(header)).toMatchObject({ kind: 'unavailable', problem: 'missing' });
  }
  expect(await answer()).toMatchObject(UNAUTHENTICATED);
});

test('those without a token have a limit together, which no client meets', async () => {
  const headers = [undefined, 'Bearer wrong'];
  for (let i = 0; i < STRANGERS.token; i += 1) {
    expect(await answer(headers[i % 2])).toMatchObject(UNAUTHENTICATED);
  }
  for (const header of headers) {
    expect(await answer(header)).toMatchObject({ kind: 'rateLimited', retryAfter: 60 });
  }
  expect(await answer('Bearer right')).toEqual({ caller: 'qd-one' });
  now += MINUTE;
  expect(await answer()).toMatchObject(UNAUTHENTICATED);
});
