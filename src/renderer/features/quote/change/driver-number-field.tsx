import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DRIVER_NUMBER } from '../../../../shared/schemas/change.ts';

/**
 * Reads a driver number as it is typed off a licence, in groups or not.
 * @returns undefined where it is none
 */
export function readDriverNumber(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, '');
  return DRIVER_NUMBER.test(digits) ? digits : undefined;
}

interface DriverNumberFieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly required?: boolean;
}

/** Where the policyholder's driver number is typed. */
export function DriverNumberField({ value, onChange, required = false }: DriverNumberFieldProps) {
  const { t } = useTranslation('quote');
  return (
    <TextInput
      label={t('driverNumber.label')}
      description={t('driverNumber.note')}
      value={value}
      maxLength={20}
      inputMode="numeric"
      autoComplete="off"
      data-autofocus={required || undefined}
      required={required}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
