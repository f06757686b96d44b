import { useTranslation } from 'react-i18next';
import type { Dashboard } from '../../../shared/schemas/desk/dashboard.ts';
import { FaultNotice } from '../../components/fault-notice.tsx';
import { Screen } from '../../components/screen.tsx';
import { Waiting } from '../../components/waiting.tsx';
import { faultToSay } from '../../data/use-operation.ts';
import { Chart } from './chart.tsx';
import { CoverFigures } from './cover-figures.tsx';
import classes from './dashboard-screen.module.css';
import { DataWarning } from './data-warning.tsx';
import { DueRenewals } from './due-renewals.tsx';
import { Expiring } from './expiring.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { OpenDrafts } from './open-drafts.tsx';
import { OutcomeSections } from './outcome-figures.tsx';
import { PeriodPicker } from './period-picker.tsx';
import { SchemeFigures } from './scheme-figures.tsx';
import { writtenSpan } from './span.ts';
import { Unexplained } from './unexplained.tsx';
import { useFigures } from './use-figures.ts';
import { WaitingReferrals } from './waiting-referrals.tsx';
import { Welcome } from './welcome.tsx';

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
