import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import { useDataVersion } from '../../data/data-version.ts';
import { OpenDataFolder } from '../../desktop/open-data-folder.tsx';
import { say } from '../../i18n/say.ts';
import classes from './bars.module.css';
import { ConfirmClock } from './confirm-clock.tsx';
import { DataFindings } from './data-findings.tsx';
import { UnlockData } from './unlock-data.tsx';

/** Says on every screen why nothing can be changed, and the way out, for as long as it is so. */
export function DataProblemBar() {
  const { t } = useTranslation('shell');
  const problem = useDataVersion((state) => state.problem);
  if (!problem) return null;
  return (
    <div role="alert" className={classes.readOnly}>
      <Icon name="warning" />
      <div className={classes.readOnlyText}>
        <strong>{t(`readOnly.${problem.kind}`)}</strong> {t('readOnly.note')}
        <p>{say(problem.message)}</p>
      </div>
      {problem.kind === 'locked' && <UnlockData />}
      {problem.kind === 'clockBehind' && <ConfirmClock />}
      {problem.kind === 'damaged' && <DataFindings />}
      <OpenDataFolder />
    </div>
  );
}
