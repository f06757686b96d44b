import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  driverNumberFault,
  normaliseDriverNumber,
} from '../../../../shared/domain/driver-number.ts';
import type { BindRequest } from '../../../../shared/schemas/quotes/change.ts';
import type { QuotePage } from '../../../../shared/schemas/quotes/quote-page.ts';
import type { ErrorAt } from '../../../commands/form-dialog.tsx';
import { TypedText } from '../../../components/fields.tsx';
import { translate } from '../../../i18n/i18n.ts';
import { isolated } from '../../../i18n/who.ts';
import { type PolicyDriver, policyDrivers, recordTitle } from '../words/policy-drivers.ts';
import { Dialog } from './change-dialog.tsx';
import { changeQuote } from './change-quote.ts';

/** A driver number as it reads: its stored form, or what is wrong with it. */
type DriverNumberReading =
  | { readonly number: string; readonly problem?: undefined }
  | { readonly number?: undefined; readonly problem: string };

/**
 * Reads a driver number as it is typed off a licence, in groups or not.
 * @param licenceType the words for the licence
 */
function readDriverNumber(text: string, licenceType?: string): DriverNumberReading {
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
function DriverNumberField(props: DriverNumberFieldProps) {
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

interface ReadNumbers {
  /** What is wrong with the numbers or missing, by the names of their fields. */
  readonly problems: Readonly<Record<string, string>>;
  /** As far as they are typed. */
  readonly driverNumbers: NonNullable<BindRequest['driverNumbers']>;
}

/** The name of the field of one of the drivers. */
const fieldOf = ({ driver }: PolicyDriver) => `driverNumber/${driver ?? 0}`;

/**
 * Reads the numbers that were typed.
 * @param texts one for each of the drivers, as far as there are any
 * @param needed whether each of them is needed
 */
export function readNumbers(
  drivers: readonly PolicyDriver[],
  texts: readonly string[],
  needed: boolean,
): ReadNumbers {
  const read = drivers.map((one, at) => {
    const text = texts[at]?.trim() ?? '';
    return { one, text, ...readDriverNumber(text, one.licenceType) };
  });
  const problems = read.flatMap(({ one, text, problem }) => {
    if (text === '') return needed ? [[fieldOf(one), translate('quote:driverNumber.needed')]] : [];
    return problem === undefined ? [] : [[fieldOf(one), problem]];
  });
  return {
    problems: Object.fromEntries(problems),
    driverNumbers: read.flatMap(({ one: { driver }, number }) =>
      number === undefined
        ? []
        : [{ driverNumber: number, ...(driver === undefined ? {} : { driver }) }],
    ),
  };
}

interface DriverNumberFieldsProps {
  readonly drivers: readonly PolicyDriver[];
  readonly texts: readonly string[];
  readonly required: boolean;
  readonly errorAt: ErrorAt;
  readonly onChange: (texts: readonly string[]) => void;
}

/** Where the driver numbers of several people are typed. */
export function DriverNumberFields(props: DriverNumberFieldsProps) {
  const { drivers, texts, required, errorAt, onChange } = props;
  return drivers.map((one, at) => (
    <DriverNumberField
      key={one.driver ?? 0}
      name={one.driver === undefined ? undefined : isolated(one.name)}
      hasNote={at === 0}
      value={texts[at] ?? ''}
      required={required}
      isFirst={required && (texts[at] ?? '') === ''}
      error={errorAt(fieldOf(one))}
      onChange={(text) => onChange(drivers.map((_, i) => (i === at ? text : (texts[i] ?? ''))))}
    />
  ));
}

interface DriverNumberDialogProps {
  readonly page: QuotePage;
  /** The place of a named driver, from 1; undefined for the policyholder. */
  readonly driver: number | undefined;
  readonly onClose: () => void;
}

/** Records a driver number, or another one where it was wrong. */
export function DriverNumberDialog({ page, driver, onClose }: DriverNumberDialogProps) {
  const { t } = useTranslation('quote');
  const { quote } = page;
  const person = policyDrivers(quote).find((each) => each.driver === driver);
  const [text, setText] = useState(person?.driverNumber ?? '');
  const { number, problem } = readDriverNumber(text, person?.licenceType);
  return (
    <Dialog
      page={page}
      title={recordTitle(driver)}
      action={t('driverNumber.record')}
      missing={problem}
      run={() =>
        changeQuote('recordDriverNumber', quote, {
          quoteId: quote.quoteId,
          driverNumber: number ?? '',
          ...(driver === undefined ? {} : { driver }),
        })
      }
      onClose={onClose}
    >
      <DriverNumberField
        name={driver === undefined ? undefined : isolated(person?.name ?? '')}
        value={text}
        onChange={setText}
        required
      />
    </Dialog>
  );
}
