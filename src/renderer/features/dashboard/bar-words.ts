import { useTranslation } from 'react-i18next';
import { count, money, wholeMoney } from '../../i18n/money.ts';
import { type Bar, conversionOf, type Measure } from './figures.ts';
import { writtenShare } from './share.ts';
import { nameOf } from './span.ts';

/** How a measure is written along the scale. */
export const writeMeasure: Record<Measure, (figure: number) => string> = {
  quotes: count,
  conversion: writtenShare,
  premium: wholeMoney,
};

/** Everything about a bar in one line: `Mon 16 Nov 2026: 5 quotes · 2 accepted · 40% · €3,120.00`. */
export function useBarWords() {
  const { t } = useTranslation('dashboard');
  return (bar: Bar): string => {
    const { quotes, converted, premium } = bar;
    const share = conversionOf(bar);
    const figures =
      share === null
        ? [t('quotes', { count: 0 })]
        : [
            t('quotes', { count: quotes }),
            `${t('accepted', { count: converted })} (${writtenShare(share)})`,
            money(premium),
          ];
    return `${nameOf(bar)}: ${figures.join(' · ')}`;
  };
}
