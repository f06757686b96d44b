/**
 * Money is whole euro cents, a relativity is whole ten-thousandths. Every function here is exact
 * integer arithmetic on safe integers: the same cents on every machine.
 */

/** One in the fixed-point form of a relativity: 10,000 ten-thousandths. */
export const ONE = 10_000;

/** The largest amount rated, in cents (ten million euro). It keeps every product below 2^50. */
export const LARGEST_CENTS = 1_000_000_000;

/** The largest relativity, in ten-thousandths (100.0000). */
export const LARGEST_RELATIVITY = 1_000_000;

/**
 * An amount times a relativity, rounded half up to the cent.
 *
 * The product stays below 2^50 (see {@link LARGEST_CENTS}), where the quotient's rounding error is
 * under a tenth of the smallest distance to the next whole number, so that `floor` is exact.
 * @param cents 0 to {@link LARGEST_CENTS}
 * @param relativity ten-thousandths, 0 to {@link LARGEST_RELATIVITY}
 */
export function scale(cents: number, relativity: number): number {
  return Math.floor((cents * relativity + ONE / 2) / ONE);
}

/**
 * A part of an amount, rounded half up: `amount × part / whole`, exact for any whole numbers.
 * @param amount not negative, as are the others; `whole` above 0
 */
export function portion(amount: number, part: number, whole: number): number {
  const product = 2n * BigInt(amount) * BigInt(part) + BigInt(whole);
  return Number(product / (2n * BigInt(whole)));
}

/** Cents as the euro number that JSON shows: 52100 is 521, 52105 is 521.05. */
export function euro(cents: number): number {
  return cents / 100;
}

/** Euro with at most two decimal places as cents. */
export function cents(amount: number): number {
  return Math.round(amount * 100);
}

/**
 * Euro that someone wrote as cents.
 * @returns undefined where it has more than two places or is no number
 */
export function centsOf(value: number): number | undefined {
  const scaled = Math.round(value * 100);
  return Number.isSafeInteger(scaled) && euro(scaled) === value ? scaled : undefined;
}

/** Ten-thousandths as the decimal that JSON shows: 12500 is 1.25. */
export function decimal(tenThousandths: number): number {
  return tenThousandths / ONE;
}

/**
 * A decimal as ten-thousandths.
 * @returns undefined where it has more than four places or is no number
 */
export function tenThousandths(value: number): number | undefined {
  const scaled = Math.round(value * ONE);
  return Number.isSafeInteger(scaled) && scaled / ONE === value ? scaled : undefined;
}
