import { type Static, Type } from 'typebox';
import { OverrideRequest } from '../quotes/change.ts';

/** That the clock of this computer is right, although it is behind the history. */
export const ClockConfirmation = Type.Object({ reason: OverrideRequest.properties.reason });
export type ClockConfirmation = Static<typeof ClockConfirmation>;

/** The step back that the history keeps now. */
export const ClockStep = Type.Object({
  quoteId: Type.Optional(
    Type.String({ description: 'The quote of the newest event, whose history keeps the step' }),
  ),
  rateBook: Type.Optional(
    Type.String({ description: 'The hash of the rate book that does, where there is no quote' }),
  ),
  levyTable: Type.Optional(
    Type.String({ description: 'The hash of the levy table that does, where there is no quote' }),
  ),
  userId: Type.Optional(
    Type.String({
      description: 'The person at the desk whose history does, where there is nothing else',
    }),
  ),
  newest: Type.String({ description: 'The time of that event: ISO 8601, UTC' }),
  now: Type.String({ description: 'What the clock says: ISO 8601, UTC' }),
});
export type ClockStep = Static<typeof ClockStep>;
