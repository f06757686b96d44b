import { type Static, Type } from 'typebox';
import { cents, closed, name, share } from './rate-book-values.ts';

/** Whose a fee is. */
export const FeeOwner = Type.Enum(['insurer', 'broker'], { description: 'Whose the fee is' });
export type FeeOwner = Static<typeof FeeOwner>;

/** A fee on top of the gross premium, next to the policy fee: an amount, a share, or both together. */
export const Fee = Type.Object(
  {
    id: name('What the fee is called, once in the book'),
    title: name('What a person reads'),
    owner: FeeOwner,
    cents: Type.Optional(cents('A fixed amount')),
    share: Type.Optional(share('Of the premium')),
    of: Type.Optional(
      Type.Enum(['net', 'gross'], {
        description: 'Which premium the share is of; absent: gross, with levies',
      }),
    ),
    leastCents: Type.Optional(cents('The least fee')),
    mostCents: Type.Optional(cents('The highest fee')),
  },
  { ...closed, description: 'A fee on top of the gross premium, next to the policy fee' },
);
export type Fee = Static<typeof Fee>;

/**
 * How a premium may be paid over time: a deposit, then equal instalments with a service charge. The
 * order of rounding moves cents, so a plan states it.
 */
export const InstalmentPlan = Type.Object(
  {
    id: name('What the plan is called, once in the book'),
    title: name('What a person reads'),
    depositShare: Type.Optional(share('Of the premium, paid at once')),
    depositCents: Type.Optional(cents('An amount paid at once')),
    number: Type.Integer({ minimum: 1, maximum: 60, description: 'How many equal instalments' }),
    chargeShare: Type.Optional(share('The service charge, of what the deposit leaves')),
    chargeCents: Type.Optional(cents('The service charge, as an amount for all instalments')),
    round: Type.Enum(['before', 'after'], {
      description:
        'Whether an instalment is rounded to the cent before the service charge is added, and again after it, or only after it',
    }),
  },
  { ...closed, description: 'A deposit, then equal instalments with a service charge' },
);
export type InstalmentPlan = Static<typeof InstalmentPlan>;
