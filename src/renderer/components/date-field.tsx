import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DateReading } from '../i18n/read-date.ts';

interface DateFieldProps {
  readonly label: string;
  readonly text: string;
  readonly reading: DateReading;
  readonly readBack: (day: string) => string;
  readonly onText: (text: string) => void;
  /** Whether it has the focus when its screen is opened. */
  readonly isFirst?: boolean;
  /** The field was left, or Enter pressed. */
  readonly onSettle: () => void;
}

/** A date typed in any usual form and read back below. */
export function DateField(props: DateFieldProps) {
  const { label, text, reading, readBack, isFirst, onText, onSettle } = props;
  const { t } = useTranslation();
  // A half-typed date is not yet a mistake.
  const [typing, setTyping] = useState(false);
  const wrong = reading.kind === 'problem' && !typing;
  const below = reading.kind === 'day' ? readBack(reading.day) : t('date.form');
  const settle = () => {
    setTyping(false);
    onSettle();
  };
  return (
    <TextInput
      label={label}
      value={text}
      size="md"
      {...(isFirst && { 'data-autofocus': true })}
      autoComplete="off"
      inputMode="text"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={wrong ? undefined : below}
      error={wrong && reading.message}
      onChange={(event) => {
        setTyping(true);
        onText(event.currentTarget.value);
      }}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
      }}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}
