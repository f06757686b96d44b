const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

const changes = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency: 'EUR',
  signDisplay: 'exceptZero',
});

const percents = new Intl.NumberFormat('en-IE', { style: 'percent', maximumFractionDigits: 2 });

/** Euro as `€1,234.50`. */
export function money(euro: number): string {
  return euros.format(euro);
}

/** A difference in euro with its sign: `+€12.00`. */
export function change(euro: number): string {
  return changes.format(euro);
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
