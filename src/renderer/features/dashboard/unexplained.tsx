import { Anchor, Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { LostReason } from '../../../shared/domain/quotes/outcome.ts';
import type { Fault } from '../../../shared/result/result.ts';
import type { Dashboard } from '../../../shared/schemas/desk/dashboard.ts';
import type { QuoteLine } from '../../../shared/schemas/quotes/quote-list.ts';
import { LostReasons } from '../../components/lost-dialog.tsx';
import { FaultNotice } from '../../components/notice.tsx';
import { Private } from '../../components/private.tsx';
import { call } from '../../data/call.ts';
import { useMay } from '../../data/desk.ts';
import { refresh } from '../../data/operation-query.ts';
import { quotePlace } from '../../data/places.ts';
import { UNDECIDED } from '../../data/quote-query.ts';
import { moment } from '../../i18n/day.ts';
import { money } from '../../i18n/money.ts';
import { quotesLink } from './figures.ts';
import classes from './to-do.module.css';
import { AllCount, ToDo } from './to-do.tsx';

/** Says what was kept, with the way to take it back. */
function useAnsweredNotice() {
  const { t } = useTranslation(['dashboard', 'common']);
  return ({ quoteId, registrationNumber }: QuoteLine, reason: LostReason) => {
    const id = `lost-${quoteId}`;
    const takeBack = async () => {
      notifications.hide(id);
      await call('markNotLost', { quoteId });
      await refresh('dashboard');
    };
    notifications.show({
      id,
      message: (
        <Group justify="space-between" wrap="nowrap">
          {t('unexplained.kept', {
            mark: registrationNumber,
            reason: t(`common:lostReason.${reason}`),
          })}
          <Button size="compact-sm" variant="default" onClick={() => void takeBack()}>
            {t('unexplained.undo')}
          </Button>
        </Group>
      ),
    });
  };
}

/** The quotes that expired lately, for anyone who may change quotes, one after the other: why each was lost is one key. */
export function Unexplained({ figures }: { readonly figures: Dashboard }) {
  const { t } = useTranslation(['dashboard', 'common']);
  const { from, quotes, total, totalIsLeast = false } = figures.unexplained;
  const [fault, setFault] = useState<Fault>();
  const [busy, setBusy] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const isAnswered = useRef(false);
  const showAnswered = useAnsweredNotice();
  const may = useMay();
  const [quote] = quotes;
  const quoteId = quote?.quoteId ?? '';
  // The next quote stands where the one that was answered stood.
  useEffect(() => {
    if (isAnswered.current && quoteId !== '') panel.current?.querySelector('button')?.focus();
    isAnswered.current = false;
  }, [quoteId]);
  if (!quote || !may('quote:write')) return null;
  const choose = async (reason: LostReason, note?: string) => {
    setBusy(true);
    const given = { quoteId, reason, ...(note === undefined ? {} : { note }) };
    const answer = await call('markLost', given);
    setFault(answer.ok ? undefined : answer.fault);
    if (answer.ok) {
      showAnswered(quote, reason);
      isAnswered.current = true;
      await refresh('dashboard');
    }
    setBusy(false);
  };
  return (
    <ToDo
      title={t('unexplained.title')}
      counts={
        <AllCount
          href={quotesLink({
            status: 'expired',
            ...UNDECIDED,
            expiresFrom: from,
            sort: 'expires',
            descending: true,
          })}
          name={t('all')}
          total={total}
          totalIsLeast={totalIsLeast}
        />
      }
    >
      <div className={classes.ask} ref={panel}>
        <p>
          <Anchor component={Link} href={quotePlace(quoteId)} className={classes.who} inherit>
            <Private>{quote.customerName}</Private>
          </Anchor>{' '}
          <span className={classes.quiet}>
            {quote.registrationNumber} · {quote.vehicle} ·{' '}
            <span className="amount">{money(quote.premium)}</span> ·{' '}
            {t('unexplained.expired', { moment: moment(quote.expiresAt) })}
          </span>
        </p>
        <LostReasons key={quoteId} label={t('common:lost.why')} busy={busy} onChoose={choose} />
        {fault && <FaultNotice fault={fault} />}
        <p className={classes.quiet}>{t('unexplained.note')}</p>
      </div>
    </ToDo>
  );
}
