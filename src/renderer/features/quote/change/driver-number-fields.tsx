import type { BindRequest } from '../../../../shared/schemas/quotes/change.ts';
import type { ErrorAt } from '../../../commands/field-error.ts';
import { translate } from '../../../i18n/i18n.ts';
import { isolated } from '../../../i18n/isolated.ts';
import type { PolicyDriver } from '../policy-drivers.ts';
import { DriverNumberField, readDriverNumber } from './driver-number-field.tsx';

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
