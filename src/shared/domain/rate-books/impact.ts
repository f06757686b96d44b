/** The most risks of a synthetic portfolio. */
export const MOST_RISKS = 1_000_000;
/** The highest seed of one: each block of risks adds to it. */
export const MOST_SEED = 1_000_000_000;

/** What the segments of a measurement go by. */
export const SEGMENTS = ['scheme', 'cover', 'age', 'noClaims', 'county', 'outcome'] as const;
export type Segment = (typeof SEGMENTS)[number];
