import { count, signed } from '../../shared/words/numbers.ts';

export { money, percent, wholeMoney } from '../../shared/words/numbers.ts';
export { count };

const currency = { style: 'currency', currency: 'EUR' } as const;

// Numbers are written the same way in both of Ireland's languages.
const changes = new Intl.NumberFormat('en-IE', { ...currency, signDisplay: 'exceptZero' });
const wholeChanges = new Intl.NumberFormat('en-IE', {
  ...currency,
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
});
const moves = new Intl.NumberFormat('en-IE', {
  style: 'percent',
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
});

/** A difference in euro with its sign: `+€12.00`. */
export function change(euro: number): string {
  return signed(changes.format(euro));
}

/** The same in whole euro: `+€12`. */
export function wholeChange(euro: number): string {
  return signed(wholeChanges.format(euro));
}

/** One amount less another in euro, exact to the cent. */
export function difference(now: number, then: number): number {
  return (Math.round(now * 100) - Math.round(then * 100)) / 100;
}

/** A relativity as `×1.2500`. */
export function times(multiplier: number): string {
  return `×${multiplier.toFixed(4)}`;
}

/** By how much something moved, with its sign: `+3%`. */
export function signedPercent(rate: number): string {
  return signed(moves.format(rate));
}

/** How many there are; `isLeast`: there are at least so many. */
export interface Count {
  readonly count: number;
  readonly isLeast: boolean;
}

/** A number of things as it is written: `1,000+` where there are at least so many. */
export function writtenCount({ count: number, isLeast }: Count): string {
  return isLeast ? `${count(number)}+` : count(number);
}

/**
 * Reads a number as people in Ireland type it: `1,234.50`, `€300`, `5 %`.
 * @returns undefined where it is none
 */
export function readAmount(text: string): number | undefined {
  const typed = text.replace(/[\s€%]/g, '');
  const plain = /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(typed) ? typed.replaceAll(',', '') : typed;
  return /^\d+(\.\d*)?$|^\.\d+$/.test(plain) ? Number(plain) : undefined;
}
