import { readDay } from '../../../shared/domain/date.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { done, invalid, type Result } from '../../../shared/result/result.ts';
import type { PolicyQuery, PolicyView } from '../../../shared/schemas/policies/policy.ts';
import type {
  AdjustRequest,
  CancelRequest,
  InviteRequest,
  PolicyPreview,
  PolicyPreviewRequest,
  ReinstateRequest,
  RenewRequest,
  ReverseRequest,
} from '../../../shared/schemas/policies/requests.ts';
import type { Context } from '../dispatcher.ts';
import { adjustment } from './adjust.ts';
import { cancellation, reinstatement, reversal } from './end.ts';
import { invitation, renewal } from './renew.ts';
import { showPolicy } from './show-policy.ts';
import { findPolicy, type PolicyParts, transact, tryOut, type Work } from './transact.ts';

/** Answers a policy as it stands on a day. */
export function getPolicy(parts: PolicyParts) {
  return async (
    { policyId, day: asked }: PolicyQuery,
    { caller, now }: Context,
  ): Promise<Result<PolicyView>> => {
    const day = asked === undefined ? undefined : readDay(asked);
    if (asked !== undefined && day === undefined) {
      return invalid([{ path: 'day', message: message('existingDay') }]);
    }
    const kept = await findPolicy(parts, policyId, caller);
    return kept.ok ? done(showPolicy(parts.library, kept.value, { now, day })) : kept;
  };
}

/** Changes what a policy covers, from a moment on. */
export function adjustPolicy(parts: PolicyParts) {
  return (request: AdjustRequest, context: Context): Promise<Result<PolicyView>> =>
    transact(parts, request.policyId, context, adjustment(request));
}

/** Ends a policy before its time. */
export function cancelPolicy(parts: PolicyParts) {
  return (request: CancelRequest, context: Context): Promise<Result<PolicyView>> =>
    transact(parts, request.policyId, context, cancellation(request));
}

/** Lets a policy that ended early cover again. */
export function reinstatePolicy(parts: PolicyParts) {
  return (request: ReinstateRequest, context: Context): Promise<Result<PolicyView>> =>
    transact(parts, request.policyId, context, reinstatement(request));
}

/** Keeps what is offered for the next period of a policy. */
export function inviteRenewal(parts: PolicyParts) {
  return (request: InviteRequest, context: Context): Promise<Result<PolicyView>> =>
    transact(parts, request.policyId, context, invitation(request));
}

/** Has a policy cover its next period. */
export function renewPolicy(parts: PolicyParts) {
  return (request: RenewRequest, context: Context): Promise<Result<PolicyView>> =>
    transact(parts, request.policyId, context, renewal(request));
}

/** Undoes the last transaction of a policy that stands. */
export function reverseTransaction(parts: PolicyParts) {
  return (request: ReverseRequest, context: Context): Promise<Result<PolicyView>> =>
    transact(parts, request.policyId, context, reversal(request));
}

/** The one transaction that a preview asks for; undefined where it asks for none, or for several. */
function workOf({
  adjust,
  cancel,
  reinstate,
  reverse,
  renew,
}: PolicyPreviewRequest): Work | undefined {
  const [work, ...others] = [
    ...(adjust ? [adjustment(adjust, true)] : []),
    ...(cancel ? [cancellation(cancel)] : []),
    ...(reinstate ? [reinstatement(reinstate)] : []),
    ...(reverse ? [reversal(reverse)] : []),
    ...(renew ? [renewal(renew, true)] : []),
  ];
  return others.length === 0 ? work : undefined;
}

/** Says what a transaction would charge or return, and why; keeps nothing. */
export function previewTransaction(parts: PolicyParts) {
  return async (
    request: PolicyPreviewRequest,
    context: Context,
  ): Promise<Result<PolicyPreview>> => {
    const work = workOf(request);
    if (work) return tryOut(parts, request.policyId, context, work);
    return invalid([{ path: 'adjust', message: message('oneTransaction') }]);
  };
}
