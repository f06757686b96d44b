import { type Static, Type } from 'typebox';
import { TRAINING_SOURCES } from '../../domain/desk/training-source.ts';

export const TrainingRequest = Type.Object({
  from: Type.Optional(
    Type.Enum([...TRAINING_SOURCES], { description: 'By default the demonstration' }),
  ),
});
export type TrainingRequest = Static<typeof TrainingRequest>;

/** What training begins with. */
export const TrainingData = Type.Object({
  quotes: Type.Integer({ description: 'How many quotes there are' }),
  leftOut: Type.Optional(
    Type.Integer({
      description: 'How many live quotes were not copied: their premium cannot be calculated again',
    }),
  ),
});
export type TrainingData = Static<typeof TrainingData>;
