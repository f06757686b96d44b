import { type Static, Type } from 'typebox';
import { rule } from '../../domain/messages/rule.ts';
import { QUOTE_SORTS } from '../../domain/quotes/quote-sort.ts';
import { Actor } from '../common/actor.ts';
import { Cover } from './cover.ts';
import { Euro } from './explanation.ts';
import { LostReason, Outcome } from './lost.ts';
import { Status } from './quote.ts';
import { ReferralState } from './referral.ts';
import { Scheme } from './scheme.ts';

/** A calendar day; whether it exists is checked by the core. */
export const IrishDay = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  ...rule('dayForm'),
  description: 'An Irish day, YYYY-MM-DD',
});

/** What is typed to find something. */
export const Search = Type.String({ maxLength: 200 });

/** The place after or before which a page begins, as a page before it gave it. */
export const Cursor = Type.String({ minLength: 1, maxLength: 2000 });

/** What makes quotes: a client of the API by its id, or `desk`. */
export const Source = Type.String({ minLength: 1, maxLength: 200 });

/** Which quotes to list, and in which order; the newest 50 unless something is given. */
export const QuoteListQuery = Type.Object({
  search: Type.Optional(Search),
  status: Type.Optional(Status),
  cover: Type.Optional(Cover),
  createdFrom: Type.Optional(IrishDay),
  createdTo: Type.Optional(IrishDay),
  acceptedFrom: Type.Optional(IrishDay),
  acceptedTo: Type.Optional(IrishDay),
  expiresFrom: Type.Optional(IrishDay),
  expiresTo: Type.Optional(IrishDay),
  customer: Type.Optional(Type.String({ minLength: 1, maxLength: 1000, description: 'A key' })),
  referral: Type.Optional(ReferralState),
  outcome: Type.Optional(Outcome),
  lostReason: Type.Optional(LostReason),
  requoted: Type.Optional(
    Type.Boolean({ description: 'Whether another quote was made from it; absent: either' }),
  ),
  source: Type.Optional(Source),
  assignee: Type.Optional(
    Type.String({ minLength: 1, maxLength: 100, description: 'The id of a person at the desk' }),
  ),
  scheme: Type.Optional(Type.String({ maxLength: 60, description: 'The id of a scheme' })),
  sort: Type.Optional(Type.Enum([...QUOTE_SORTS])),
  descending: Type.Optional(
    Type.Boolean({ description: 'Unless given: true for `created`, else false' }),
  ),
  amounts: Type.Optional(
    Type.Boolean({ description: 'Whether each line says what its premium is made of' }),
  ),
  after: Type.Optional(Cursor),
  before: Type.Optional(Cursor),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
});
export type QuoteListQuery = Static<typeof QuoteListQuery>;

/** What a premium is made of: together its cents. */
export const LineAmounts = Type.Object({ net: Euro, levies: Euro, fee: Euro });
export type LineAmounts = Static<typeof LineAmounts>;

/** A quote as a list shows it. */
export const QuoteLine = Type.Object({
  quoteId: Type.String(),
  status: Status,
  premium: Type.Number({ description: 'Total in euro, levies and fee included' }),
  cover: Cover,
  createdAt: Type.String({ description: 'ISO 8601, UTC' }),
  expiresAt: Type.String({ description: 'ISO 8601, UTC' }),
  inceptionDate: Type.String({ description: 'ISO 8601 with offset, as the quote gave it' }),
  lastDay: Type.Optional({ ...IrishDay, description: 'The last Irish day of its period' }),
  coverEnds: Type.Optional({
    ...IrishDay,
    description: 'Of a policy that was cancelled: the last Irish day of cover',
  }),
  customerName: Type.String(),
  customerKey: Type.String({ description: 'The same for every quote of one person' }),
  dateOfBirth: Type.String(),
  registrationNumber: Type.String(),
  vehicle: Type.String({ description: 'Make and model' }),
  email: Type.Optional(Type.String()),
  phone: Type.Optional(Type.String()),
  eircode: Type.Optional(Type.String()),
  policyId: Type.Optional(Type.String({ description: 'Once accepted' })),
  acceptedAt: Type.Optional(Type.String({ description: 'ISO 8601, UTC' })),
  referral: Type.Optional(ReferralState),
  lostReason: Type.Optional(LostReason),
  scheme: Type.Optional(Scheme),
  by: Type.String({ description: 'What submitted it: a client, or desk' }),
  user: Type.Optional(Actor),
  assignee: Type.Optional(Actor),
  amounts: Type.Optional(LineAmounts),
});
export type QuoteLine = Static<typeof QuoteLine>;

/** How many there are; with `totalIsLeast`, there are at least so many. */
export const Total = {
  total: Type.Integer(),
  totalIsLeast: Type.Optional(Type.Literal(true)),
};

export const QuoteList = Type.Object({
  quotes: Type.Array(QuoteLine),
  next: Type.Optional(Type.String({ description: 'Give it as `after` for the page behind' })),
  previous: Type.Optional(Type.String({ description: 'Give it as `before` for the page ahead' })),
  ...Total,
});
export type QuoteList = Static<typeof QuoteList>;
