import { Anchor, Button, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import type { QuoteLine } from '../../../shared/schemas/quote-list.ts';
import { copy } from '../../components/copy.ts';
import { enterGrid } from '../../components/grid/grid.tsx';
import { Icon } from '../../components/icon.tsx';
import { Screen } from '../../components/screen.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { useDataVersion, useLive } from '../../data/data-version.ts';
import { MINUTE, useEvery } from '../../data/every.ts';
import { isSameQuery, withPart } from '../../data/quote-query.ts';
import { useSettings } from '../../data/settings.ts';
import { REFERRALS } from '../../data/waiting-referrals.ts';
import { Chips } from './chips.tsx';
import { ColumnChooser } from './column-chooser.tsx';
import { type QuoteColumn, readColumns } from './columns.ts';
import { ExportProgress } from './export-progress.tsx';
import { Filters } from './filters.tsx';
import { Listing } from './listing.tsx';
import { useQuotesList } from './quotes-list.ts';
import classes from './quotes-screen.module.css';
import { Results } from './results.tsx';
import { SaveView } from './save-view.tsx';
import { useExport } from './use-export.ts';
import { useQuoteQuery } from './use-query.ts';

const NO_VIEWS = [] as const;
const NO_COLUMNS = [] as const;

/** Every quote, found by what is typed, filters and views. */
export function QuotesScreen() {
  const { t } = useTranslation(['quotes', 'common']);
  const [, navigate] = useLocation();
  const { query, change, type } = useQuoteQuery();
  const { total, window, open, refresh } = useQuotesList();
  const settings = useSettings((state) => state.settings);
  const changeSettings = useSettings((state) => state.change);
  const kept = settings.state === 'ready' ? settings.value : undefined;
  const views = kept?.savedViews ?? NO_VIEWS;
  const columns = useMemo(() => readColumns(kept?.columns ?? NO_COLUMNS), [kept?.columns]);
  const search = useRef<HTMLInputElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const { progress, write, end } = useExport(query, columns);

  useEffect(() => {
    // Who comes back from a quote finds the list where it was.
    const isThere = isSameQuery(useQuotesList.getState().sought, query);
    void (isThere ? refresh() : open(query));
  }, [open, refresh, query]);
  useLive(refresh);
  // A quote expires without any change of the data. While the host is gone, what is listed stays.
  useEvery(MINUTE, () => useDataVersion.getState().reached && refresh());

  const openQuote = ({ quoteId }: QuoteLine) => navigate(`/quotes/${quoteId}`);
  const press = async (key: string, { quoteId }: QuoteLine) => {
    if (key !== 'c') return;
    const message = (await copy(quoteId)) ? 'copiedId' : 'notCopiedId';
    notifications.show({ message: t(message, { id: quoteId }) });
  };
  const setColumns = (next: readonly QuoteColumn[]) => changeSettings({ columns: [...next] });

  return (
    <Screen
      title={t('common:screens.quotes')}
      actions={
        <>
          <Anchor component={Link} href={REFERRALS} className={classes.declined}>
            {t('referrals.title')}
          </Anchor>
          <Anchor component={Link} href="/quotes/declined" className={classes.declined}>
            {t('declined.link')}
          </Anchor>
          <ColumnChooser columns={columns} onChange={setColumns} />
          <Menu position="bottom-end" shadow="md" radius="lg">
            <Menu.Target>
              <Button variant="default" leftSection={<Icon name="download" />}>
                {t('export.title')}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => write('xlsx')}>{t('export.xlsx')}</Menu.Item>
              <Menu.Item onClick={() => write('csv')}>{t('export.csv')}</Menu.Item>
            </Menu.Dropdown>
          </Menu>
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
          <Filters query={query} onChange={change} />
        </div>
        <Chips query={query} views={views} onPick={change}>
          <SaveView query={query} views={views} />
        </Chips>
        <Results
          query={query}
          total={total}
          customerName={window.pages[0]?.lines[0]?.customerName}
          onChange={change}
        />
        <ExportProgress progress={progress} end={end} />
        <Listing
          grid={grid}
          query={query}
          columns={columns}
          onChange={change}
          onOpen={openQuote}
          onKey={press}
          onLeave={() => search.current?.focus()}
        />
      </div>
    </Screen>
  );
}
