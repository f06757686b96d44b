import type { DateSense } from '../i18n/read-date.ts';

/** Every element that the form fills, in the order of the page. */
export const FIELD_PATHS = [
  'Policy/InceptionDate',
  'Policy/CoverType',
  'Policy/UseClass',
  'Vehicle/RegistrationNumber',
  'Vehicle/Make',
  'Vehicle/Model',
  'Vehicle/Year',
  'Vehicle/EngineSize',
  'Vehicle/FuelType',
  'Vehicle/Value',
  'Vehicle/Mileage',
  'Vehicle/SecurityDevices/AlarmImmobiliser',
  'Customer/Title',
  'Customer/FirstName',
  'Customer/Surname',
  'Customer/DateOfBirth',
  'Customer/LicenceType',
  'Customer/LicenceHeldYears',
  'Customer/Email',
  'Customer/Phone',
  'Address/Eircode',
  'Address/AddressLine1',
  'Address/Town',
  'Address/County',
  'Address/Country',
  'ClaimsHistory/NumberOfClaims',
  'ClaimsHistory/YearsNoClaims',
] as const;
export type FieldPath = (typeof FIELD_PATHS)[number];

/** Things with a path, as they follow each other on the page; others come last. */
export function inPageOrder<T extends { readonly path: string }>(things: readonly T[]): T[] {
  const order: readonly string[] = FIELD_PATHS;
  const place = ({ path }: T) => {
    const found = order.indexOf(path);
    return found < 0 ? order.length : found;
  };
  return things.toSorted((one, other) => place(one) - place(other));
}

/** The fields that hold a date, and how two digits of a year are meant there. */
export const DATES: Readonly<Partial<Record<FieldPath, DateSense>>> = {
  'Policy/InceptionDate': 'cover',
  'Customer/DateOfBirth': 'birth',
};

/** The fields where thousands, a currency and units may be written. */
export const NUMBERS: ReadonlySet<FieldPath> = new Set<FieldPath>([
  'Vehicle/Year',
  'Vehicle/EngineSize',
  'Vehicle/Value',
  'Vehicle/Mileage',
  'Customer/LicenceHeldYears',
  'ClaimsHistory/NumberOfClaims',
  'ClaimsHistory/YearsNoClaims',
]);

export const MARK = 'Vehicle/RegistrationNumber' satisfies FieldPath;
export const EIRCODE = 'Address/Eircode' satisfies FieldPath;
