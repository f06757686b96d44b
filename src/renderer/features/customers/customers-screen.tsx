import { Button } from '@mantine/core';
import { useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { searchTerms } from '../../../shared/domain/search-terms.ts';
import type { CustomerLine } from '../../../shared/schemas/people/customer.ts';
import { FirstSteps } from '../../commands/first-steps.tsx';
import { Empty } from '../../components/empty.tsx';
import { FaultNotice } from '../../components/fault-notice.tsx';
import { enterGrid, Grid } from '../../components/grid/grid.tsx';
import { Typed } from '../../components/marked.tsx';
import { Screen } from '../../components/screen.tsx';
import { ScreenLink } from '../../components/screen-link.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { Waiting } from '../../components/waiting.tsx';
import { customerPlace } from '../../data/customer-place.ts';
import { RENEWALS } from '../../data/renewals.ts';
import { faultToSay } from '../../data/use-operation.ts';
import { writtenCount } from '../../i18n/count.ts';
import { goTo, useHashQuery } from '../../routing/hash-location.ts';
import { customerColumns } from './customer-columns.tsx';
import { useCustomersList } from './customers-list.ts';
import classes from './customers-screen.module.css';

const ROOM = 320;

function placeOf(search: string): string {
  return search === '' ? '/customers' : `/customers?${new URLSearchParams({ search })}`;
}

/** Everybody who was ever quoted for or imported, found by what is typed. */
export function CustomersScreen() {
  const { t, i18n } = useTranslation(['customers', 'common']);
  const [, navigate] = useLocation();
  const search = new URLSearchParams(useHashQuery()).get('search') ?? '';
  const list = useCustomersList(search);
  const { lines, total, active, isPending } = list;
  const fault = faultToSay(list.fault, list.search === search);
  const field = useRef<HTMLInputElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the titles follow the language
  const columns = useMemo(customerColumns, [i18n.language]);
  const typed = useMemo(() => searchTerms(list.search ?? ''), [list.search]);
  const rowAt = useCallback((number: number) => lines[number], [lines]);

  function listing() {
    if (fault) return <FaultNotice fault={fault} onRetry={list.refetch} />;
    if (!total) return <Waiting what={t('common:screens.customers')} height={ROOM} />;
    if (lines.length === 0 && !isPending) {
      return search === '' ? (
        <Empty title={t('empty.none')}>
          <FirstSteps />
        </Empty>
      ) : (
        <Empty title={t('empty.nothing')}>
          <Button variant="default" onClick={() => goTo(placeOf(''), { replace: true })}>
            {t('common:clearSearch')}
          </Button>
        </Empty>
      );
    }
    return (
      <Typed value={typed}>
        <Grid<CustomerLine>
          ref={grid}
          label={t('common:screens.customers')}
          columns={columns}
          length={lines.length}
          isOpenEnded={list.hasMore}
          rowAt={rowAt}
          isBusy={isPending}
          active={active}
          onActive={list.setActive}
          onOpen={({ key }) => navigate(customerPlace(key))}
          onLeave={() => field.current?.focus()}
          onLook={list.look}
        />
      </Typed>
    );
  }

  return (
    <Screen
      title={t('common:screens.customers')}
      actions={<ScreenLink to={RENEWALS}>{t('renewals')}</ScreenLink>}
    >
      <div className={classes.fill}>
        <SearchField
          ref={field}
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          value={search}
          onChange={(text) => goTo(placeOf(text), { replace: true })}
          onEnterList={() => enterGrid(grid.current)}
        />
        <div className={classes.results} role="status" aria-live="polite">
          {total && t('results', { count: total.count, written: writtenCount(total) })}
        </div>
        {listing()}
      </div>
    </Screen>
  );
}
