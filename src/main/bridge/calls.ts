import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { BRIDGE_PATH } from '../../shared/bridge.ts';
import { contract, type Operation, operationNames } from '../../shared/contract.ts';
import { type Answer, type Fault, failed, statusOf } from '../../shared/fault.ts';
import { DESK, type Door } from '../door.ts';
import type { Session } from './session.ts';

function send(reply: FastifyReply, answer: Answer<unknown>): FastifyReply {
  return reply
    .code(answer.ok ? 200 : statusOf[answer.fault.kind])
    .header('cache-control', 'no-store')
    .send(answer);
}

function faultOf(error: FastifyError): Fault {
  const status = error.statusCode ?? 500;
  if (status === 413) return { kind: 'tooLarge', message: 'The body is too large' };
  if (status === 415) return { kind: 'unsupportedMedia', message: 'The body must be JSON' };
  if (status < 500) return { kind: 'invalid', message: 'The body is not valid JSON' };
  return { kind: 'internal', message: 'Something failed inside' };
}

/** `POST /bridge/:operation` for whoever holds the session's cookie. The body is the answer. */
export function addCalls(server: FastifyInstance, session: Session, door: Door): void {
  // Own place, own rules: what the API takes beside JSON ends here.
  server.register(async (calls) => {
    calls.removeAllContentTypeParsers();
    calls.addContentTypeParser(
      'application/json',
      { parseAs: 'string' },
      calls.getDefaultJsonParser('error', 'error'),
    );
    calls.setErrorHandler<FastifyError>((error, _request, reply) =>
      send(reply, failed(faultOf(error))),
    );
    calls.addHook('onRequest', async (request, reply) => {
      if (session.isOpen(request)) return;
      const message =
        'The session is not open; "npm run quotedesk -- link" gives a link to open it';
      return send(reply, failed({ kind: 'unauthenticated', message, presented: false }));
    });
    calls.post<{ Params: { operation: string } }>(
      `${BRIDGE_PATH}/:operation`,
      async (request, reply) =>
        send(reply, await door(DESK, request.params.operation, request.body)),
    );
    // What takes whole files has a place, and so a limit, of its own.
    for (const name of operationNames) {
      const { atMost }: Operation = contract[name];
      if (atMost === undefined) continue;
      calls.post(`${BRIDGE_PATH}/${name}`, { bodyLimit: atMost }, async (request, reply) =>
        send(reply, await door(DESK, name, request.body)),
      );
    }
  });
}
