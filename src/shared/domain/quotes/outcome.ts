/** Why a customer did not take a quote. */
export const LOST_REASONS = [
  'price',
  'cover',
  'wentElsewhere',
  'carSold',
  'noAnswer',
  'other',
  'notKnown',
] as const;
export type LostReason = (typeof LOST_REASONS)[number];

/** What became of a quote: nothing yet, a policy, the refusal of an underwriter, or it was lost. */
export const OUTCOMES = ['open', 'accepted', 'refused', 'lost'] as const;
export type Outcome = (typeof OUTCOMES)[number];
