import { useTranslation } from 'react-i18next';
import {
  driverNumberFault,
  normaliseDriverNumber,
} from '../../../../shared/domain/driver-number.ts';
import { TypedText } from '../../../components/typed-text.tsx';
import { translate } from '../../../i18n/i18n.ts';

/** A driver number as it reads: its stored form, or what is wrong with it. */
type DriverNumberReading =
  | { readonly number: string; readonly problem?: undefined }
  | { readonly number?: undefined; readonly problem: string };

/**
 * Reads a driver number as it is typed off a licence, in groups or not.
 * @param licenceType the words for the licence
 */
export function readDriverNumber(text: string, licenceType?: string): DriverNumberReading {
  const number = normaliseDriverNumber(text);
  const fault = number === undefined ? 'driverNumber' : driverNumberFault(number, licenceType);
  if (number !== undefined && fault === undefined) return { number };
  const british = fault === 'britishNumber';
  return { problem: translate(`quote:driverNumber.${british ? 'british' : 'nineDigits'}`) };
}

interface DriverNumberFieldProps {
  /** Whose number it is; absent, the policyholder's. */
  readonly name?: string | undefined;
  /** Whether it says what a driver number is: of several fields, the first. */
  readonly hasNote?: boolean;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly required?: boolean;
  /** Whether the keyboard begins here; by default where it is required. */
  readonly isFirst?: boolean;
  readonly error?: string | undefined;
}

/** Where a driver number is typed. */
export function DriverNumberField(props: DriverNumberFieldProps) {
  const { name, hasNote = true, value, onChange, required = false } = props;
  const { isFirst = required, error } = props;
  const { t } = useTranslation('quote');
  return (
    <TypedText
      label={
        name === undefined ? t('driverNumber.label') : t('driverNumber.labelOf', { driver: name })
      }
      note={hasNote ? t('driverNumber.note') : undefined}
      value={value}
      most={40}
      isFirst={isFirst}
      error={error}
      required={required}
      onChange={onChange}
    />
  );
}
