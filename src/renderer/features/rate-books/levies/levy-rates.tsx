import { useTranslation } from 'react-i18next';
import { daysLater } from '../../../../shared/domain/date.ts';
import type { Levy, LevyTable } from '../../../../shared/schemas/rate-books/levy-table.ts';
import { Section } from '../../../components/section.tsx';
import { bookWords } from '../../../i18n/book-words.ts';
import { writtenDay } from '../../../i18n/day.ts';
import { money, percent } from '../../../i18n/money.ts';
import { PartTable } from '../tables/part-table.tsx';
import tables from '../tables/tables.module.css';

/** A rate with the days of receipt on which it is charged, `YYYY-MM-DD`; without a last day it goes on. */
interface DatedRate {
  readonly from: string;
  readonly to?: string;
  readonly rate: number;
}

/** The rates of a levy in the order of their days, each until the next one begins. */
function datedRates(levy: Extract<Levy, { kind: 'rate' }>): readonly DatedRate[] {
  const rates = levy.rates.toSorted((a, b) => a.from.localeCompare(b.from));
  return rates.map((rate, i) => {
    const next = rates[i + 1]?.from;
    return next === undefined ? rate : { ...rate, to: daysLater(next, -1) };
  });
}

/** A levy in one row for each of its rates; the first one says whose it is. */
function LevyRows({ levy }: { readonly levy: Levy }) {
  const { t } = useTranslation('rateBooks');
  const rows: readonly Partial<DatedRate>[] = levy.kind === 'rate' ? datedRates(levy) : [{}];
  return rows.map(({ from, to, rate }, i) => (
    <tr key={from ?? ''}>
      {i === 0 && (
        <>
          <th scope="rowgroup" rowSpan={rows.length}>
            {bookWords(levy.title)}
            <span className={tables.reason}>{levy.source}</span>
          </th>
          <td rowSpan={rows.length}>{t(`levies.${levy.authorisedIn ?? 'all'}`)}</td>
        </>
      )}
      <td className={tables.number}>
        {levy.kind === 'fixed' ? money(levy.cents / 100) : percent(rate ?? 0)}
      </td>
      <td>
        {levy.kind === 'fixed'
          ? t('levies.fixed', { least: money(levy.fromNetCents / 100) })
          : t('levies.onNet')}
      </td>
      <td className={tables.fit}>{from === undefined ? t('levies.openEnd') : writtenDay(from)}</td>
      <td className={tables.fit}>{to === undefined ? t('levies.openEnd') : writtenDay(to)}</td>
    </tr>
  ));
}

/** Every levy of a table in the order in which they are charged, with its rates by day of receipt. */
export function LevyRates({ levyTable }: { readonly levyTable: LevyTable }) {
  const { t } = useTranslation('rateBooks');
  const columns = [
    { title: t('levies.levy') },
    { title: t('levies.where') },
    { title: t('levies.rate'), isNumber: true },
    { title: t('levies.kind') },
    { title: t('levies.from') },
    { title: t('levies.to') },
  ];
  return (
    <Section title={t('levies.title')}>
      <PartTable label={t('levies.title')} columns={columns}>
        {levyTable.levies.map((levy) => (
          <LevyRows key={`${levy.id} ${levy.authorisedIn ?? ''}`} levy={levy} />
        ))}
      </PartTable>
    </Section>
  );
}
