/** The working days before the end of a policy at which its renewal is looked at; the last is that of its notice. */
export const RENEWAL_STEPS = [60, 40, 20] as const;

/** How a policy is sold. */
export const CHANNELS = ['broker', 'direct', 'online', 'comparison', 'affinity'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What a sale was to the customer: the first one, the renewal after it, or one after that. */
export const SALES = ['newBusiness', 'firstRenewal', 'laterRenewal'] as const;
export type Sale = (typeof SALES)[number];

/** What may be the same as last year besides the channel. */
export const ASPECTS = ['cover', 'risk', 'payment', 'rates'] as const;
export type Aspect = (typeof ASPECTS)[number];
