import { type Static, Type } from 'typebox';
import { MessageShape } from '../common/remark.ts';
import { HistoryEntry } from '../quotes/change.ts';

/** The office that a desk has joined, and where the two stand. */
export const OfficeStatus = Type.Object({
  office: Type.Union([
    Type.Object({
      name: Type.String(),
      url: Type.Union([Type.String(), Type.Null()], {
        description: 'Null of a host, which works on the database of its office itself',
      }),
    }),
    Type.Null({ description: 'It works for itself' }),
  ]),
  awaySince: Type.Union([Type.String(), Type.Null()], {
    description: 'Since when the office is out of reach, ISO 8601, UTC; null while it answers',
  }),
  problem: Type.Union([MessageShape, Type.Null()], {
    description: 'Why the office does not take this desk, where that is so',
  }),
  unsent: Type.Integer({ description: 'Changes made here that the office has not seen yet' }),
  conflicts: Type.Integer({ description: 'Changes that the office refused, to be decided here' }),
});
export type OfficeStatus = Static<typeof OfficeStatus>;

/** How a desk joins an office. */
export const JoinRequest = Type.Object(
  {
    url: Type.String({ minLength: 1, maxLength: 300, description: 'As https://office.example' }),
    code: Type.String({
      minLength: 1,
      maxLength: 60,
      description: 'Of an administrator of the office',
    }),
    name: Type.String({
      minLength: 1,
      maxLength: 100,
      pattern: '\\S',
      description: 'As the office calls this desk',
    }),
  },
  { additionalProperties: false },
);
export type JoinRequest = Static<typeof JoinRequest>;

/** One change that was made here while a colleague made another one, which the office took first. */
const Conflict = Type.Object({
  id: Type.String({ description: 'Of the event that was refused' }),
  quoteId: Type.String(),
  customerName: Type.String(),
  registrationNumber: Type.String(),
  own: HistoryEntry,
  theirs: Type.Union([
    HistoryEntry,
    Type.Null({ description: 'No later change of the quote stands' }),
  ]),
});
export type Conflict = Static<typeof Conflict>;

/** The changes that wait for a decision, the oldest first. */
export const ConflictList = Type.Object({ conflicts: Type.Array(Conflict) });
export type ConflictList = Static<typeof ConflictList>;

/** A quote that is open on a screen of this desk. */
export const OpenQuoteRequest = Type.Object(
  { quoteId: Type.String({ minLength: 1, maxLength: 100 }) },
  { additionalProperties: false },
);
export type OpenQuoteRequest = Static<typeof OpenQuoteRequest>;

/** The people, or else the desks, who have a quote open at the same time. */
export const OpenElsewhere = Type.Object({ others: Type.Array(Type.String()) });
export type OpenElsewhere = Static<typeof OpenElsewhere>;

/** That a conflict is decided: its change was made again, or is let go. The history keeps both. */
export const ConflictDecision = Type.Object(
  { id: Type.String({ minLength: 1, maxLength: 100 }) },
  { additionalProperties: false },
);
export type ConflictDecision = Static<typeof ConflictDecision>;
