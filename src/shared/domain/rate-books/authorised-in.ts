/** Where an insurer may be authorised: the law of the levies tells them apart. */
export const PLACES_OF_AUTHORISATION = ['ireland', 'other-member-state'] as const;
export type AuthorisedIn = (typeof PLACES_OF_AUTHORISATION)[number];
