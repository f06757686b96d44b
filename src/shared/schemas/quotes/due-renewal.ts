import { type Static, Type } from 'typebox';
import { rule } from '../../domain/messages/rule.ts';
import { Cursor, IrishDay, QuoteLine, Total } from './quote-list.ts';
import { Reason } from './reason.ts';
import { RenewalCheck } from './renewal.ts';
import { Scheme } from './scheme.ts';

/** Which renewals to list. */
export const RenewalQuery = Type.Object({
  from: Type.Optional(IrishDay),
  to: Type.Optional(IrishDay),
  isOpen: Type.Optional(
    Type.Boolean({ description: 'Whether to leave out those with an accepted or a lost quote' }),
  ),
  after: Type.Optional(Cursor),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
});
export type RenewalQuery = Static<typeof RenewalQuery>;

/** What became of a renewal so far. */
export const RENEWAL_STATES = [
  'open',
  'invited',
  'quoted',
  'accepted',
  'renewed',
  'lapsed',
  'lost',
] as const;

/** Amounts of the renewal of a policy that was made here, in euro with levies and fees. */
const RenewedPolicy = Type.Object({
  last: Type.Number({ description: 'What a whole period costs as it is covered at its end' }),
  next: Type.Optional(
    Type.Number({
      description:
        'What the next period costs: as it was offered or taken up, or as it is rated now',
    }),
  ),
  change: Type.Optional(
    Type.Number({
      description: 'How much of the last the next is dearer, where both are a year: 0.05 is 5 %',
    }),
  ),
  verdict: Type.Optional(RenewalCheck.properties.verdict),
  best: Type.Optional(
    Type.Object(
      { premium: Type.Number(), scheme: Scheme },
      {
        description: 'The lowest premium of all schemes for the next period, as it is rated now',
      },
    ),
  ),
  declined: Type.Optional(
    Type.Array(Reason, { description: 'Why underwriting declines the next period' }),
  ),
  inviteBy: Type.String({ description: 'The last day for its notice, YYYY-MM-DD' }),
});

/** A renewal as a list shows it. */
export const RenewalLine = Type.Object({
  day: Type.String({ description: 'The first day of the next period' }),
  source: Type.Enum(['imported', 'policy'], {
    description: 'Whether it was imported, or is of a policy made here',
  }),
  id: Type.String({ description: 'Of the import, or of the quote that became the policy' }),
  customerKey: Type.String(),
  name: Type.String(),
  dateOfBirth: Type.String(),
  phone: Type.Optional(Type.String()),
  email: Type.Optional(Type.String()),
  registration: Type.Optional(Type.String()),
  vehicle: Type.Optional(Type.String()),
  insurer: Type.Optional(Type.String({ description: 'Of the present period' })),
  policyNumber: Type.Optional(Type.String()),
  noClaimsYears: Type.Optional(Type.Integer()),
  state: Type.Enum([...RENEWAL_STATES], {
    description:
      'invited: the next period was offered; renewed: it was taken up; lapsed: the policy ended without; quoted: with an open quote of another policy; accepted: that became a policy; open: none of these',
  }),
  policy: Type.Optional(RenewedPolicy),
  quote: Type.Optional(QuoteLine),
});
export type RenewalLine = Static<typeof RenewalLine>;

export const RenewalList = Type.Object({
  from: Type.String(),
  to: Type.String(),
  renewals: Type.Array(RenewalLine, { description: 'The first day first' }),
  next: Type.Optional(Type.String({ description: 'Give it as `after` for the page behind' })),
  ...Total,
});
export type RenewalList = Static<typeof RenewalList>;

/** An imported renewal that a form is to begin with. */
export const RenewalToQuote = Type.Object({
  id: Type.String({ pattern: '^[1-9]\\d{0,14}$', ...rule('renewalId') }),
});
export type RenewalToQuote = Static<typeof RenewalToQuote>;
