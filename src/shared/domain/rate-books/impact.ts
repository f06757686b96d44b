/** The most risks of a synthetic portfolio. */
export const MOST_RISKS = 1_000_000;
/** The highest seed of one: each block of risks adds to it. */
export const MOST_SEED = 1_000_000_000;

/** What the segments of a measurement go by. */
export const SEGMENTS = ['scheme', 'cover', 'age', 'noClaims', 'county'] as const;
export type Segment = (typeof SEGMENTS)[number];

/** The most risks of a calibration, which keeps them all in memory to rate them again and again. */
export const MOST_CALIBRATED = 100_000;

/** What the wanted average is of. */
export const AVERAGES = ['written', 'paid'] as const;
