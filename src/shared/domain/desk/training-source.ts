/** What training can begin with: made-up quotes, or the live ones with names and texts made up. */
export const TRAINING_SOURCES = ['demonstration', 'live'] as const;
export type TrainingSource = (typeof TRAINING_SOURCES)[number];
