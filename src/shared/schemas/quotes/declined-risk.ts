import { type Static, Type } from 'typebox';
import { Actor } from '../common/actor.ts';
import { QuoteSections } from './quote-sections.ts';
import { Reason } from './reason.ts';
import { Scheme } from './scheme.ts';

/** How many to list; 50 unless given. */
export const DeclinedQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
});
export type DeclinedQuery = Static<typeof DeclinedQuery>;

/** The letter about a declined risk, by the id of the risk. */
export const DeclinedLetterQuery = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 100 }),
});
export type DeclinedLetterQuery = Static<typeof DeclinedLetterQuery>;

/** A letter as a PDF file. */
export const DeclinedLetter = Type.Object({
  name: Type.String({ description: 'Letters, digits, hyphens and one dot' }),
  contentBase64: Type.String(),
});
export type DeclinedLetter = Static<typeof DeclinedLetter>;

/** A submission that underwriting declined, as it is kept for the record. */
export const DeclinedRisk = Type.Object({
  id: Type.String(),
  at: Type.String({ description: 'ISO 8601, UTC' }),
  by: Type.String({ description: 'The client, or desk' }),
  user: Type.Optional(Actor),
  rateBookHash: Type.String({ description: 'Of the rate book that declined it' }),
  scheme: Type.Optional(Scheme),
  reasons: Type.Array(Reason),
  ...QuoteSections.properties,
});

export const DeclinedList = Type.Object({ declined: Type.Array(DeclinedRisk) });
export type DeclinedList = Static<typeof DeclinedList>;
