/** The ways in which a customer may be reached for marketing. */
export const CONSENT_CHANNELS = ['phone', 'email', 'post'] as const;
export type ConsentChannel = (typeof CONSENT_CHANNELS)[number];
