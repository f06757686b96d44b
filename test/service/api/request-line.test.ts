import { expect, test } from 'vitest';
import { buildApi, type RequestLine } from '../../../src/main/adapters/http/build.ts';
import { message } from '../../../src/shared/domain/messages/message.ts';
import { SOUND_DATA } from '../../support/stores/data-guard.ts';

const unused = async (): Promise<never> => {
  throw new Error('Nothing of this test comes here');
};

test('the line of the log has the id that the client was given', async () => {
  const lines: RequestLine[] = [];
  const api = await buildApi({
    dispatch: unused,
    authenticate: unused,
    readQuoteXml: () => ({ ok: true, value: {} }),
    openDocument: async () => ({
      ok: false as const,
      fault: { kind: 'notFound' as const, message: message('documentNotFound') },
    }),
    keptResponses: { find: unused, keep: unused },
    described: { version: '0', scope: '', quoteDocument: {}, quoteBody: (it) => it, quoteXml: '' },
    data: SOUND_DATA,
    ready: async () => undefined,
    backups: () => ({ lastSuccess: null, isOverdue: false }),
    registers: async () => ({ vehicles: null, addresses: null }),
    clock: () => 0,
    requestsPerMinute: 100,
    onRequestDone: (line) => lines.push(line),
    onError: () => undefined,
  });
  const url = await api.listen({ host: '127.0.0.1', port: 0 });
  const given = await fetch(`${url}/health/live`, { headers: { 'x-request-id': 'mine-1' } });
  const made = await fetch(`${url}/health/live`);
  await api.close();
  expect(given.headers.get('x-request-id')).toBe('mine-1');
  expect(lines.map(({ requestId }) => requestId)).toEqual([
    'mine-1',
    made.headers.get('x-request-id'),
  ]);
});
