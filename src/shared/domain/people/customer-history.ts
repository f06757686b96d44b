/** What happens beside quotes: notes, files, how a customer is reached, and consents. */
export const CUSTOMER_STEPS = [
  'recordNote',
  'recordFollowedUp',
  'recordAttachment',
  'recordAttachmentRemoved',
  'recordContact',
  'recordConsent',
] as const;

/** The most entries of a line of time. */
export const MOST_CUSTOMER_ENTRIES = 1000;
