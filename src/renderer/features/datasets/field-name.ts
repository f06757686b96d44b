import type { English } from '../../i18n/english.ts';
import { translate } from '../../i18n/i18n.ts';

type Field = keyof English['datasets']['field'];

const FIELDS = {
  vrm: true,
  make: true,
  model: true,
  year: true,
  engineSize: true,
  fuelType: true,
  eircode: true,
  addressLine1: true,
  addressLine2: true,
  town: true,
  county: true,
  country: true,
  surname: true,
  firstName: true,
  dateOfBirth: true,
  renewalDate: true,
  phone: true,
  email: true,
  registration: true,
  insurer: true,
  policyNumber: true,
  noClaimsYears: true,
} as const satisfies Readonly<Record<Field, true>>;

const isField = (field: string): field is Field => Object.hasOwn(FIELDS, field);

/** What the screens call a field of a dataset. */
export function fieldName(field: string): string {
  return isField(field) ? translate(`datasets:field.${field}`) : field;
}
