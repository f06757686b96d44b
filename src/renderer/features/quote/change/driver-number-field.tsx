import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import {
  driverNumberFault,
  normaliseDriverNumber,
} from '../../../../shared/domain/driver-number.ts';

/**
 * Reads a driver number as it is typed off a licence, in groups or not.
 * @param licenceType the words for the licence
 * @returns undefined where it is none, or none of such a licence
 */
export function readDriverNumber(text: string, licenceType?: string): string | undefined {
  const number = normaliseDriverNumber(text);
  const fits = number !== undefined && driverNumberFault(number, licenceType) === undefined;
  return fits ? number : undefined;
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
      maxLength={40}
      autoComplete="off"
      data-autofocus={required || undefined}
      required={required}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
