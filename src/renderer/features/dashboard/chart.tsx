import { SegmentedControl, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayFigures } from '../../../shared/schemas/desk/dashboard.ts';
import { Section } from '../../components/section.tsx';
import { count, money } from '../../i18n/money.ts';
import { Bars } from './bars.tsx';
import classes from './chart.module.css';
import { type Bar, barsOf, conversionOf, MEASURES, type Measure, stepOf } from './figures.ts';
import { writtenShare } from './share.ts';
import { nameOf } from './span.ts';

interface ChartTableProps {
  readonly bars: readonly Bar[];
  readonly title: string;
}

/** The bars' figures as a table, for those who hear them. */
function ChartTable({ bars, title }: ChartTableProps) {
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

function Legend() {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <span className={classes.key} data-part="accepted">
        {t('chart.accepted')}
      </span>
      <span className={classes.key} data-part="open">
        {t('chart.open')}
      </span>
    </>
  );
}

/** The figures of a period along its days, weeks or months. */
export function Chart({ days }: { readonly days: readonly DayFigures[] }) {
  const { t } = useTranslation('dashboard');
  const [measure, setMeasure] = useState<Measure>('quotes');
  const [pointed, setPointed] = useState<string>();
  const step = stepOf(days.length);
  const bars = barsOf(days, step);
  const isEmpty = bars.every(({ quotes }) => quotes === 0);
  return (
    <Section
      title={t(`chart.${step}`)}
      action={
        <SegmentedControl
          aria-label={t('chart.show')}
          size="xs"
          data={MEASURES.map((value) => ({ value, label: t(`chart.${value}`) }))}
          value={measure}
          onChange={(word) => setMeasure(MEASURES.find((each) => each === word) ?? measure)}
        />
      }
    >
      <div className={classes.panel}>
        <div className={classes.top}>
          <span className="amount" aria-hidden="true">
            {pointed ?? t(isEmpty ? 'chart.empty' : 'chart.rest')}
          </span>
          {measure === 'quotes' && <Legend />}
        </div>
        <Bars bars={bars} step={step} measure={measure} onPoint={setPointed} />
      </div>
      <ChartTable bars={bars} title={t(`chart.${step}`)} />
    </Section>
  );
}
