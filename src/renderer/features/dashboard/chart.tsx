import { SegmentedControl, VisuallyHidden } from '@mantine/core';
import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { DayFigures } from '../../../shared/schemas/desk/dashboard.ts';
import { Section } from '../../components/screen.tsx';
import { count, money, wholeMoney } from '../../i18n/money.ts';
import classes from './chart.module.css';
import {
  type Bar,
  barsOf,
  conversionOf,
  heightOf,
  isNamed,
  labelOf,
  MEASURES,
  type Measure,
  madeIn,
  nameOf,
  quotesLink,
  type Step,
  scaleTo,
  stepOf,
  writtenShare,
} from './figures.ts';

/** Where a key leads in a row of so many things. */
const leads: Readonly<Record<string, (at: number, length: number) => number>> = {
  ArrowLeft: (at) => Math.max(0, at - 1),
  ArrowRight: (at, length) => Math.min(length - 1, at + 1),
  Home: () => 0,
  End: (_at, length) => length - 1,
};

/** The place that a key leads to; undefined where it is none of the row's. */
export function placeAfter(key: string, at: number, length: number): number | undefined {
  return Object.hasOwn(leads, key) ? leads[key]?.(at, length) : undefined;
}

/**
 * One stop for Tab in a row of links; the arrow keys, Home and End move within it.
 * @returns the place of the stop, and what the row's element takes
 */
function useArrowKeys(length: number) {
  const [chosen, setChosen] = useState<number>();
  const stop = Math.min(chosen ?? length - 1, length - 1);
  const links = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>('a')];
  return {
    stop,
    row: {
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const next = placeAfter(event.key, stop, length);
        if (next === undefined) return;
        event.preventDefault();
        links(event.currentTarget)[next]?.focus();
      },
      onFocus(event: FocusEvent<HTMLElement>) {
        const at = links(event.currentTarget).indexOf(event.target);
        if (at >= 0) setChosen(at);
      },
    },
  };
}

/** How a measure is written along the scale. */
const writeMeasure: Record<Measure, (figure: number) => string> = {
  quotes: count,
  conversion: writtenShare,
  premium: wholeMoney,
};

/** Everything about a bar in one line: `Mon 16 Nov 2026: 5 quotes · 2 accepted · 40% · €3,120.00`. */
function useBarWords() {
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

interface BarsProps {
  readonly bars: readonly Bar[];
  readonly step: Step;
  readonly measure: Measure;
  /** A bar came under the pointer or the focus, or left it: what it says. */
  readonly onPoint: (words: string | undefined) => void;
}

const share = (part: number, whole: number) => `${whole === 0 ? 0 : (part / whole) * 100}%`;

/** The lines behind the bars with their figures. */
function Scale({
  lines,
  measure,
}: {
  readonly lines: readonly number[];
  readonly measure: Measure;
}) {
  return (
    <div className={classes.scale} aria-hidden="true">
      {lines.map((line) => (
        <span
          key={line}
          className={classes.line}
          style={{ bottom: share(line, lines.at(-1) ?? 0) }}
        >
          <span className={`${classes.figure} amount`}>{writeMeasure[measure](line)}</span>
        </span>
      ))}
    </div>
  );
}

/** The bars, each a way to its quotes: one stop for Tab, the arrow keys within. */
function Bars({ bars, step, measure, onPoint }: BarsProps) {
  const { t } = useTranslation('dashboard');
  const hint = useId();
  const words = useBarWords();
  const { stop, row } = useArrowKeys(bars.length);
  const height = heightOf[measure];
  const lines = scaleTo(Math.max(...bars.map(height)), measure);
  const top = lines.at(-1) ?? 1;
  const accepted = measure === 'conversion' ? { status: 'accepted' as const } : {};
  return (
    <div className={classes.chart}>
      <Scale lines={lines} measure={measure} />
      <VisuallyHidden id={hint}>{t('chart.keys')}</VisuallyHidden>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is a form's */}
      <div
        role="group"
        className={classes.bars}
        aria-label={t(`chart.${measure}`)}
        aria-describedby={hint}
        {...row}
      >
        {bars.map((bar, at) => (
          <Link
            key={bar.from}
            href={quotesLink({ ...accepted, ...madeIn(bar) })}
            className={classes.column}
            aria-label={words(bar)}
            tabIndex={at === stop ? 0 : -1}
            onMouseEnter={() => onPoint(words(bar))}
            onMouseLeave={() => onPoint(undefined)}
            onFocus={() => onPoint(words(bar))}
            onBlur={() => onPoint(undefined)}
          >
            <span className={classes.place}>
              <span
                className={classes.bar}
                data-measure={measure}
                data-empty={height(bar) === 0 || undefined}
                style={{ height: share(height(bar), top) }}
              >
                {measure === 'quotes' && (
                  <span
                    className={classes.accepted}
                    style={{ height: share(bar.converted, bar.quotes) }}
                  />
                )}
              </span>
            </span>
            <span className={classes.label}>
              {isNamed(at, bars.length) && labelOf(bar, step, bars.length)}
            </span>
          </Link>
        ))}
      </div>
    </div>
  );
}

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
