import { Button } from '@mantine/core';
import { type RefObject, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuoteColumn } from '../../../shared/domain/quote-columns.ts';
import { QUOTE_SORTS } from '../../../shared/domain/quotes/quote-sort.ts';
import { searchTerms } from '../../../shared/domain/search-terms.ts';
import type { QuoteLine } from '../../../shared/schemas/quotes/quote-list.ts';
import { FirstSteps } from '../../commands/first-steps.tsx';
import { Empty } from '../../components/empty.tsx';
import { FaultNotice } from '../../components/fault-notice.tsx';
import { Grid } from '../../components/grid/grid.tsx';
import { Typed } from '../../components/marked.tsx';
import { Waiting } from '../../components/waiting.tsx';
import {
  isFiltered,
  isSameQuery,
  onlyOrder,
  orderOf,
  type QuoteQuery,
  sortedBy,
} from '../../data/quote-query.ts';
import { faultToSay } from '../../data/use-operation.ts';
import { quoteColumns } from './quote-columns.tsx';
import type { QuotesList } from './quotes-list.ts';

interface ListingProps {
  readonly grid: RefObject<HTMLDivElement | null>;
  readonly query: QuoteQuery;
  readonly list: QuotesList;
  readonly columns: readonly QuoteColumn[];
  readonly onChange: (query: QuoteQuery) => void;
  readonly onOpen: (line: QuoteLine) => void;
  readonly onKey: (key: string, line: QuoteLine) => void;
  readonly onLeave: () => void;
}

const ROOM = 320;

/** The quotes found, or why there are none to see. */
export function Listing(props: ListingProps) {
  const { grid, query, list, columns, onChange, onOpen, onKey, onLeave } = props;
  const { t, i18n } = useTranslation(['quotes', 'common']);
  const { total, isPending } = list;
  const { length, active, moved } = list.place;
  const fault = faultToSay(list.fault, isSameQuery(list.query, query));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the titles follow the language
  const shown = useMemo(() => quoteColumns(columns), [columns, i18n.language]);
  const search = list.query?.search ?? '';
  const typed = useMemo(() => searchTerms(search), [search]);
  const { sort, descending } = orderOf(query);

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
      />
    </Typed>
  );
}

/** The columns that sort are named as the orders are. */
const columnOf = (sort: (typeof QUOTE_SORTS)[number]): QuoteColumn => sort;
