/** What a firm says of how it sells, in a language; what it typed itself stays as it is. */
export interface SellingWords {
  /** @param named the insurers that it compares; may be empty */
  readonly fair: (named: string) => string;
  readonly limited: (named: string) => string;
  readonly tied: (named: string) => string;
  /** @param fee in words */
  readonly fee: (fee: string) => string;
  readonly noCommission: string;
  /** @param percent of the premium before levies; null where that is not stated */
  readonly commission: (percent: number | null) => string;
  /** The same next to a fee. */
  readonly alsoCommission: (percent: number | null) => string;
  readonly noFee: string;
}

function commission(also: string, percent: number | null): string {
  const much = percent === null ? '' : ` of ${percent}% of the premium before levies`;
  return `The insurer ${also}pays us a commission${much}. It is part of your premium.`;
}

/** How a firm sells, in English. */
export const ENGLISH_SELLING: SellingWords = {
  fair: (named) => {
    const whose = named === '' ? '' : `, those of ${named} among them`;
    return `We give our advice on the basis of a fair analysis of the market: we look at enough insurance contracts on offer to recommend the one that meets your needs${whose}.`;
  },
  limited: (named) =>
    `We give our advice on the basis of a limited analysis of the market: we look at the contracts of ${named}.`,
  tied: (named) =>
    `We are tied: we sell the contracts of ${named} alone, and do not compare them with those of other insurers.`,
  fee: (fee) => `You pay us a fee: ${fee}.`,
  noCommission: 'We get no commission from the insurer.',
  commission: (percent) => commission('', percent),
  alsoCommission: (percent) => commission('also ', percent),
  noFee: 'You pay us no fee.',
};
