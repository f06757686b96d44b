import type { ActiveOverride } from '../../../../shared/schemas/quotes/quote-page.ts';
import { translate } from '../../../i18n/i18n.ts';
import { money, percent, wholeMoney } from '../../../i18n/money.ts';
import type { Override } from './start.ts';

/** How a value of each kind of override is written. */
export const overrideValue: Readonly<Record<Override, (value: number) => string>> = {
  premium: money,
  excess: (value) => (Number.isInteger(value) ? wholeMoney(value) : money(value)),
  discount: (value) => percent(value / 100),
};

/** An override in a few words: `Discount 10%`. */
export function overrideWords({
  overrideType,
  value,
}: Pick<ActiveOverride, 'overrideType' | 'value'>): string {
  return translate(`quote:override.set.${overrideType}`, {
    value: overrideValue[overrideType](value),
  });
}
