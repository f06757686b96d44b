import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface NoteFieldProps {
  readonly value: string;
  readonly onChange: (note: string) => void;
  /** Whether the keyboard begins here. */
  readonly isFirst?: boolean;
}

/** Why it was decided so, for the record of the firm alone. */
export function NoteField({ value, onChange, isFirst }: NoteFieldProps) {
  const { t } = useTranslation('quote');
  return (
    <Textarea
      label={t('referral.noteLabel')}
      description={t('referral.noteNote')}
      value={value}
      maxLength={500}
      autosize
      minRows={2}
      required
      data-autofocus={isFirst || undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
