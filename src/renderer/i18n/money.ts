const currency = { style: 'currency', currency: 'EUR' } as const;

// Numbers are written the same way in both of Ireland's languages.
const euros = new Intl.NumberFormat('en-IE', currency);
const wholeEuros = new Intl.NumberFormat('en-IE', { ...currency, maximumFractionDigits: 0 });
const changes = new Intl.NumberFormat('en-IE', { ...currency, signDisplay: 'exceptZero' });
const percents = new Intl.NumberFormat('en-IE', { style: 'percent', maximumFractionDigits: 2 });
const moves = new Intl.NumberFormat('en-IE', {
  style: 'percent',
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
});
const counts = new Intl.NumberFormat('en-IE');

/** An amount with a minus for its hyphen: as wide as the plus, and as the documents print it. */
const signed = (amount: string) => amount.replace('-', '−');

/** Euro as `€1,234.50`, and below nothing `−€1,234.50`. */
export function money(euro: number): string {
  return signed(euros.format(euro));
}

/** Euro without cents, for what is a choice or a limit: `€300`. */
export function wholeMoney(euro: number): string {
  return wholeEuros.format(euro);
}

/** A difference in euro with its sign: `+€12.00`. */
export function change(euro: number): string {
  return signed(changes.format(euro));
}

/** A number of things: `1,234`. */
export function count(number: number): string {
  return counts.format(number);
}

/** One amount less another in euro, exact to the cent. */
export function difference(now: number, then: number): number {
  return (Math.round(now * 100) - Math.round(then * 100)) / 100;
}

/** A relativity as `×1.2500`. */
export function times(multiplier: number): string {
  return `×${multiplier.toFixed(4)}`;
}

/** A rate as `3%`. */
export function percent(rate: number): string {
  return percents.format(rate);
}

/** By how much something moved, with its sign: `+3%`. */
export function signedPercent(rate: number): string {
  return signed(moves.format(rate));
}
