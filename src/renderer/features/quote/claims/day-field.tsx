import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { writtenDay } from '../../../i18n/day.ts';
import type { DateReading } from '../../../i18n/read-date.ts';

interface DayFieldProps {
  readonly label: string;
  readonly text: string;
  readonly reading: DateReading;
  readonly error: string | undefined;
  readonly isFirst?: boolean;
  readonly onChange: (text: string) => void;
}

/** A day of a dialog, typed in any usual form and read back below. */
export function DayField({ label, text, reading, error, isFirst, onChange }: DayFieldProps) {
  const { t } = useTranslation();
  return (
    <TextInput
      label={label}
      description={reading.kind === 'day' ? writtenDay(reading.day) : t('date.form')}
      required
      autoComplete="off"
      value={text}
      error={reading.kind === 'problem' ? reading.message : error}
      data-autofocus={isFirst || undefined}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
