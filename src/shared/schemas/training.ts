import { type Static, Type } from 'typebox';

/** What training begins with. */
export const TrainingData = Type.Object({
  quotes: Type.Integer({ description: 'How many demonstration quotes were made' }),
});
export type TrainingData = Static<typeof TrainingData>;
