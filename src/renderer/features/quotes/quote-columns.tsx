import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { QuoteLine } from '../../../shared/schemas/quote-list.ts';
import type { GridColumn } from '../../components/grid/column.ts';
import { Marked } from '../../components/marked.tsx';
import { Private } from '../../components/private.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { writtenDay } from '../../i18n/day.ts';
import { translate } from '../../i18n/i18n.ts';
import { money } from '../../i18n/money.ts';
import type { QuoteColumn } from './columns.ts';
import { quoteValue, SORTS, today, type Value } from './fields.ts';
import classes from './quotes-screen.module.css';

/** What is somebody's own; the name is so, too. */
const PRIVATE: readonly QuoteColumn[] = ['dateOfBirth', 'eircode'];
const MARKED: readonly QuoteColumn[] = ['registration', 'eircode'];
const CODES: readonly QuoteColumn[] = ['quoteId', 'policyId'];

function shown(value: Value): ReactNode {
  switch (value.kind) {
    case 'text':
      return value.text;
    case 'money':
      return money(value.euro);
    case 'day':
      return writtenDay(value.day);
    case 'moment':
      return <span title={`${writtenDay(value.day)}, ${value.time}`}>{writtenDay(value.day)}</span>;
    case 'cover': {
      const cover = translate(`cover.${value.cover}`);
      return <span title={cover}>{cover}</span>;
    }
    case 'status':
      return <StatusBadge status={value.status} />;
    case 'referral':
      return translate(`referral.${value.state}`);
    case 'none':
      return <span className={classes.quiet}>{translate('none')}</span>;
  }
}

function Customer({ line }: { readonly line: QuoteLine }) {
  const { customerKey, customerName } = line;
  return (
    <Anchor
      component={Link}
      href={`/customers/${encodeURIComponent(customerKey)}`}
      className={classes.customer}
      inherit
      tabIndex={-1}
    >
      <Private>
        <Marked>{customerName}</Marked>
      </Private>
    </Anchor>
  );
}

function Expires({ line }: { readonly line: QuoteLine }) {
  const value = quoteValue('expires', line);
  const isToday = line.status === 'quoted' && value.kind === 'moment' && value.day === today();
  if (!isToday) return shown(value);
  return <span className={classes.soon}>{translate('quotes:todayAt', { time: value.time })}</span>;
}

interface CellProps {
  readonly column: QuoteColumn;
  readonly line: QuoteLine;
}

function Content({ column, line }: CellProps) {
  if (column === 'customer') return <Customer line={line} />;
  if (column === 'expires') return <Expires line={line} />;
  const value = quoteValue(column, line);
  if (value.kind !== 'text') return shown(value);
  const isCode = CODES.includes(column);
  if (!isCode && !MARKED.includes(column)) return value.text;
  return (
    <span className={isCode ? classes.code : undefined}>
      <Marked>{value.text}</Marked>
    </span>
  );
}

/** A cell of a quote's line. */
function QuoteCell(props: CellProps) {
  const content = <Content {...props} />;
  return PRIVATE.includes(props.column) ? <Private>{content}</Private> : content;
}

/** Least width in rem and share of the rest. */
const WIDTHS: Record<QuoteColumn, readonly [number, number]> = {
  quoteId: [8.5, 0],
  customer: [8.5, 3],
  dateOfBirth: [6.5, 0],
  registration: [6.25, 0],
  vehicle: [7, 2],
  cover: [7, 1],
  premium: [5, 0],
  status: [5.5, 0],
  created: [5.5, 0],
  expires: [5.5, 0],
  inception: [6.5, 0],
  eircode: [5.5, 0],
  policyId: [8.5, 0],
  accepted: [6.5, 0],
  referral: [6.5, 0],
};

/** The columns of a list of quotes as a grid shows them. */
export function quoteColumns(columns: readonly QuoteColumn[]): readonly GridColumn<QuoteLine>[] {
  return columns.map((column) => ({
    id: column,
    title: translate(`quotes:column.${column}`),
    width: WIDTHS[column][0],
    grow: WIDTHS[column][1],
    numeric: column === 'premium',
    sorts: SORTS[column] !== undefined,
    cell: (line) => <QuoteCell column={column} line={line} />,
  }));
}
