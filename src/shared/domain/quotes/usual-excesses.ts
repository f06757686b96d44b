/** The excesses that Irish motor policies usually offer, in euro. */
const USUAL = [0, 150, 300, 500, 750, 1000, 1500, 2000, 2500, 5000];

/** What a rate book allows of an excess, in euro. */
interface Limits {
  readonly least: number;
  readonly most: number;
  readonly standard: number;
}

/** The excesses to choose from, in euro: the usual ones within the limits of a rate book, and the present one. */
export function usualExcesses({ least, most, standard }: Limits, present = standard): number[] {
  return [...new Set([...USUAL, least, most, standard, present])]
    .filter((value) => value >= least && value <= most)
    .sort((a, b) => a - b);
}
