import type { SchemeOffer } from './scheme-offer.ts';

const byText = (one: string, other: string) => one.localeCompare(other, 'en');

/** What an offer is called cheaper or dearer by, in euro; 0 without an offer. */
export const comparedPremium = ({
  premium = 0,
  likeForLike,
}: Pick<SchemeOffer, 'premium' | 'likeForLike'>): number => likeForLike?.premium ?? premium;

/** What the offers of a comparison can be sorted by. */
const ORDERS = {
  premium: (one, other) => comparedPremium(one) - comparedPremium(other),
  // Without an own damage cover no excess is borne.
  excess: (one, other) => (one.excess ?? 0) - (other.excess ?? 0),
  scheme: (one, other) => byText(one.scheme.name, other.scheme.name),
  insurer: (one, other) => byText(one.scheme.insurer, other.scheme.insurer),
} as const satisfies Record<string, (one: SchemeOffer, other: SchemeOffer) => number>;

export type OfferOrder = keyof typeof ORDERS;
export const OFFER_ORDERS = Object.keys(ORDERS) as readonly OfferOrder[];

/**
 * Offers in an order; those without a premium come last, whichever way round.
 * @param offers in the order of a comparison, which decides between equals
 */
export function sortedOffers<T extends SchemeOffer>(
  offers: readonly T[],
  by: OfferOrder,
  descending = false,
): T[] {
  const sign = descending ? -1 : 1;
  const unpriced = ({ premium }: SchemeOffer) => Number(premium === undefined);
  return offers.toSorted(
    (one, other) => unpriced(one) - unpriced(other) || sign * ORDERS[by](one, other),
  );
}
