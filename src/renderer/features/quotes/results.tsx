import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import {
  isFiltered,
  onlyOrder,
  type QueryDay,
  type QuoteQuery,
  without,
} from '../../data/quote-query.ts';
import { writtenCount } from '../../i18n/count.ts';
import { writtenDay } from '../../i18n/day.ts';
import { OutcomePills } from './outcome-pills.tsx';
import { Pill } from './pill.tsx';
import type { QuotesListState } from './quotes-list.ts';
import classes from './quotes-screen.module.css';

interface ResultsProps {
  readonly query: QuoteQuery;
  readonly total: QuotesListState['total'];
  /** The customer's name, where the list is of one. */
  readonly customerName: string | undefined;
  readonly onChange: (query: QuoteQuery) => void;
}

/** How many were found, and by which filters that are not seen elsewhere. */
export function Results({ query, total, customerName, onChange }: ResultsProps) {
  const { t } = useTranslation(['quotes', 'common']);
  const range = (kind: 'created' | 'accepted' | 'expires', from: QueryDay, to: QueryDay) => {
    const [first, last] = [query[from], query[to]];
    if (first === undefined && last === undefined) return null;
    const ends =
      first === last ? 'on' : first === undefined ? 'to' : last === undefined ? 'from' : 'both';
    const days = { from: writtenDay(first ?? ''), to: writtenDay(last ?? '') };
    const text = t(`pill.${kind}`, { days: t(`pill.${ends}`, days) });
    return <Pill text={text} onRemove={() => onChange(without(query, from, to))} />;
  };
  const isCut = query.search !== undefined && total?.isLeast;
  return (
    <div className={classes.results}>
      <span role="status" aria-live="polite">
        {total && t('results', { count: total.count, written: writtenCount(total) })}
        {isCut && ` ${t('resultsCut')}`}
      </span>
      {range('created', 'createdFrom', 'createdTo')}
      {range('accepted', 'acceptedFrom', 'acceptedTo')}
      {range('expires', 'expiresFrom', 'expiresTo')}
      <OutcomePills query={query} onChange={onChange} />
      {query.customer !== undefined && (
        <Pill
          text={customerName ?? t('pill.customer')}
          isPrivate={customerName !== undefined}
          onRemove={() => onChange(without(query, 'customer'))}
        />
      )}
      {total?.count !== 0 && isFiltered(query) && (
        <Button size="compact-sm" variant="subtle" onClick={() => onChange(onlyOrder(query))}>
          {t('filter.clear')}
        </Button>
      )}
    </div>
  );
}
