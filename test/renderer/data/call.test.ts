import { afterEach, expect, it, vi } from 'vitest';
import { call } from '../../../src/renderer/data/call.ts';
import { setEnvironment } from '../../../src/renderer/data/environment.ts';
import { BRIDGE } from '../../../src/shared/contract/bridge.ts';
import { message } from '../../../src/shared/domain/messages/message.ts';
import { done, failed } from '../../../src/shared/result/result.ts';
import { said } from '../../support/host/ask.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  setEnvironment('live');
});

function overHttp(respond: (path: string, init: RequestInit) => Promise<Response>): void {
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', respond);
}

it('takes the bridge where the page has one', async () => {
  const bridge = vi.fn(async () => done({ clients: [] }));
  vi.stubGlobal('window', { [BRIDGE]: bridge });
  expect(await call('listClients', {})).toEqual(done({ clients: [] }));
  expect(bridge).toHaveBeenCalledWith('listClients', {}, 'live');
});

it('names the environment that the screens are in, over either bridge', async () => {
  setEnvironment('training');
  const bridge = vi.fn(async () => done({ clients: [] }));
  vi.stubGlobal('window', { [BRIDGE]: bridge });
  await call('listClients', {});
  expect(bridge).toHaveBeenCalledWith('listClients', {}, 'training');

  let asked = '';
  overHttp(async (path) => {
    asked = path;
    return Response.json(done({ clients: [] }));
  });
  await call('listClients', {});
  expect(asked).toBe('/bridge/training/listClients');
});

it('posts JSON to the host otherwise, and takes its faults as they are', async () => {
  const declined = failed({ kind: 'declined', message: message('declined'), reasons: [] });
  let sent: unknown;
  overHttp(async (path, { method, body }) => {
    sent = [path, method, body];
    return Response.json(declined, { status: 422 });
  });
  const input = { inception: '2026-11-22T00:00:00', dateOfBirth: '1985-03-12' };
  expect(await call('compareCovers', input)).toEqual(declined);
  expect(sent).toEqual(['/bridge/live/compareCovers', 'POST', JSON.stringify(input)]);
});

it('says how to sign in where the session is not open', async () => {
  const closed = failed({
    kind: 'unauthenticated',
    presented: false,
    message: message('notSignedIn', { command: 'quotedesk link create' }),
  });
  overHttp(async () => Response.json(closed, { status: 401 }));
  const answer = await call('listClients', {});
  expect(answer).toMatchObject({ ok: false, fault: { kind: 'unauthenticated' } });
  expect(said(answer)).toMatchObject({ fault: { message: expect.stringContaining('link') } });
});

it.each([
  ['a dropped host', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an answer that is no JSON', async () => new Response('<html>')],
  ['JSON that is no answer', async () => Response.json({ hello: 'there' })],
])('answers %s as unavailable', async (_, respond) => {
  overHttp(respond);
  expect(await call('listClients', {})).toMatchObject({
    ok: false,
    fault: { kind: 'unavailable' },
  });
});

it('answers a bridge that throws as unavailable', async () => {
  vi.stubGlobal('window', { [BRIDGE]: () => Promise.reject(new Error('gone')) });
  expect(await call('serviceStatus', {})).toMatchObject({ fault: { kind: 'unavailable' } });
});
