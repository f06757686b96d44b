import { Anchor, Checkbox, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { RENEWAL_DAYS } from '../../../shared/domain/quotes/renewal.ts';
import { Empty } from '../../components/empty.tsx';
import { FaultNotice } from '../../components/fault-notice.tsx';
import { Screen } from '../../components/screen.tsx';
import { ScreenLink } from '../../components/screen-link.tsx';
import { Waiting } from '../../components/waiting.tsx';
import { DATASETS } from '../../data/datasets.ts';
import { useMay } from '../../data/desk.ts';
import { MINUTE, useToday } from '../../data/every.ts';
import { faultToSay, useOperation } from '../../data/use-operation.ts';
import { writtenCount } from '../../i18n/count.ts';
import '../../i18n/screen-words/renewals.ts';
import { daysOfMonth, monthsAround, writtenMonth } from './months.ts';
import { MoreRenewals } from './more-renewals.tsx';
import { RenewalTable } from './renewal-table.tsx';
import classes from './renewals.module.css';

const ROOM = 320;
const PAGE = 50;

/** The customers whose cover ends, by the month in which it does, with what to do next. */
export function RenewalsScreen() {
  const { t } = useTranslation('renewals');
  const today = useToday();
  const may = useMay();
  const [month, setMonth] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [limit, setLimit] = useState(PAGE);
  const days = month === '' ? { from: today } : daysOfMonth(month);
  const asked = { ...days, isOpen, limit };
  // A quote expires, and a day passes, without any change of the data.
  const options = { keepsPrevious: true, every: MINUTE };
  const { value, fault, refetch } = useOperation('listRenewals', asked, options);

  function listing() {
    const said = faultToSay(fault, value !== undefined);
    if (said) return <FaultNotice fault={said} onRetry={refetch} />;
    if (!value) return <Waiting what={t('table')} height={ROOM} />;
    if (value.renewals.length === 0) {
      return (
        <Empty title={t('empty')}>
          {t('emptyNote')}{' '}
          {may('administer') && (
            <Anchor component={Link} href={DATASETS} inherit>
              {t('import')}
            </Anchor>
          )}
        </Empty>
      );
    }
    return (
      <>
        <RenewalTable renewals={value.renewals} today={today} />
        {value.next !== undefined && <MoreRenewals limit={limit} onLimit={setLimit} />}
      </>
    );
  }

  const total = value && { count: value.total, isLeast: value.totalIsLeast ?? false };
  return (
    <Screen
      title={t('title')}
      lead={t('lead')}
      actions={<ScreenLink to="/customers">{t('back')}</ScreenLink>}
    >
      <div className={classes.filters}>
        <NativeSelect
          label={t('period')}
          value={month}
          onChange={({ currentTarget }) => setMonth(currentTarget.value)}
          data={[
            { value: '', label: t('next', { count: RENEWAL_DAYS }) },
            ...monthsAround(today).map((each) => ({ value: each, label: writtenMonth(each) })),
          ]}
        />
        <Checkbox
          label={t('open')}
          checked={isOpen}
          onChange={({ currentTarget }) => setIsOpen(currentTarget.checked)}
        />
        <span role="status" className={classes.total}>
          {total && t('count', { count: total.count, written: writtenCount(total) })}
        </span>
      </div>
      {listing()}
    </Screen>
  );
}
