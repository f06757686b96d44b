import '../../i18n/screen-words/lists.ts';
import { notifications } from '@mantine/notifications';
import { useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { QuoteColumn } from '../../../shared/domain/quote-columns.ts';
import { STATUSES } from '../../../shared/domain/quotes/quote-status.ts';
import type { Settings } from '../../../shared/schemas/desk/settings.ts';
import type { QuoteLine } from '../../../shared/schemas/quotes/quote-list.ts';
import { copy } from '../../components/copy-button.tsx';
import { trackWidth } from '../../components/grid/column.ts';
import { enterGrid } from '../../components/grid/grid.tsx';
import { ScreenLink } from '../../components/links.tsx';
import { Screen } from '../../components/screen.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { useMay } from '../../data/desk.ts';
import { NOTICES, quotePlace } from '../../data/places.ts';
import { REFERRALS } from '../../data/quote-count.ts';
import { type QuoteQuery, readQuery, withPart, writeQuery } from '../../data/quote-query.ts';
import { useSchemesInForce } from '../../data/schemes.ts';
import { useSettings } from '../../data/settings.ts';
import { goTo, useHashQuery } from '../../routing/hash-location.ts';
import { BulkBar, BulkDialog, BulkProgress, useBulk } from './bulk.tsx';
import { ColumnChooser, readColumns, withFound } from './column-chooser.tsx';
import { ExportButton, ExportProgress, useExport } from './export.tsx';
import { Chips, Filters } from './filters.tsx';
import { Listing } from './listing.tsx';
import classes from './quotes.module.css';
import { useQuotesList } from './quotes-list.ts';
import { Results } from './results.tsx';
import { SaveView } from './save-view.tsx';
import { useQuoteSelection } from './use-selection.ts';

const NO_VIEWS: Settings['savedViews'] = [];
const NO_COLUMNS = [] as const;
const NO_WIDTHS: Settings['columnWidths'] = {};

/** How long the message that something was copied stays, in milliseconds. */
const GLANCE = 4_000;

/** Where a query of the list of quotes stands. */
function quotesPlace(query: QuoteQuery): string {
  const text = writeQuery(query);
  return text === '' ? '/quotes' : `/quotes?${text}`;
}

/** The query of the place shown, and the way to another; typing leaves no trail to go back. */
function useQuoteQuery() {
  const text = useHashQuery();
  const query = useMemo(() => readQuery(text), [text]);
  const change = useCallback((next: QuoteQuery) => goTo(quotesPlace(next)), []);
  const type = useCallback((next: QuoteQuery) => goTo(quotesPlace(next), { replace: true }), []);
  return { query, change, type };
}

/** Every quote, found by what is typed, filters and views. */
export function QuotesScreen() {
  const { t } = useTranslation(['quotes', 'common']);
  const [, navigate] = useLocation();
  const { query, change, type } = useQuoteQuery();
  const list = useQuotesList(query);
  const settings = useSettings((state) => state.settings);
  const kept = settings.state === 'ready' ? settings.value : undefined;
  const views = kept?.savedViews ?? NO_VIEWS;
  const columns = useMemo(() => readColumns(kept?.columns ?? NO_COLUMNS), [kept?.columns]);
  const schemes = useSchemesInForce();
  const shown = useMemo(
    () => withFound(columns, query.search ?? '', schemes),
    [columns, query.search, schemes],
  );
  const search = useRef<HTMLInputElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const { progress, write, end } = useExport(query, columns);
  const may = useMay();
  const selected = useQuoteSelection(query, list);
  const bulk = useBulk(selected);
  const { change: changeSettings } = useSettings.getState();
  const size = (column: string, width: number | undefined) =>
    void changeSettings({ entries: { columnWidths: { [column]: width ?? null } } });
  const move = (column: string, to: string) => {
    const names: readonly string[] = columns;
    // What a search shows in addition has no place of its own.
    if (!names.includes(column) || !names.includes(to)) return;
    void changeSettings({ entries: { columns: { [column]: names.indexOf(to) } } });
  };
  const widthOf = (column: QuoteColumn) => {
    const head = grid.current?.querySelector(`[data-column="${column}"]`);
    return head ? trackWidth(head) : undefined;
  };

  const openQuote = ({ quoteId }: QuoteLine) => navigate(quotePlace(quoteId));
  const press = async (key: string, line: QuoteLine) => {
    const { quoteId } = line;
    const isOne = selected.count === 0;
    const canLose = may('quote:write') && (!isOne || !STATUSES[line.status].isPolicy);
    if (key === 'l' && canLose) return bulk.ask('lost', isOne ? [line] : undefined);
    if (key === 'e') return bulk.ask('mail', isOne ? [line] : undefined);
    if (key !== 'c') return;
    const message = (await copy(quoteId)) ? 'copiedId' : 'notCopiedId';
    notifications.show({ message: t(message, { id: quoteId }), autoClose: GLANCE });
  };

  return (
    <Screen
      title={t('common:screens.quotes')}
      actions={
        <>
          <ScreenLink to={REFERRALS}>{t('referrals.title')}</ScreenLink>
          <ScreenLink to={NOTICES}>{t('notices')}</ScreenLink>
          <ScreenLink to="/quotes/declined">{t('declined.link')}</ScreenLink>
          <ColumnChooser columns={columns} widthOf={widthOf} />
          <ExportButton onWrite={write} />
        </>
      }
    >
      <div className={classes.fill}>
        <div className={classes.bar}>
          <SearchField
            ref={search}
            label={t('search.label')}
            placeholder={t('search.placeholder')}
            value={query.search ?? ''}
            onChange={(text) => type(withPart(query, 'search', text))}
            onEnterList={() => enterGrid(grid.current)}
          />
          <div className={classes.filters}>
            <Filters query={query} onChange={change} />
          </div>
        </div>
        <Chips query={query} views={views} onPick={change}>
          <SaveView query={query} views={views} />
        </Chips>
        <Results
          query={query}
          total={list.total}
          customerName={list.rowAt(0)?.customerName}
          onChange={change}
        />
        <ExportProgress progress={progress} end={end} />
        <BulkProgress bulk={bulk} selected={selected} />
        <Listing
          grid={grid}
          query={query}
          list={list}
          columns={shown}
          widths={kept?.columnWidths ?? NO_WIDTHS}
          selection={selected.grid}
          onSize={size}
          onMove={move}
          onChange={change}
          onOpen={openQuote}
          onKey={press}
          onLeave={() => search.current?.focus()}
        />
        <BulkBar
          bulk={bulk}
          selected={selected}
          onExport={(format, lines) => void write(format, lines)}
        />
        <BulkDialog bulk={bulk} />
      </div>
    </Screen>
  );
}
