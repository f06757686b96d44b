import { TextInput } from '@mantine/core';

interface PinFieldProps {
  readonly label: string;
  readonly note?: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (pin: string) => void;
  /** Whether the keyboard begins here. */
  readonly isFirst?: boolean;
}

/** A PIN or a passphrase, as it is typed. */
export function PinField({ label, note, value, error, onChange, isFirst }: PinFieldProps) {
  return (
    <TextInput
      label={label}
      description={note}
      value={value}
      error={error}
      maxLength={100}
      required
      autoComplete="off"
      data-autofocus={isFirst || undefined}
      type="password"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
