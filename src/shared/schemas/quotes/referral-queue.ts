import { type Static, Type } from 'typebox';
import { Cursor, QuoteLine, Total } from './quote-list.ts';
import { Referral } from './referral.ts';

/** Which part of the queue to list: from its beginning, 50 unless a limit is given. */
export const ReferralQueueQuery = Type.Object({
  after: Type.Optional(Cursor),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
});
export type ReferralQueueQuery = Static<typeof ReferralQueueQuery>;

/** A quote that waits for an underwriter's decision. */
export const WaitingQuote = Type.Object({
  quote: QuoteLine,
  referral: Referral,
  waitingDays: Type.Integer({ description: 'Irish midnights since it was referred' }),
});
export type WaitingQuote = Static<typeof WaitingQuote>;

/** The open quotes that wait for a decision, those referred first before others. */
export const ReferralQueue = Type.Object({
  waiting: Type.Array(WaitingQuote),
  next: Type.Optional(Type.String({ description: 'Give it as `after` for the page behind' })),
  ...Total,
});
export type ReferralQueue = Static<typeof ReferralQueue>;
