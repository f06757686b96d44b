import { useTranslation } from 'react-i18next';
import type { Dashboard } from '../../../shared/schemas/dashboard.ts';
import { FaultNotice } from '../../components/fault-notice.tsx';
import { Screen } from '../../components/screen.tsx';
import { Waiting } from '../../components/waiting.tsx';
import { Chart } from './chart.tsx';
import { CoverFigures } from './cover-figures.tsx';
import classes from './dashboard-screen.module.css';
import { Expiring } from './expiring.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { PeriodPicker } from './period-picker.tsx';
import { writtenSpan } from './span.ts';
import { useFigures } from './use-figures.ts';
import { WaitingReferrals } from './waiting.tsx';
import { Welcome } from './welcome.tsx';

function Figures({ figures }: { readonly figures: Dashboard }) {
  return (
    <>
      <WaitingReferrals />
      <FigureTiles figures={figures} />
      <Chart days={figures.days} />
      <div className={classes.foot}>
        <Expiring figures={figures} />
        <CoverFigures figures={figures} />
      </div>
    </>
  );
}

/** The morning's first look: what was quoted, what came of it, and what runs out next. */
export function DashboardScreen() {
  const { t } = useTranslation(['dashboard', 'common']);
  const { value, fault, isFresh, refetch } = useFigures();

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
      {shown && <Figures figures={shown} />}
    </Screen>
  );
}
