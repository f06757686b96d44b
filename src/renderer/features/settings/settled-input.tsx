import { TextInput, type TextInputProps } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface SettledInputProps
  extends Pick<TextInputProps, 'label' | 'description' | 'placeholder' | 'rightSection' | 'w'> {
  readonly value: string;
  /** What is wrong with a text; undefined where it may be kept. */
  readonly problem?: (text: string) => ReactNode;
  /** @returns whether it is kept */
  readonly onSettle: (text: string) => Promise<boolean>;
  readonly numeric?: boolean;
  /** Whether the administrator has set it: it is shown, and nobody changes it here. */
  readonly setByAdministrator?: boolean;
}

/** A text that is kept when the field is left or Enter pressed; what is wrong stays as typed. */
export function SettledInput({
  value,
  problem,
  onSettle,
  numeric = false,
  setByAdministrator = false,
  ...input
}: SettledInputProps) {
  const [text, setText] = useState(value);
  const [error, setError] = useState<ReactNode>();
  const { t } = useTranslation('settings');
  useEffect(() => setText(value), [value]);

  const settle = () => {
    const typed = text.trim();
    const wrong = problem?.(typed);
    setError(wrong);
    if (wrong === undefined && typed !== value) void onSettle(typed);
  };
  return (
    <TextInput
      {...input}
      {...(setByAdministrator && { readOnly: true, description: t('setByAdministrator') })}
      value={text}
      error={error}
      autoComplete="off"
      {...(numeric && { inputMode: 'numeric' })}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      onChange={(event) => {
        setText(event.currentTarget.value);
        setError(undefined);
      }}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
      }}
    />
  );
}
