import { Button, CloseButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Private } from '../../components/private.tsx';
import { useDesk, useMay } from '../../data/desk.ts';
import { useOperation } from '../../data/operation-query.ts';
import {
  isFiltered,
  onlyOrder,
  type QueryDay,
  type QuoteQuery,
  without,
} from '../../data/quote-query.ts';
import { writtenDay } from '../../i18n/day.ts';
import { type Count, writtenCount } from '../../i18n/money.ts';
import classes from './quotes.module.css';

interface PillProps {
  readonly text: string;
  readonly isPrivate?: boolean;
  readonly onRemove: () => void;
}

/** A filter that is not seen elsewhere, and the way to take it off. */
function Pill({ text, isPrivate = false, onRemove }: PillProps) {
  const { t } = useTranslation('quotes');
  return (
    <span className={classes.pill} data-reveals>
      {isPrivate ? <Private>{text}</Private> : text}
      <CloseButton size="xs" aria-label={t('filter.remove', { what: text })} onClick={onRemove} />
    </span>
  );
}

interface OutcomePillsProps {
  readonly query: QuoteQuery;
  readonly onChange: (query: QuoteQuery) => void;
}

const DESK = 'desk';

/** What made a quote, as a person reads it. */
function useSourceName(source: string | undefined): string {
  const { t } = useTranslation('quotes');
  const may = useMay();
  const enabled = source !== undefined && source !== DESK && may('administer');
  const { value } = useOperation('listClients', {}, { enabled });
  if (source === DESK) return t('pill.desk');
  return value?.clients.find(({ client_id }) => client_id === source)?.name ?? source ?? '';
}

/** The filters by what became of quotes, and by what made them. */
function OutcomePills({ query, onChange }: OutcomePillsProps) {
  const { t } = useTranslation(['quotes', 'common']);
  const { outcome, lostReason, requoted, source, assignee } = query;
  const people = useDesk()?.people ?? [];
  const person = people.find(({ userId }) => userId === assignee)?.name;
  const name = useSourceName(source);
  return (
    <>
      {outcome && (
        <Pill
          text={t(`pill.outcome.${outcome}`)}
          onRemove={() => onChange(without(query, 'outcome'))}
        />
      )}
      {lostReason && (
        <Pill
          text={t('pill.lost', { reason: t(`common:lostReason.${lostReason}`) })}
          onRemove={() => onChange(without(query, 'lostReason'))}
        />
      )}
      {requoted !== undefined && (
        <Pill
          text={t(requoted ? 'pill.requoted' : 'pill.notRequoted')}
          onRemove={() => onChange(without(query, 'requoted'))}
        />
      )}
      {assignee !== undefined && (
        <Pill
          text={t('pill.assignee', { name: person ?? assignee })}
          onRemove={() => onChange(without(query, 'assignee'))}
        />
      )}
      {source !== undefined && (
        <Pill
          text={t('pill.source', { name })}
          onRemove={() => onChange(without(query, 'source'))}
        />
      )}
    </>
  );
}

interface ResultsProps {
  readonly query: QuoteQuery;
  readonly total: Count | undefined;
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
