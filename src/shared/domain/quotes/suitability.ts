/** The reasons to pick from, each a sentence on the statement. */
export const SUITABILITY_REASONS = [
  'meetsDemands',
  'lowestPremium',
  'widestCover',
  'excessAffordable',
  'valueOfCar',
] as const;
export type SuitabilityReason = (typeof SUITABILITY_REASONS)[number];
