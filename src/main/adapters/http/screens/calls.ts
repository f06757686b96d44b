import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BRIDGE_PATH, isEnvironment, NO_ENVIRONMENT } from '../../../../shared/contract/bridge.ts';
import { contract, type Operation, operationNames } from '../../../../shared/contract/contract.ts';
import { FaultError } from '../../../../shared/contract/fault-error.ts';
import { type Fault, failed, type Result, statusOf } from '../../../../shared/contract/result.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { BROKER, type EnvironmentDispatch } from '../../../core/dispatcher.ts';
import { conditionsOf } from '../conditions.ts';
import type { RefuseClosed } from './closed.ts';

function send(reply: FastifyReply, answer: Result<unknown>): FastifyReply {
  return reply
    .code(answer.ok ? 200 : statusOf[answer.fault.kind])
    .header('cache-control', 'no-store')
    .send(answer);
}

function faultOf(error: FastifyError | FaultError): Fault {
  // What the guard refused, before it came here.
  if (error instanceof FaultError) return error.fault;
  const status = error.statusCode ?? 500;
  if (status === 413) return { kind: 'tooLarge', message: message('callTooLarge') };
  if (status === 415) return { kind: 'unsupportedMedia', message: message('callNotJson') };
  if (status < 500) return { kind: 'invalid', message: message('callMalformed') };
  return { kind: 'internal', message: message('internal') };
}

/** The most bytes of a call: a draft and its names. */
const LARGEST_CALL = 128 * 1024;

type CallRequest = FastifyRequest<{ Params: { environment: string } }>;

/** `POST /bridge/:environment/:operation`, with the session's cookie and key. The body is the result. */
export function addCalls(
  server: FastifyInstance,
  refuse: RefuseClosed,
  dispatch: EnvironmentDispatch,
): void {
  /** What `If-Match` asks for goes along: the version that a change was meant for. */
  const take = async (request: CallRequest, reply: FastifyReply, operation: string) => {
    const { environment } = request.params;
    const answer = isEnvironment(environment)
      ? await dispatch(environment)(BROKER, operation, request.body, conditionsOf(request))
      : failed({ kind: 'invalid', message: NO_ENVIRONMENT });
    return send(reply, answer);
  };
  // A scope of its own: here the API's other content types are not accepted.
  server.register(async (calls) => {
    calls.removeAllContentTypeParsers();
    calls.addContentTypeParser(
      'application/json',
      { parseAs: 'string' },
      calls.getDefaultJsonParser('error', 'error'),
    );
    calls.setErrorHandler<FastifyError | FaultError>((error, _request, reply) =>
      send(reply, failed(faultOf(error))),
    );
    calls.addHook('onRequest', refuse);
    calls.post<{ Params: { environment: string; operation: string } }>(
      `${BRIDGE_PATH}/:environment/:operation`,
      { bodyLimit: LARGEST_CALL },
      async (request, reply) => take(request, reply, request.params.operation),
    );
    // An operation that takes whole files has a route of its own, with its own limit.
    for (const name of operationNames) {
      const { atMost }: Operation = contract[name];
      if (atMost === undefined) continue;
      calls.post<{ Params: { environment: string } }>(
        `${BRIDGE_PATH}/:environment/${name}`,
        { bodyLimit: atMost },
        async (request, reply) => take(request, reply, name),
      );
    }
  });
}
