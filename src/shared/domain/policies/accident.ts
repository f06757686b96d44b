/** Where the claim after an accident stands: the broker was told, the insurer works on it, it is paid, or dropped. */
export const ACCIDENT_STATES = ['notified', 'open', 'settled', 'withdrawn'] as const;
export type AccidentState = (typeof ACCIDENT_STATES)[number];

/** Whether the driver of the policy is at fault. */
export const FAULTS = ['atFault', 'notAtFault', 'notKnown'] as const;

/**
 * Whether an accident is a claim in a period: one that the policy may not pay for is one, too, until it is
 * withdrawn. Days are ISO 8601.
 */
export const isClaimIn = (
  { at, state }: { readonly at: string; readonly state: AccidentState },
  { from, to }: { readonly from: string; readonly to: string },
): boolean => state !== 'withdrawn' && at >= from && at <= to;
