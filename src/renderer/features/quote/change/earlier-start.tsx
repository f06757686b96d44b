import { Checkbox, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/notice.tsx';
import { dayOf } from '../day-of.ts';

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
  const day = dayOf(inception);
  return (
    <Notice tone="warning" title={t('accept.late', { day })}>
      <Checkbox
        label={t('accept.earlier', { day })}
        checked={reason !== undefined}
        onChange={(event) => onChange(event.currentTarget.checked ? '' : undefined)}
      />
      {reason !== undefined && (
        <Textarea
          label={t('override.reason')}
          description={t('override.reasonNote')}
          value={reason}
          maxLength={500}
          autosize
          required
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Notice>
  );
}
