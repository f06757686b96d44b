import { type Static, type TProperties, Type } from 'typebox';
import { ENDINGS } from '../../domain/policies/transaction.ts';
import { TYPED_LINES } from '../../domain/text/text-pattern.ts';
import { WarningShape } from '../common/remark.ts';
import { Choices } from '../quotes/choices.ts';
import { Reason } from '../quotes/reason.ts';
import { PolicyId } from './policy.ts';
import { Transaction } from './transaction.ts';

const reason = Type.String({ minLength: 1, maxLength: 500, ...TYPED_LINES });
const effectiveAt = Type.Optional(
  Type.String({
    description:
      'When it takes effect, ISO 8601; absent: now. Earlier than now requires quote:override',
  }),
);

/** What every transaction is asked with, and what one of a kind is. */
const transaction = <P extends TProperties>(properties: P) =>
  Type.Object({ policyId: PolicyId, effectiveAt, reason, ...properties });

export const AdjustRequest = transaction({
  document: Type.Optional(
    Type.Unknown({
      description:
        'What is another answer, by the element names of IrishMotorQuote: a merge patch (RFC 7396), null takes an answer away, a list is given whole',
    }),
  ),
  excess: Choices.properties.excess,
  addOns: Choices.properties.addOns,
  until: Type.Optional(
    Type.String({ description: 'The last day, YYYY-MM-DD, of a change for some days' }),
  ),
  referralNote: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 500,
      ...TYPED_LINES,
      description: 'Why a change that underwriting refers is made: kept in the history',
    }),
  ),
});
export type AdjustRequest = Static<typeof AdjustRequest>;

const { document, excess, addOns, referralNote } = AdjustRequest.properties;

export const InviteRequest = Type.Object({
  policyId: PolicyId,
  document,
  excess,
  addOns,
});
export type InviteRequest = Static<typeof InviteRequest>;

export const RenewRequest = Type.Object({
  policyId: PolicyId,
  reason: Type.Optional(reason),
  document,
  excess,
  addOns,
  referralNote,
});
export type RenewRequest = Static<typeof RenewRequest>;

export const CancelRequest = transaction({
  ending: Type.Enum([...ENDINGS], {
    description:
      'Who ends it and how: the customer within the cooling-off period, or later; the insurer; or from the start',
  }),
  hasClaim: Type.Optional(
    Type.Boolean({
      description:
        'Whether there was a claim in the period. Absent: there was, where an accident of the period is known and not withdrawn; where none is, it is needed if the rate book returns nothing after a claim',
    }),
  ),
});
export type CancelRequest = Static<typeof CancelRequest>;

export const ReinstateRequest = transaction({});
export type ReinstateRequest = Static<typeof ReinstateRequest>;

export const ReverseRequest = Type.Object({
  policyId: PolicyId,
  transaction: Type.Integer({
    minimum: 2,
    description: 'The number of the last one that stands: it is as if it had not been made',
  }),
  reason,
});
export type ReverseRequest = Static<typeof ReverseRequest>;

const { policyId: _, ...adjust } = AdjustRequest.properties;
const { policyId: __, ...cancel } = CancelRequest.properties;
const { policyId: ___, ...reinstate } = ReinstateRequest.properties;
const { policyId: ____, ...reverse } = ReverseRequest.properties;
const { policyId: _____, ...renew } = RenewRequest.properties;

/** A transaction that is only calculated: exactly one of these. Its reason moves nothing and may be absent. */
export const PolicyPreviewRequest = Type.Object({
  policyId: PolicyId,
  adjust: Type.Optional(Type.Object({ ...adjust, reason: Type.Optional(reason) })),
  cancel: Type.Optional(Type.Object({ ...cancel, reason: Type.Optional(reason) })),
  reinstate: Type.Optional(Type.Object({ ...reinstate, reason: Type.Optional(reason) })),
  reverse: Type.Optional(Type.Object({ ...reverse, reason: Type.Optional(reason) })),
  renew: Type.Optional(Type.Object(renew)),
});
export type PolicyPreviewRequest = Static<typeof PolicyPreviewRequest>;

/** What a transaction would charge or return, and why. */
export const PolicyPreview = Type.Object({
  transaction: Transaction,
  referrals: Type.Array(Reason, { description: 'Why underwriting would refer it' }),
  warnings: Type.Array(WarningShape),
});
export type PolicyPreview = Static<typeof PolicyPreview>;
