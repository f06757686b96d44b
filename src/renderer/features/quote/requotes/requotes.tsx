import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { STATUSES } from '../../../../shared/domain/quotes/quote-status.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import { FaultNotice, Waiting } from '../../../components/notice.tsx';
import { Private } from '../../../components/private.tsx';
import { Section } from '../../../components/screen.tsx';
import table from '../../../components/table.module.css';
import { useMay } from '../../../data/desk.ts';
import { useOperation } from '../../../data/operation-query.ts';
import { quotePlace } from '../../../data/places.ts';
import { change, money } from '../../../i18n/money.ts';
import { type Difference, quoteDiff } from './diff.ts';
import { RenewalCard } from './renewal-card.tsx';
import classes from './requotes.module.css';

function shown({ isPrivate }: Difference, text: string) {
  if (text === '') return '–';
  return isPrivate ? <Private>{text}</Private> : text;
}

function Rows({ title, rows }: { readonly title: string; readonly rows: readonly Difference[] }) {
  if (rows.length === 0) return null;
  return (
    <tbody>
      <tr className={classes.group}>
        <th scope="rowgroup" colSpan={3}>
          {title}
        </th>
      </tr>
      {rows.map((row) => (
        <tr key={row.key}>
          <th scope="row">{row.what}</th>
          <td className={classes.old}>{shown(row, row.old)}</td>
          <td className={classes.new}>{shown(row, row.new)}</td>
        </tr>
      ))}
    </tbody>
  );
}

function Diff({ before, after }: { readonly before: Quote; readonly after: Quote }) {
  const { t } = useTranslation('quote');
  const diff = quoteDiff(before, after);
  if (diff.given.length + diff.premium.length === 0) {
    return <p className={classes.same}>{t('requotes.same')}</p>;
  }
  return (
    <div className={table.panel}>
      <table className={`${table.table} ${classes.table}`}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('requotes.old', { id: before.quoteId })}</th>
            <th scope="col">{t('requotes.new', { id: after.quoteId })}</th>
          </tr>
        </thead>
        <Rows title={t('requotes.given')} rows={diff.given} />
        <Rows title={t('requotes.premium')} rows={diff.premium} />
      </table>
    </div>
  );
}

interface RelatedProps {
  readonly quote: Quote;
  readonly other: string;
  readonly isOriginal: boolean;
}

function Related({ quote, other, isOriginal }: RelatedProps) {
  const { t } = useTranslation('quote');
  const may = useMay();
  const { value: related, fault, refetch } = useOperation('getQuote', { id: other });
  // Before it was asked, a re-quote of a policy was its renewal.
  const isRenewal = (quote.purpose ?? 'renewal') === 'renewal';
  const [before, after] = !related ? [] : isOriginal ? [related, quote] : [quote, related];
  return (
    <div className={classes.related}>
      <p className={classes.lead}>
        {t(isOriginal ? 'requotes.basedOn' : 'requotes.followedBy')}{' '}
        <Anchor component={Link} href={quotePlace(other)} inherit underline="always">
          {other}
        </Anchor>
        {after?.purpose && <> · {t(`requotes.purpose.${after.purpose}`)}</>}
        {before && after && (
          <span className="amount">
            {' '}
            · {money(before.premium)} → {money(after.premium)} (
            {change(quoteDiff(before, after).difference)})
          </span>
        )}
      </p>
      {!related && !fault && <Waiting what={other} height={120} />}
      {!related && fault && <FaultNotice fault={fault} onRetry={refetch} />}
      {before && after && <Diff before={before} after={after} />}
      {isOriginal &&
        before &&
        STATUSES[before.status].isPolicy &&
        after &&
        isRenewal &&
        may('price') && <RenewalCard before={before} after={after} />}
    </div>
  );
}

/** The quotes before and after this one, each with what it changed. */
export function Requotes({ quote }: { readonly quote: Quote }) {
  const { t } = useTranslation('quote');
  const { basedOn, followedBy = [] } = quote;
  if (basedOn === undefined && followedBy.length === 0) return null;
  return (
    <Section title={t('requotes.title')}>
      {basedOn !== undefined && <Related key={basedOn} quote={quote} other={basedOn} isOriginal />}
      {followedBy.map((other) => (
        <Related key={other} quote={quote} other={other} isOriginal={false} />
      ))}
    </Section>
  );
}
