/** How a complaint came in. */
export const COMPLAINT_CHANNELS = ['phone', 'email', 'letter', 'inPerson', 'online'] as const;

/**
 * What is done about a complaint: acknowledged in writing with a named contact, an update given, the customer told
 * of the Ombudsman because it takes longer, its investigation ended, and answered in writing. The last one closes it.
 */
export const COMPLAINT_STEPS = [
  'acknowledged',
  'updated',
  'toldOfOmbudsman',
  'investigated',
  'answered',
] as const;
export type ComplaintStep = (typeof COMPLAINT_STEPS)[number];

/** Where a complaint stands: by the last step of it. */
export const COMPLAINT_STATES = ['received', ...COMPLAINT_STEPS] as const;
export type ComplaintState = (typeof COMPLAINT_STATES)[number];

/** What of an open complaint has a last day. */
export const COMPLAINT_DEADLINES = [
  'complaintAcknowledgement',
  'complaintUpdate',
  'complaintResolution',
  'complaintAnswer',
] as const;
