import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpPlace, OperationName } from '../../../shared/contract/contract.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import type { Claim, KeptResponses, KeyedRequest } from '../../core/idempotency/kept-responses.ts';
import { FaultError } from './fault-error.ts';
import { sendError } from './reply.ts';

/** A structured string, as in the draft, or the same without quotes. */
const KEY = /^(?:"([\x20\x21\x23-\x5b\x5d-\x7e]{1,255})"|([\x21\x23-\x7e]{1,255}))$/;

/** The statuses of requests that changed nothing and may succeed when sent again or corrected. */
const NOT_KEPT = new Set([400, 403, 412]);

function keyIn({ headers }: FastifyRequest): string | undefined {
  const header = headers['idempotency-key'];
  if (header === undefined) return undefined;
  const [, quoted, bare] = KEY.exec(String(header).trim()) ?? [];
  const key = quoted ?? bare;
  if (key !== undefined) return key;
  throw new FaultError({ kind: 'invalid', message: message('keyForm') });
}

/** What makes two requests the same: their operation and their body. */
function fingerprint(name: OperationName, body: unknown): string {
  const content = Buffer.isBuffer(body) ? { bytes: body.toString('base64') } : { json: body };
  try {
    return hash('sha256', JSON.stringify([name, content]));
  } catch {
    throw new FaultError({ kind: 'invalid', message: message('bodyDepth') });
  }
}

function answerKnown(claim: Exclude<Claim, { kind: 'first' }>, reply: FastifyReply): FastifyReply {
  if (claim.kind === 'different') {
    throw new FaultError({ kind: 'keyReused', message: message('keyReused') });
  }
  if (claim.kind === 'unanswered') {
    throw new FaultError({ kind: 'conflict', message: message('keyUnanswered') });
  }
  const { status, etag, body } = claim.answer;
  reply.headers({ 'Idempotent-Replayed': 'true', ...(etag === null ? {} : { ETag: etag }) });
  // The client may ask for an error in another form than the first time.
  if (status >= 400) return sendError(reply, JSON.parse(body));
  return reply.code(status).type('application/json; charset=utf-8').send(body);
}

/** Whether an operation changes something: every POST below `/applied/` does. */
export function changes({ method, path }: HttpPlace): boolean {
  return method === 'POST' && path.startsWith('/applied/');
}

/**
 * Lets a client send a change again without making it twice: the same key with the same request
 * gets the first response again. draft-ietf-httpapi-idempotency-key-header.
 * @param clock epoch milliseconds
 * @returns the hooks of a route; none where the operation changes nothing
 */
export function onceByKey(answers: KeptResponses, clock: () => number) {
  const claimed = new WeakMap<FastifyRequest, KeyedRequest>();

  return (name: OperationName, place: HttpPlace) => {
    if (!changes(place)) return {};
    return {
      preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
        const key = keyIn(request);
        if (key === undefined || !request.caller) return;
        const keyed = { client: request.caller.id, key };
        const claim = await answers.claim(keyed, fingerprint(name, request.body), clock());
        if (claim.kind !== 'first') return answerKnown(claim, reply);
        claimed.set(request, keyed);
      },
      onSend: async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
        const keyed = claimed.get(request);
        if (!keyed) return payload;
        claimed.delete(request);
        const { statusCode: status } = reply;
        if (typeof payload !== 'string' || status >= 500 || NOT_KEPT.has(status)) {
          await answers.release(keyed);
          return payload;
        }
        const etag = reply.getHeader('etag');
        await answers.keep(keyed, {
          status,
          etag: typeof etag === 'string' ? etag : null,
          body: reply.error ? JSON.stringify(reply.error) : payload,
        });
        return payload;
      },
    };
  };
}
