import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contract, type OperationName } from '../../../shared/contract/contract.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../shared/result/fault-error.ts';
import type { Result } from '../../../shared/result/result.ts';
import type { KeptResponses, KeyedRequest, KnownKey } from '../../core/caller/kept-responses.ts';
import type { Conditions } from '../../core/dispatcher.ts';
import { etagOf } from './conditions.ts';
import { responseTo, sendError } from './reply.ts';

/** A structured string, as in the draft, or the same without quotes. */
const KEY = /^(?:"([\x20\x21\x23-\x5b\x5d-\x7e]{1,255})"|([\x21\x23-\x7e]{1,255}))$/;

/** The statuses of requests that changed nothing and may succeed when sent again or corrected. */
const NOT_KEPT = new Set([400, 403, 412]);

function keyIn({ headers }: FastifyRequest): string | undefined {
  const header = headers['idempotency-key'];
  if (header === undefined) return undefined;
  const [, quoted, bare] = KEY.exec(String(header)) ?? [];
  const key = quoted ?? bare;
  if (key !== undefined) return key;
  throw new FaultError({ kind: 'invalid', message: message('keyForm') });
}

/** What makes two requests the same: their operation, their body and their query, where there is one. */
function fingerprintOf(name: OperationName, { body, query }: FastifyRequest): string {
  const content = Buffer.isBuffer(body) ? { bytes: body.toString('base64') } : { json: body };
  const asked = Object.keys(Object(query)).length > 0 ? [query] : [];
  try {
    return hash('sha256', JSON.stringify([name, content, ...asked]));
  } catch {
    throw new FaultError({ kind: 'invalid', message: message('bodyDepth') });
  }
}

function answerKnown(known: KnownKey, reply: FastifyReply): FastifyReply {
  if (known.kind === 'different') {
    throw new FaultError({ kind: 'keyReused', message: message('keyReused') });
  }
  if (known.kind === 'unanswered') {
    throw new FaultError({ kind: 'conflict', message: message('keyUnanswered') });
  }
  const { status, etag, body } = known.answer;
  reply.headers({ 'Idempotent-Replayed': 'true', ...(etag === null ? {} : { ETag: etag }) });
  // The client may ask for an error in another form than the first time.
  if (status >= 400) return sendError(reply, JSON.parse(body));
  return reply.code(status).type('application/json; charset=utf-8').send(body);
}

/** A keyed request that is being answered. */
interface Claimed {
  readonly operation: OperationName;
  readonly keyed: KeyedRequest;
  /** The result that a change has kept with itself, if it did not fail. */
  offered?: Result<unknown>;
}

interface OnceParts {
  readonly responses: KeptResponses;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** Takes what fails once the answer is certain. */
  readonly onError: (error: unknown, requestId: string) => void;
}

/**
 * Lets a client send a change again without making it twice: the same key with the same request
 * gets the first response again. A change keeps its response in its own transaction, so that there is
 * never one without the other; which requests are on their way, this process alone has to know.
 * draft-ietf-httpapi-idempotency-key-header.
 */
export function onceByKey({ responses, clock, onError }: OnceParts) {
  const claims = new WeakMap<FastifyRequest, Claimed>();
  /** The fingerprints of requests on their way, by client and key. */
  const active = new Map<string, string>();
  const nameOf = ({ client, key }: KeyedRequest) => JSON.stringify([client, key]);

  /** The response to keep of a result; undefined where another try may turn out otherwise. */
  function toKeep({ operation, keyed }: Claimed, result: Result<unknown>) {
    const { status, body } = responseTo(result);
    if (status >= 500 || NOT_KEPT.has(status)) return undefined;
    // Another host of the office is at it: the response is its own.
    if (!result.ok && result.fault.message.code === 'keyUnanswered') return undefined;
    const etag = result.ok ? (etagOf(operation, result.value) ?? null) : null;
    return { ...keyed, status, etag, body, at: clock() };
  }

  return {
    /** The hooks of a route; none where the operation changes nothing. */
    hooks: (operation: OperationName) => {
      if (contract[operation].data !== 'changes') return {};
      return {
        preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
          const key = keyIn(request);
          if (key === undefined || !request.caller) return;
          const fingerprint = fingerprintOf(operation, request);
          const keyed = { client: request.caller.id, key, fingerprint };
          const other = active.get(nameOf(keyed));
          if (other !== undefined) {
            return answerKnown({ kind: other === fingerprint ? 'unanswered' : 'different' }, reply);
          }
          active.set(nameOf(keyed), fingerprint);
          claims.set(request, { operation, keyed });
          const known = await responses.find(keyed, clock());
          return known && answerKnown(known, reply);
        },
        onSend: async (request: FastifyRequest, _reply: FastifyReply, payload: unknown) => {
          const claim = claims.get(request);
          if (claim) active.delete(nameOf(claim.keyed));
          return payload;
        },
      };
    },

    /** What a change is given to keep its response with itself. */
    conditions: (request: FastifyRequest): Pick<Conditions, 'keep'> => {
      const claim = claims.get(request);
      if (!claim) return {};
      return {
        keep: (result) => {
          claim.offered = result;
          return toKeep(claim, result);
        },
      };
    },

    /**
     * Keeps the response of what was no change of a quote, before it is sent.
     * @throws where a success cannot be kept: it is then none, and the next try makes it
     */
    settle: async (request: FastifyRequest, result: Result<unknown>): Promise<void> => {
      const claim = claims.get(request);
      if (!claim || claim.offered === result) return;
      const response = toKeep(claim, result);
      if (!response) return;
      const keeping = responses.keep(response);
      // A refusal changed nothing: without its response, the next try finds the same again.
      await (result.ok ? keeping : keeping.catch((error) => onError(error, request.id)));
    },
  };
}
