import { type Static, Type } from 'typebox';
import { LOST_REASONS, OUTCOMES } from '../../domain/quotes/outcome.ts';
import { TYPED_LINE, TYPED_LINES } from '../../domain/text/text-pattern.ts';

export const LostReason = Type.Enum([...LOST_REASONS]);
export type LostReason = Static<typeof LostReason>;

export const Outcome = Type.Enum([...OUTCOMES]);
export type Outcome = Static<typeof Outcome>;

const QuoteId = Type.String({ minLength: 1, maxLength: 100 });
const Note = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: 500,
    ...TYPED_LINES,
    description: 'A note; required with `other`',
  }),
);
const Name = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: 100,
    ...TYPED_LINE,
    description: 'The name of the person, where the caller alone does not say who it is',
  }),
);

/** That a customer did not take a quote, and why. */
export const LostRequest = Type.Object({
  quoteId: QuoteId,
  reason: LostReason,
  note: Note,
  name: Name,
});
export type LostRequest = Static<typeof LostRequest>;

/** That a quote is not lost after all. */
export const NotLostRequest = Type.Object({ quoteId: QuoteId, name: Name });
export type NotLostRequest = Static<typeof NotLostRequest>;

/** Why a quote is lost, as it was said last. It follows from the history of the quote. */
export const Lost = Type.Object(
  {
    reason: LostReason,
    note: Type.Optional(Type.String()),
    at: Type.String({ description: 'ISO 8601, UTC' }),
    by: Type.String({ description: 'The client, or desk' }),
    name: Type.Optional(Type.String({ description: 'The person, where a name was given' })),
  },
  {
    description:
      'Absent unless the quote is marked as lost. It says nothing about its status: a lost quote can be accepted while it is open, and is won then',
  },
);
export type Lost = Static<typeof Lost>;
