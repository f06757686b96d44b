import type { FastifyReply, FastifyRequest } from 'fastify';
import { contract, type Operation, type OperationName } from '../../../shared/contract/contract.ts';
import { versionOf } from '../../../shared/domain/derived/quote-version.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../shared/result/fault-error.ts';
import { AccidentList } from '../../../shared/schemas/policies/accident.ts';
import { PolicyAccount } from '../../../shared/schemas/policies/payments.ts';
import { PolicyView } from '../../../shared/schemas/policies/policy.ts';
import { Quote } from '../../../shared/schemas/quotes/quote.ts';
import type { Conditions } from '../../core/dispatcher.ts';

/** An entity tag. RFC 9110 8.8.3. */
const TAG = /(W\/)?"([\x21\x23-\x7e]*)"/g;

function tagsIn(header: string): { weak: boolean; opaque: string }[] {
  return [...header.matchAll(TAG)].map(([, weak, opaque = '']) => ({
    weak: weak !== undefined,
    opaque,
  }));
}

/** The request's id, and the versions in `If-Match`: a weak tag matches nothing; no tag is refused. */
export function conditionsOf({ headers, id: requestId }: FastifyRequest): Conditions {
  const header = headers['if-match'];
  // `*` requires that the quote exists, as every change does anyway.
  if (header === undefined || header === '*') return { requestId };
  const tags = tagsIn(header);
  if (tags.length === 0) {
    throw new FaultError({ kind: 'invalid', message: message('ifMatch') });
  }
  const strong = tags.filter(({ weak }) => !weak);
  return { requestId, versions: strong.map(({ opaque }) => opaque) };
}

/** The entity tag of a value that is a quote or a policy; undefined where it is none. */
export function etagOf(name: OperationName, value: unknown): string | undefined {
  const version = versionIn(name, value);
  return version === undefined ? undefined : `"${version}"`;
}

function versionIn(name: OperationName, value: unknown): string | undefined {
  const { output }: Operation = contract[name];
  // The dispatcher's handlers are typed by the contract.
  if (output === Quote) return versionOf(value as Quote);
  const isPolicy = output === PolicyView || output === AccidentList || output === PolicyAccount;
  return isPolicy ? (value as Pick<PolicyView, 'version'>).version : undefined;
}

/** Whether `If-None-Match` names the version that the client would receive. RFC 9110 13.1.2. */
function isKnown({ headers, method }: FastifyRequest, version: string): boolean {
  const header = headers['if-none-match'];
  if (header === undefined || (method !== 'GET' && method !== 'HEAD')) return false;
  return header === '*' || tagsIn(header).some(({ opaque }) => opaque === version);
}

/**
 * Sets the entity tag of a response that is a quote or a policy.
 * @returns whether the client has this version already, so that 304 is enough
 */
export function tagQuote(
  request: FastifyRequest,
  reply: FastifyReply,
  name: OperationName,
  value: unknown,
): boolean {
  const version = versionIn(name, value);
  if (version === undefined) return false;
  reply.header('ETag', `"${version}"`);
  return isKnown(request, version);
}
