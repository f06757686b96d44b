import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/notice.tsx';
import { moment } from '../../../i18n/moment.ts';
import classes from './change.module.css';
import { ReasonField } from './reason-field.tsx';

interface EarlierStartProps {
  /** The inception that is past, ISO 8601. */
  readonly inception: string;
  /** Why cover begins then; undefined where it begins with the acceptance. */
  readonly reason: string | undefined;
  readonly onChange: (reason: string | undefined) => void;
}

/** Says that cover begins with the acceptance, and lets it begin at a past inception with a reason. */
export function EarlierStart({ inception, reason, onChange }: EarlierStartProps) {
  const { t } = useTranslation('quote');
  // With its time: of a quote from today, the day is not past.
  const start = moment(inception);
  return (
    <>
      <Notice tone="warning" title={t('accept.late', { start })}>
        <Checkbox
          className={classes.inNotice}
          label={t('accept.earlier', { start })}
          checked={reason !== undefined}
          onChange={(event) => onChange(event.currentTarget.checked ? '' : undefined)}
        />
      </Notice>
      {reason !== undefined && (
        <ReasonField label={t('accept.earlierReason')} reason={reason} onChange={onChange} />
      )}
    </>
  );
}
