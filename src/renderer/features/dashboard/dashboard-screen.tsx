import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Dashboard } from '../../../shared/schemas/desk/dashboard.ts';
import { FaultNotice } from '../../components/fault-notice.tsx';
import { Screen } from '../../components/screen.tsx';
import { Waiting } from '../../components/waiting.tsx';
import { MINUTE } from '../../data/every.ts';
import { quotePlace } from '../../data/quote-place.ts';
import { faultToSay, useOperation } from '../../data/use-operation.ts';
import { REFERRALS } from '../../data/waiting-referrals.ts';
import { bookWords } from '../../i18n/book-words.ts';
import { writtenCount } from '../../i18n/count.ts';
import { money } from '../../i18n/money.ts';
import { Chart } from './chart.tsx';
import { useChosenPeriod } from './chosen-period.ts';
import { CoverFigures } from './cover-figures.tsx';
import classes from './dashboard-screen.module.css';
import { DataWarning } from './data-warning.tsx';
import { DueRenewals } from './due-renewals.tsx';
import { Expiring } from './expiring.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { OpenDrafts } from './open-drafts.tsx';
import { OutcomeSections } from './outcome-figures.tsx';
import { PERIODS, readPeriod } from './period.ts';
import { SchemeFigures } from './scheme-figures.tsx';
import { writtenSpan } from './span.ts';
import { ToDo, ToDoCount, ToDoList, ToDoRow } from './to-do.tsx';
import { Unexplained } from './unexplained.tsx';
import { useFigures } from './use-figures.ts';
import { Welcome } from './welcome.tsx';

/** How many of the quotes that wait are listed. */
const SHOWN = 5;
/** The days after which a customer has waited long. */
const LONG = 3;

/** The quotes that wait longest for an underwriter; nothing where none does. */
function WaitingReferrals() {
  const { t } = useTranslation('dashboard');
  const { value } = useOperation('listReferrals', { limit: SHOWN }, { every: MINUTE });
  if (!value || value.waiting.length === 0) return null;
  const { waiting, total, totalIsLeast = false } = value;
  return (
    <ToDo
      title={t('referrals.title')}
      counts={
        <ToDoCount
          href={REFERRALS}
          name={t('all')}
          count={writtenCount({ count: total, isLeast: totalIsLeast })}
        />
      }
    >
      <ToDoList>
        {waiting.map(({ quote, referral, waitingDays }) => (
          <ToDoRow
            key={quote.quoteId}
            href={quotePlace(quote.quoteId)}
            who={quote.customerName}
            amount={money(quote.premium)}
            what={bookWords(referral.reasons[0]?.message ?? '')}
            next={
              waitingDays === 0 ? t('referrals.today') : t('referrals.days', { count: waitingDays })
            }
            isUrgent={waitingDays >= LONG}
          />
        ))}
      </ToDoList>
    </ToDo>
  );
}

/** The period that the figures are of. */
function PeriodPicker() {
  const { t } = useTranslation('dashboard');
  const { period, choose } = useChosenPeriod();
  return (
    <SegmentedControl
      aria-label={t('period.label')}
      size="sm"
      data={PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
      value={period}
      onChange={(word) => choose(readPeriod(word))}
    />
  );
}

function Figures({ figures }: { readonly figures: Dashboard }) {
  return (
    <>
      <div className={classes.toDo}>
        <Expiring figures={figures} />
        <div className={classes.column}>
          <DueRenewals today={figures.today} />
          <WaitingReferrals />
          <Unexplained figures={figures} />
          <OpenDrafts />
        </div>
      </div>
      <FigureTiles figures={figures} />
      <Chart days={figures.days} />
      <OutcomeSections figures={figures} />
      <CoverFigures figures={figures} />
      <SchemeFigures figures={figures} />
    </>
  );
}

/** The morning's first look: what waits for the broker, what was quoted, and what came of it. */
export function DashboardScreen() {
  const { t } = useTranslation(['dashboard', 'common']);
  const { value, fault: last, isFresh, refetch } = useFigures();
  const fault = faultToSay(last, value !== undefined);

  if (isFresh) return <Welcome />;
  const shown = fault ? undefined : value;
  const lead = shown && {
    span: writtenSpan(shown.period),
    before: writtenSpan(shown.before),
  };
  return (
    <Screen
      title={t('common:screens.dashboard')}
      {...(lead && { lead: t('lead', lead) })}
      actions={<PeriodPicker />}
    >
      {!value && !fault && <Waiting what={t('what')} height={420} />}
      {fault && <FaultNotice fault={fault} onRetry={refetch} />}
      <DataWarning />
      {shown && <Figures figures={shown} />}
    </Screen>
  );
}
