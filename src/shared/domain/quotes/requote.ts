/** What a quote is made from another one for: the next period of a policy, a change to it, or another offer. */
export const REQUOTE_PURPOSES = ['change', 'renewal', 'offer'] as const;
export type RequotePurpose = (typeof REQUOTE_PURPOSES)[number];

/** Whether a word names such a purpose. */
export function isRequotePurpose(word: unknown): word is RequotePurpose {
  return REQUOTE_PURPOSES.some((purpose) => purpose === word);
}
