import { addressLine } from '../../../../shared/domain/address.ts';
import type { QuoteSections } from '../../../../shared/domain/quote-fields/quote-sections.ts';
import { money } from '../../../../shared/words/numbers.ts';

export { money, percent, shortMoney } from '../../../../shared/words/numbers.ts';

/** A difference in euro, its sign always shown. */
export function change(euro: number): string {
  const rounded = Math.round(euro * 100) / 100;
  return rounded > 0 ? `+${money(rounded)}` : rounded < 0 ? money(rounded) : '–';
}

/** A person's name, as given. */
export function nameText({
  title,
  firstName,
  surname,
}: Pick<QuoteSections['customer'], 'title' | 'firstName' | 'surname'>): string {
  return [title, firstName, surname].filter((part) => part !== undefined).join(' ');
}

/** An address on one line; undefined where nothing of it was given. */
export function addressText({ address }: QuoteSections['customer']): string | undefined {
  return addressLine(address) || undefined;
}

/** A number with its unit, where it has one: `16,000 km`. */
export function amount(value: number, unit?: string): string {
  // Not rounded: as it was given.
  const grouped = String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return unit === undefined ? grouped : `${grouped} ${unit}`;
}
