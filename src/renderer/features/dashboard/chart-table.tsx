import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { count, money } from '../../i18n/money.ts';
import { type Bar, conversionOf } from './figures.ts';
import { writtenShare } from './share.ts';
import { nameOf } from './span.ts';

interface ChartTableProps {
  readonly bars: readonly Bar[];
  readonly title: string;
}

/** The bars' figures as a table, for those who hear them. */
export function ChartTable({ bars, title }: ChartTableProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  return (
    <VisuallyHidden>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('chart.time')}</th>
            <th scope="col">{t('chart.quotes')}</th>
            <th scope="col">{t('chart.accepted')}</th>
            <th scope="col">{t('chart.conversion')}</th>
            <th scope="col">{t('chart.premium')}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => {
            const share = conversionOf(bar);
            return (
              <tr key={bar.from}>
                <th scope="row">{nameOf(bar)}</th>
                <td>{count(bar.quotes)}</td>
                <td>{count(bar.converted)}</td>
                <td>{share === null ? t('common:none') : writtenShare(share)}</td>
                <td>{money(bar.premium)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
