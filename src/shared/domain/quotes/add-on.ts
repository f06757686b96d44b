/** Optional covers that can be added to a quote. */
export const ADD_ONS = ['breakdown', 'legal', 'windscreen', 'keycare'] as const;
export type AddOn = (typeof ADD_ONS)[number];
