import { Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface ReasonFieldProps {
  readonly label: string;
  readonly reason: string;
  readonly onChange: (reason: string) => void;
  /** Whether the keyboard begins here. */
  readonly isFirst?: boolean;
  readonly error?: ReactNode;
}

/** Why something is done that needs a reason: the history keeps it. */
export function ReasonField({ label, reason, onChange, isFirst, error }: ReasonFieldProps) {
  const { t } = useTranslation('quote');
  return (
    <Textarea
      label={label}
      description={t('reasonNote')}
      value={reason}
      error={error}
      maxLength={500}
      autosize
      minRows={2}
      required
      data-autofocus={isFirst || undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
