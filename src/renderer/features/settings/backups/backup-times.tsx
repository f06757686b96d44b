import { useTranslation } from 'react-i18next';
import { FaultNotice, Waiting } from '../../../components/notice.tsx';
import { Section } from '../../../components/screen.tsx';
import { useMay } from '../../../data/desk.ts';
import { faultToSay, useOperation } from '../../../data/operation-query.ts';
import classes from '../fields/settings.module.css';
import { SettledInput, wholeNumber } from '../fields/settled-input.tsx';
import { useSaved } from '../fields/use-saved.tsx';
import { saveBackupPlan } from './work.ts';

const NUMBERS = {
  hour: { least: 0, most: 23 },
  count: { least: 1, most: 1000 },
  days: { least: 1, most: 3650 },
} as const;

/** From which hour the daily backup is made, and how long backups are kept: an administrator's. */
export function BackupTimes() {
  const { t } = useTranslation('settings');
  const enabled = useMay()('administer');
  const { value, fault, refetch } = useOperation('listBackups', {}, { enabled });
  const { keep, mark, trouble } = useSaved();
  const problem = faultToSay(fault, value !== undefined);
  if (!enabled) return null;
  return (
    <Section title={t('backups.times')} action={mark}>
      {trouble}
      {problem && <FaultNotice fault={problem} onRetry={refetch} />}
      {!value && !fault && <Waiting what={t('backups.times')} height={110} />}
      {value && (
        <div className={classes.panel}>
          {(['hour', 'count', 'days'] as const).map((name) => (
            <SettledInput
              key={name}
              label={t(`backups.${name}`)}
              description={t(`backups.${name}Note`)}
              numeric
              value={String(value.plan[name])}
              problem={wholeNumber(NUMBERS[name])}
              onSettle={(text) =>
                keep(
                  () => saveBackupPlan({ [name]: Number(text) }),
                  () => saveBackupPlan({ [name]: value.plan[name] }),
                )
              }
            />
          ))}
        </div>
      )}
    </Section>
  );
}
