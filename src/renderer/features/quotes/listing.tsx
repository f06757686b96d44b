import { Anchor, Button } from '@mantine/core';
import { type ReactNode, type RefObject, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { type QuoteColumn, USUAL_COLUMNS } from '../../../shared/domain/quote-columns.ts';
import { COVERS } from '../../../shared/domain/quotes/cover.ts';
import { QUOTE_SORTS, type QuoteSort } from '../../../shared/domain/quotes/quote-sort.ts';
import { SHOWN_STATUSES, STATUSES } from '../../../shared/domain/quotes/quote-status.ts';
import { searchTerms } from '../../../shared/domain/search-terms.ts';
import type { Settings } from '../../../shared/schemas/desk/settings.ts';
import type { QuoteLine } from '../../../shared/schemas/quotes/quote-list.ts';
import { FirstSteps } from '../../commands/keys-shown.tsx';
import type { GridColumn, GridSelection } from '../../components/grid/column.ts';
import { Grid } from '../../components/grid/grid.tsx';
import { textWidth } from '../../components/grid/text-width.ts';
import {
  Marked,
  MarkedWhole,
  Typed,
  useIsDayTyped,
  useIsPhoneTyped,
} from '../../components/marked.tsx';
import { Empty, FaultNotice, Waiting } from '../../components/notice.tsx';
import { Private } from '../../components/private.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { faultToSay } from '../../data/operation-query.ts';
import { customerPlace } from '../../data/places.ts';
import {
  isFiltered,
  isSameQuery,
  onlyOrder,
  orderOf,
  type QuoteQuery,
  sortedBy,
} from '../../data/quote-query.ts';
import { writtenDay } from '../../i18n/day.ts';
import { translate } from '../../i18n/i18n.ts';
import { money } from '../../i18n/money.ts';
import { quoteValue, SORTS, today, type Value } from './fields.ts';
import classes from './quotes.module.css';
import type { QuotesList } from './quotes-list.ts';

/** Personal data; the name is so, too. */
const PRIVATE: readonly QuoteColumn[] = ['dateOfBirth', 'phone', 'email', 'eircode'];
const MARKED: readonly QuoteColumn[] = ['registration', 'email', 'eircode', 'insurer', 'scheme'];
const CODES: readonly QuoteColumn[] = ['quoteId', 'policyId'];

function shown(value: Value): ReactNode {
  switch (value.kind) {
    case 'text':
    case 'phone':
      return value.text;
    case 'money':
      return money(value.euro);
    case 'day':
      return writtenDay(value.day);
    case 'moment':
      return <span title={`${writtenDay(value.day)}, ${value.time}`}>{writtenDay(value.day)}</span>;
    case 'cover': {
      const cover = translate(`cover.${value.cover}`);
      return (
        <abbr className={classes.cell} title={cover}>
          {translate(`quotes:coverShort.${value.cover}`)}
        </abbr>
      );
    }
    case 'status':
      return <StatusBadge status={value.status} />;
    case 'referral':
      return translate(`referral.${value.state}`);
    case 'lost':
      return translate(`lostReason.${value.reason}`);
    case 'none':
      return <span className={classes.quiet}>{translate('none')}</span>;
  }
}

function Customer({ line }: { readonly line: QuoteLine }) {
  const { customerKey, customerName } = line;
  return (
    <Anchor
      component={Link}
      href={customerPlace(customerKey)}
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

/** Who looks after a quote, by the first letters of the name. */
function Assignee({ name }: { readonly name: string }) {
  const letters = name.split(/\s+/).map((word) => word.charAt(0).toUpperCase());
  const text = translate('quotes:pill.assignee', { name });
  return (
    <span className={classes.assignee} role="img" aria-label={text} title={text}>
      {letters.slice(0, 2).join('')}
    </span>
  );
}

function Expires({ line }: { readonly line: QuoteLine }) {
  const value = quoteValue('expires', line);
  const isToday = STATUSES[line.status].isOpen && value.kind === 'moment' && value.day === today();
  if (!isToday) return shown(value);
  return <span className={classes.soon}>{translate('quotes:todayAt', { time: value.time })}</span>;
}

function BirthDay({ day }: { readonly day: string }) {
  return <MarkedWhole isMatch={useIsDayTyped(day)}>{writtenDay(day)}</MarkedWhole>;
}

function Phone({ number }: { readonly number: string }) {
  return <MarkedWhole isMatch={useIsPhoneTyped(number)}>{number}</MarkedWhole>;
}

interface CellProps {
  readonly column: QuoteColumn;
  readonly line: QuoteLine;
}

function Content({ column, line }: CellProps) {
  if (column === 'customer') {
    return (
      <>
        <Customer line={line} />
        {line.assignee && <Assignee name={line.assignee.name} />}
      </>
    );
  }
  if (column === 'expires') return <Expires line={line} />;
  const value = quoteValue(column, line);
  if (column === 'dateOfBirth' && value.kind === 'day') return <BirthDay day={value.day} />;
  if (value.kind === 'phone') return <Phone number={value.text} />;
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

const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));

/** As long as the names of usual cars get. */
const LONG_VEHICLE = 'Mercedes-Benz C-Class';
/** What the frame of a status takes next to its word, in rem. */
const BADGE = 1.75;
/** How much wider bold words are. */
const BOLD = 1.08;

/** Least width in rem, where whole words have room in the language shown, and share of the rest. */
function widths(): Record<QuoteColumn, readonly [number, number]> {
  const days = MONTHS.map((month) => writtenDay(`2026-${month}-20`));
  const day = [textWidth(days), 1] as const;
  const todayAt = textWidth([translate('quotes:todayAt', { time: '20:00' })]) * BOLD;
  const statuses = SHOWN_STATUSES.map((status) => translate(`status.${status}`));
  return {
    quoteId: [8.5, 1],
    customer: [9.75, 2.5],
    dateOfBirth: day,
    phone: [10, 1],
    email: [9, 2],
    registration: [6, 1],
    vehicle: [textWidth([LONG_VEHICLE]), 2],
    cover: [textWidth(COVERS.map((cover) => translate(`quotes:coverShort.${cover}`))), 1],
    insurer: [9.5, 2],
    scheme: [9.5, 2],
    premium: [4.6, 1],
    status: [textWidth(statuses) + BADGE, 1],
    created: day,
    expires: [Math.max(day[0], todayAt), 1],
    inception: day,
    end: day,
    eircode: [5.5, 1],
    policyId: [8.5, 1],
    accepted: day,
    referral: [7.5, 1],
    lostReason: [8, 1],
    assignee: [8, 1],
    by: [8, 1],
  };
}

/** Which columns stay in sight: whom the quote is for, or else what comes first, and what it costs. */
function pinnedAt(column: QuoteColumn, columns: readonly QuoteColumn[]) {
  const named = columns.includes('customer') ? 'customer' : columns[0];
  if (column === named) return 'start';
  return column === 'premium' ? 'end' : undefined;
}

/** Which of the usual columns give way in a narrow window, the first first; never that which somebody chose as the order. */
const SPARE: readonly QuoteColumn[] = ['created', 'cover', 'vehicle'];

/** Room for the arrow of the column that orders the list, in rem. */
const ARROW = 1;

interface ColumnParts {
  readonly columns: readonly QuoteColumn[];
  /** Widths that somebody gave to columns, in rem. */
  readonly given: Settings['columnWidths'];
  /** What the list is ordered by, where somebody chose that. */
  readonly order: QuoteSort | undefined;
}

/** The columns of a list of quotes as a grid shows them. */
function quoteColumns({ columns, given, order }: ColumnParts): readonly GridColumn<QuoteLine>[] {
  const least = widths();
  const isUsual = USUAL_COLUMNS.every((column) => columns.includes(column));
  return columns.map((column) => {
    const title = translate(`quotes:column.${column}`);
    const [width, grow] = least[column];
    const head = textWidth([title]) * BOLD + (SORTS[column] === undefined ? 0 : ARROW);
    const own = given[column];
    const isOrder = order !== undefined && SORTS[column] === order;
    const spare = isUsual && !isOrder ? SPARE.indexOf(column) : -1;
    return {
      id: column,
      title,
      width: own ?? Math.max(width, head),
      grow: own === undefined ? grow : 0,
      spare: spare === -1 ? undefined : spare,
      numeric: column === 'premium',
      pinned: pinnedAt(column, columns),
      sorts: SORTS[column] !== undefined,
      cell: (line) => <QuoteCell column={column} line={line} />,
    };
  });
}

interface ListingProps {
  readonly grid: RefObject<HTMLDivElement | null>;
  readonly query: QuoteQuery;
  readonly list: QuotesList;
  readonly columns: readonly QuoteColumn[];
  /** Widths that somebody gave to columns, in rem. */
  readonly widths: Settings['columnWidths'];
  readonly selection: GridSelection<QuoteLine>;
  readonly onSize: (column: string, width: number | undefined) => void;
  readonly onMove: (column: string, to: string) => void;
  readonly onChange: (query: QuoteQuery) => void;
  readonly onOpen: (line: QuoteLine) => void;
  readonly onKey: (key: string, line: QuoteLine) => void;
  readonly onLeave: () => void;
}

const ROOM = 320;

/** The quotes found, or why there are none to see. */
export function Listing(props: ListingProps) {
  const { grid, query, list, columns, onChange, onOpen, onKey, onLeave } = props;
  const { widths: given, selection, onSize, onMove } = props;
  const { t, i18n } = useTranslation(['quotes', 'common']);
  const { total, isPending } = list;
  const { length, active, moved } = list.place;
  const fault = faultToSay(list.fault, isSameQuery(list.query, query));
  const { sort, descending } = orderOf(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the titles follow the language
  const shown = useMemo(
    () => quoteColumns({ columns, given, order: query.sort }),
    [columns, given, query.sort, i18n.language],
  );
  const search = list.query?.search ?? '';
  const typed = useMemo(() => searchTerms(search), [search]);

  if (fault) return <FaultNotice fault={fault} onRetry={list.refetch} />;
  if (!total) return <Waiting what={t('common:screens.quotes')} height={ROOM} />;
  if (length === 0 && !isPending) {
    return isFiltered(query) ? (
      <Empty title={t('empty.nothing')}>
        <Button variant="default" onClick={() => onChange(onlyOrder(query))}>
          {t('filter.clear')}
        </Button>
      </Empty>
    ) : (
      <Empty title={t('empty.none')}>
        <FirstSteps />
      </Empty>
    );
  }
  return (
    <Typed value={typed}>
      <Grid
        ref={grid}
        label={t('common:screens.quotes')}
        columns={shown}
        length={length}
        isOpenEnded={total.isLeast}
        rowAt={list.rowAt}
        isBusy={isPending}
        active={active}
        moved={moved}
        order={{ by: columnOf(sort), descending }}
        onSort={(column) => {
          const by = QUOTE_SORTS.find((each) => each === column);
          if (by) onChange(sortedBy(query, by));
        }}
        onActive={list.setActive}
        onOpen={onOpen}
        onKey={onKey}
        onLeave={onLeave}
        onLook={list.look}
        selection={selection}
        onSize={onSize}
        onMove={onMove}
        top={list.place.top}
        onTop={list.setTop}
      />
    </Typed>
  );
}

/** The columns that sort are named as the orders are. */
const columnOf = (sort: (typeof QUOTE_SORTS)[number]): QuoteColumn => sort;
