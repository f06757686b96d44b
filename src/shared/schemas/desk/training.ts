import { type Static, Type } from 'typebox';

/** What training begins with. */
export const TrainingData = Type.Object({
  quotes: Type.Integer({ description: 'How many quotes there are' }),
});
export type TrainingData = Static<typeof TrainingData>;
