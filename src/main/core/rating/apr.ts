/** Money that is paid so many days after the credit was given. Amounts in cents. */
export interface Repayment {
  readonly days: number;
  readonly cents: number;
}

const YEAR = 365;
/** Halvings: the rate is exact to far less than the tenth of a percent that is shown. */
const STEPS = 80;
/** The most that is looked for: one hundred million percent. */
const MOST = 1_000_000;

/**
 * The annual percentage rate of charge, in percent to one decimal, half up: the rate at which the repayments are
 * worth what was advanced, each a power of days / 365. Charges are no less than nothing, so it is 0 or more. It is
 * shown and charges nothing, so it is solved in floating point, by bisection.
 * Source: Directive 2008/48/EC, Annex I (the same equation in Directive (EU) 2023/2225, Annex III). Not verified:
 * how the Irish instruments of the second want it shown.
 * @param advanced cents, above 0
 */
export function annualRate(advanced: number, repayments: readonly Repayment[]): number {
  const worth = (rate: number) =>
    repayments.reduce((sum, { days, cents }) => sum + cents / (1 + rate) ** (days / YEAR), 0);
  let [low, high] = [0, 1];
  while (worth(high) > advanced && high < MOST) [low, high] = [high, high * 2];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (worth(middle) > advanced) low = middle;
    else high = middle;
  }
  return Math.round(low * 1000) / 10;
}
