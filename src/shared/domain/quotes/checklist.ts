/** What must be there before cover begins, in the order in which a desk works through it. */
export const CHECKLIST = [
  'referral',
  'assumptions',
  'suitability',
  'driverNumbers',
  'termsOfBusiness',
  'firm',
  'payment',
] as const;
export type ChecklistCode = (typeof CHECKLIST)[number];

/**
 * The items that a firm may let somebody with authority pass. The others are the rate book's to ask,
 * or done with one entry.
 */
export const PASSABLE = ['suitability', 'driverNumbers', 'termsOfBusiness'] as const;
export type PassableCode = (typeof PASSABLE)[number];

export const CHECKLIST_STATES = ['done', 'missing', 'notNeeded'] as const;
export type ChecklistState = (typeof CHECKLIST_STATES)[number];
