import type { BindRequest } from '../../../../shared/schemas/quotes/change.ts';
import { isolated } from '../../../i18n/isolated.ts';
import type { PolicyDriver } from '../policy-drivers.ts';
import { DriverNumberField, readDriverNumber } from './driver-number-field.tsx';

interface ReadNumbers {
  /** What is wrong with the first number that does not read; undefined where nothing is. */
  readonly problem: string | undefined;
  /** As far as they are typed. */
  readonly driverNumbers: NonNullable<BindRequest['driverNumbers']>;
}

/** Reads the numbers that were typed. @param texts one for each of the drivers, as far as there are any */
export function readNumbers(
  drivers: readonly PolicyDriver[],
  texts: readonly string[],
): ReadNumbers {
  const typed = drivers.flatMap(({ driver, licenceType }, at) => {
    const text = texts[at]?.trim() ?? '';
    return text === '' ? [] : [{ driver, ...readDriverNumber(text, licenceType) }];
  });
  return {
    problem: typed.find(({ problem }) => problem !== undefined)?.problem,
    driverNumbers: typed.flatMap(({ driver, number }) =>
      number === undefined
        ? []
        : [{ driverNumber: number, ...(driver === undefined ? {} : { driver }) }],
    ),
  };
}

interface DriverNumberFieldsProps {
  readonly drivers: readonly PolicyDriver[];
  readonly texts: readonly string[];
  readonly onChange: (texts: readonly string[]) => void;
}

/** Where the driver numbers of several people are typed. */
export function DriverNumberFields({ drivers, texts, onChange }: DriverNumberFieldsProps) {
  return drivers.map(({ driver, name }, at) => (
    <DriverNumberField
      key={driver ?? 0}
      name={driver === undefined ? undefined : isolated(name)}
      hasNote={at === 0}
      value={texts[at] ?? ''}
      onChange={(text) => onChange(drivers.map((_, i) => (i === at ? text : (texts[i] ?? ''))))}
    />
  ));
}
