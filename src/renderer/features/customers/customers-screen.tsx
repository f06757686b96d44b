import { Button } from '@mantine/core';
import { useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { irishDay } from '../../../shared/domain/date.ts';
import { writtenEircode } from '../../../shared/domain/eircode.ts';
import { searchTerms } from '../../../shared/domain/search-terms.ts';
import type { CustomerLine } from '../../../shared/schemas/people/customer.ts';
import { FirstSteps } from '../../commands/keys-shown.tsx';
import type { GridColumn } from '../../components/grid/column.ts';
import { enterGrid, Grid } from '../../components/grid/grid.tsx';
import { ScreenLink } from '../../components/links.tsx';
import {
  Marked,
  MarkedWhole,
  Typed,
  useIsDayTyped,
  useIsPhoneTyped,
} from '../../components/marked.tsx';
import { Empty, FaultNotice, Waiting } from '../../components/notice.tsx';
import { Private } from '../../components/private.tsx';
import { Screen } from '../../components/screen.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { faultToSay } from '../../data/operation-query.ts';
import { customerPlace, RENEWALS } from '../../data/places.ts';
import { writtenDay } from '../../i18n/day.ts';
import { translate } from '../../i18n/i18n.ts';
import { count, writtenCount } from '../../i18n/money.ts';
import { goTo, useHashQuery } from '../../routing/hash-location.ts';
import classes from './customers.module.css';
import { useCustomersList } from './customers-list.ts';

function Given({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return <span className={classes.quiet}>{translate('none')}</span>;
  return (
    <Private>
      <Marked>{text}</Marked>
    </Private>
  );
}

function BirthDay({ day }: { readonly day: string }) {
  return (
    <Private>
      <MarkedWhole isMatch={useIsDayTyped(day)}>{writtenDay(day)}</MarkedWhole>
    </Private>
  );
}

/** The e-mail address, or the phone number where that is what was looked for. */
function Contact({ email, phone }: Pick<CustomerLine, 'email' | 'phone'>) {
  const isPhone = useIsPhoneTyped(phone);
  if (phone === undefined || !(isPhone || email === undefined)) return <Given text={email} />;
  return (
    <Private>
      <MarkedWhole isMatch={isPhone}>{phone}</MarkedWhole>
    </Private>
  );
}

/** The columns of the list of customers. */
export function customerColumns(): readonly GridColumn<CustomerLine>[] {
  const title = (name: 'name' | 'dateOfBirth' | 'contact' | 'eircode') =>
    translate(`customers:column.${name}`);
  return [
    {
      id: 'name',
      title: title('name'),
      width: 10.25,
      grow: 3,
      pinned: 'start',
      cell: ({ name }) => (
        <span className={classes.name}>
          <Private>
            <Marked>{name}</Marked>
          </Private>
        </span>
      ),
    },
    {
      id: 'dateOfBirth',
      title: title('dateOfBirth'),
      width: 6.5,
      grow: 1,
      cell: ({ dateOfBirth }) => <BirthDay day={dateOfBirth} />,
    },
    {
      id: 'contact',
      title: title('contact'),
      width: 15.5,
      grow: 3,
      cell: (line) => <Contact {...line} />,
    },
    {
      id: 'eircode',
      title: title('eircode'),
      width: 5.5,
      grow: 1,
      cell: ({ eircode }) => <Given text={eircode && writtenEircode(eircode)} />,
    },
    {
      id: 'quotes',
      title: translate('customers:column.quotes'),
      width: 5,
      grow: 0.5,
      numeric: true,
      cell: ({ quotes }) => count(quotes),
    },
    {
      id: 'policies',
      title: translate('customers:column.policies'),
      width: 5,
      grow: 0.5,
      numeric: true,
      cell: ({ policies }) => count(policies),
    },
    {
      id: 'newest',
      title: translate('customers:column.newest'),
      width: 8.25,
      grow: 1,
      cell: ({ newestQuoteAt }) =>
        newestQuoteAt === undefined ? (
          <span className={classes.quiet}>{translate('customers:imported')}</span>
        ) : (
          writtenDay(irishDay(Date.parse(newestQuoteAt)))
        ),
    },
  ];
}

const ROOM = 320;

function placeOf(search: string): string {
  return search === '' ? '/customers' : `/customers?${new URLSearchParams({ search })}`;
}

/** Everyone who was ever quoted for or imported, found by what is typed. */
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
