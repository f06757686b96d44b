import { type Static, Type } from 'typebox';

/** What training can begin with: made-up quotes, or the live ones with names and texts made up. */
export const TRAINING_SOURCES = ['demonstration', 'live'] as const;
export type TrainingSource = (typeof TRAINING_SOURCES)[number];

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
      description:
        'How many live quotes were not copied: their premium can not be calculated again',
    }),
  ),
});
export type TrainingData = Static<typeof TrainingData>;
