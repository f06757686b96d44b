import { type Static, Type } from 'typebox';
import { rule } from '../../domain/messages/rule.ts';
import { fieldPaths } from '../../domain/quote-fields/quote-fields.ts';
import { listAt } from '../../domain/quote-fields/quote-lists.ts';
import { PASSABLE } from '../../domain/quotes/checklist.ts';
import { OVERRIDES } from '../../domain/quotes/override.ts';
import { PAYMENT_METHODS } from '../../domain/quotes/payment-method.ts';
import { TYPED_LINE, TYPED_LINES } from '../../domain/text/text-pattern.ts';
import { Actor } from '../common/actor.ts';
import { WarningShape } from '../common/remark.ts';
import { AddOn } from './add-on.ts';
import { PassedItem } from './checklist.ts';

const QuoteId = Type.String({ minLength: 1, maxLength: 100 });

export const OverrideRequest = Type.Object({
  quoteId: QuoteId,
  overrideType: Type.Enum([...OVERRIDES]),
  value: Type.Number({ description: 'Euro for premium and excess, percent for discount' }),
  reason: Type.String({ minLength: 1, maxLength: 500, ...TYPED_LINES }),
});
export type OverrideRequest = Static<typeof OverrideRequest>;

export const WithdrawOverrideRequest = Type.Object({
  quoteId: QuoteId,
  overrideType: Type.Enum([...OVERRIDES]),
  reason: OverrideRequest.properties.reason,
});
export type WithdrawOverrideRequest = Static<typeof WithdrawOverrideRequest>;

export const AddOnRequest = Type.Object({
  quoteId: QuoteId,
  addonType: AddOn,
  addonOptions: Type.Optional(
    Type.Object(
      { level: Type.Optional(Type.String({ description: 'As the rate book names its levels' })) },
      { additionalProperties: false },
    ),
  ),
});
export type AddOnRequest = Static<typeof AddOnRequest>;

export const RemoveAddOnRequest = Type.Object({ quoteId: QuoteId, addonType: AddOn });
export type RemoveAddOnRequest = Static<typeof RemoveAddOnRequest>;

export const DriverNumberRequest = Type.Object({
  quoteId: QuoteId,
  driverNumber: Type.String({
    pattern: '^[A-Za-z0-9]{5,25}$',
    ...rule('driverNumber'),
    description:
      'Item 4d of an Irish driving licence: nine digits; of other licences as they have it',
  }),
  driver: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: listAt('Drivers/Driver').most,
      description: "The place among the named drivers, from 1; absent: the policyholder's number",
    }),
  ),
});
export type DriverNumberRequest = Static<typeof DriverNumberRequest>;

export const AcceptRequest = Type.Object({
  quoteId: QuoteId,
  paymentMethod: Type.Enum([...PAYMENT_METHODS]),
  paymentReference: Type.String({ minLength: 1, maxLength: 100, ...TYPED_LINE }),
  confirmed: Type.Optional(
    Type.Array(Type.Enum(fieldPaths), {
      maxItems: fieldPaths.length,
      description: 'The facts in unknownBeforeCover that are confirmed as assumed',
    }),
  ),
  startAt: Type.Optional(
    Type.String({
      description:
        'ISO 8601: begins cover earlier than at acceptance, at InceptionDate at the earliest; requires quote:override and a reason',
    }),
  ),
  reason: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 500,
      ...TYPED_LINES,
      description: 'Why cover begins before it was accepted: kept in the history',
    }),
  ),
  duplicateReason: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 500,
      ...TYPED_LINES,
      description:
        'Why it is accepted although the car has another open quote or a policy for some of the same days',
    }),
  ),
  referralNote: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 500,
      ...TYPED_LINES,
      description:
        'Why an API client approves a quote that is still referred by accepting it: kept in the history',
    }),
  ),
  termsGiven: Type.Optional(
    Type.Boolean({
      description: 'Whether the customer has been given the terms of business of the firm',
    }),
  ),
  passed: Type.Optional(
    Type.Array(PassedItem, {
      maxItems: PASSABLE.length,
      description:
        'What is missing and is passed at the desk, as the settings of the firm allow: kept in the history; requires quote:override',
    }),
  ),
});
export type AcceptRequest = Static<typeof AcceptRequest>;

const { driver, driverNumber } = DriverNumberRequest.properties;

/** A payment, and the driver numbers that are not recorded yet. */
export const BindRequest = Type.Object({
  ...AcceptRequest.properties,
  driverNumbers: Type.Optional(
    Type.Array(Type.Object({ driver, driverNumber }), {
      maxItems: listAt('Drivers/Driver').most + 1,
    }),
  ),
});
export type BindRequest = Static<typeof BindRequest>;

/** Who looks after a quote or its policy from now on. */
export const AssignRequest = Type.Object(
  {
    quoteId: Type.String({ minLength: 1, maxLength: 100 }),
    userId: Type.Union([Type.String({ minLength: 1, maxLength: 100 }), Type.Null()], {
      description: 'A person at the desk; null: nobody in particular',
    }),
  },
  { additionalProperties: false },
);
export type AssignRequest = Static<typeof AssignRequest>;

/** The policy that an accepted quote became. */
export const Policy = Type.Object({
  quoteId: Type.String(),
  policyId: Type.String(),
  status: Type.Literal('accepted'),
  policyStartDate: Type.String({
    description:
      'ISO 8601 with offset: InceptionDate as the quote gave it, or the minute of acceptance where that is later',
  }),
  policyEndDate: Type.String({
    description: 'ISO 8601 with offset: the last second of the last day, in Irish time',
  }),
  warnings: Type.Array(WarningShape, { description: 'What is missing, or differs from the quote' }),
});
export type Policy = Static<typeof Policy>;

/** What can happen to a quote. */
export const QUOTE_STEPS = [
  'submitted',
  'overridden',
  'overrideWithdrawn',
  'addOn',
  'addOnRemoved',
  'driverNumber',
  'suitability',
  'referred',
  'referralApproved',
  'referralRefused',
  'markedLost',
  'markedNotLost',
  'assigned',
  'accepted',
  'adjusted',
  'cancelled',
  'reinstated',
  'renewalInvited',
  'renewed',
  'reversed',
  'accidentReported',
  'accidentChanged',
  'complaintReceived',
  'complaintStep',
  'paymentPlanned',
  'paymentReceived',
  'paymentMissed',
  'rebatePaid',
  'paymentWithdrawn',
  'databaseTold',
  'clockConfirmed',
] as const;

/** One thing that happened to a quote, as its history shows it. */
export const HistoryEntry = Type.Object({
  kind: Type.Enum([...QUOTE_STEPS]),
  at: Type.String({ description: 'ISO 8601, UTC' }),
  by: Type.String({ description: 'The client, or desk' }),
  user: Type.Optional(Actor),
  detail: Type.Record(Type.String(), Type.Unknown()),
});
