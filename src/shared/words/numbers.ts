const currency = { style: 'currency', currency: 'EUR' } as const;

// Numbers are written the same way in both of Ireland's languages.
const euros = new Intl.NumberFormat('en-IE', currency);
const wholeEuros = new Intl.NumberFormat('en-IE', { ...currency, maximumFractionDigits: 0 });
const percents = new Intl.NumberFormat('en-IE', { style: 'percent', maximumFractionDigits: 2 });
const counts = new Intl.NumberFormat('en-IE');

/** An amount with a minus for its hyphen: as wide as the plus. */
export const signed = (amount: string) => amount.replace('-', '−');

/** Euro as `€1,234.50`, and below nothing `−€1,234.50`. */
export function money(euro: number): string {
  return signed(euros.format(euro));
}

/** Euro without cents, for what is a choice or a limit: `€300`. */
export function wholeMoney(euro: number): string {
  return wholeEuros.format(euro);
}

/** Euro with cents only where there are some. */
export function shortMoney(euro: number): string {
  return Number.isInteger(euro) ? wholeMoney(euro) : money(euro);
}

/** An amount of euro as messages and rate books have it, alone or in a sentence, with or without commas. */
const EURO =
  /(?<![\d.,])((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)(?: (and|agus) ([\d,]+(?:\.\d+)?))? euro\b/g;

/** A text with its amounts as people write them: `up to 80000 euro` is `up to €80,000`. */
export function withMoney(text: string): string {
  const written = (amount: string) => shortMoney(Number(amount.replaceAll(',', '')));
  return text.replace(EURO, (_, from: string, and?: string, to?: string) =>
    and === undefined || to === undefined
      ? written(from)
      : `${written(from)} ${and} ${written(to)}`,
  );
}

/** A number of things: `1,234`. */
export function count(number: number): string {
  return counts.format(number);
}

/** A rate as `3%`. */
export function percent(rate: number): string {
  return percents.format(rate);
}
