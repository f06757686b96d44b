/** An exact fraction; the denominator is above 0. */
export interface Rational {
  readonly over: bigint;
  readonly under: bigint;
}

export const whole = (number: number | bigint): Rational => ({ over: BigInt(number), under: 1n });

/** The fraction that a decimal stands for as it is written: 0.1 is one tenth. */
export function rational(decimal: number): Rational {
  const [, sign = '', digits = '0', places = ''] =
    /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal.toFixed(6).replace(/\.?0+$/, '')) ?? [];
  const over = BigInt(`${sign}${digits}${places}`);
  return { over, under: 10n ** BigInt(places.length) };
}

export const plus = (a: Rational, b: Rational): Rational => ({
  over: a.over * b.under + b.over * a.under,
  under: a.under * b.under,
});
export const times = (a: Rational, b: Rational): Rational => ({
  over: a.over * b.over,
  under: a.under * b.under,
});
export const minus = (a: Rational, b: Rational): Rational => plus(a, times(b, whole(-1)));
export const by = (a: Rational, b: Rational): Rational => {
  const under = a.under * b.over;
  const over = a.over * b.under;
  return under < 0n ? { over: -over, under: -under } : { over, under };
};
export const isBelow = (a: Rational, b: Rational) => a.over * b.under < b.over * a.under;

/** The next whole number, a half up. */
export function rounded({ over, under }: Rational): bigint {
  const [dividend, divisor] = [2n * over + under, 2n * under];
  const quotient = dividend / divisor;
  return dividend % divisor < 0n ? quotient - 1n : quotient;
}
