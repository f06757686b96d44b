/** How the text of an element is read. */
export type FieldKind =
  | 'text'
  | 'moment'
  | 'day'
  | 'cover'
  | 'vrm'
  | 'eircode'
  | 'integer'
  | 'year'
  | 'number'
  | 'engine'
  | 'boolean';

/** One element of a quote document: where it stands, where it is kept, and how it is read. */
export interface Field {
  /** By the names of `IrishMotorQuote`, below the root. */
  readonly path: string;
  /** By the names of {@link QuoteSections}. */
  readonly at: string;
  readonly kind: FieldKind;
  readonly required?: true;
}

/** Every element of the specification's table, once. */
export const FIELDS: readonly Field[] = [
  { path: 'Policy/InceptionDate', at: 'policy.inceptionDate', kind: 'moment', required: true },
  { path: 'Policy/ExpiryDate', at: 'policy.expiryDate', kind: 'moment' },
  { path: 'Policy/CoverType', at: 'policy.coverType', kind: 'cover', required: true },
  { path: 'Policy/UseClass', at: 'policy.useClass', kind: 'text' },
  { path: 'Customer/Title', at: 'customer.title', kind: 'text' },
  { path: 'Customer/FirstName', at: 'customer.firstName', kind: 'text', required: true },
  { path: 'Customer/Surname', at: 'customer.surname', kind: 'text', required: true },
  { path: 'Customer/DateOfBirth', at: 'customer.dateOfBirth', kind: 'day', required: true },
  { path: 'Customer/LicenceType', at: 'customer.licenceType', kind: 'text' },
  { path: 'Customer/LicenceHeldYears', at: 'customer.licenceHeldYears', kind: 'integer' },
  { path: 'Customer/Email', at: 'customer.email', kind: 'text' },
  { path: 'Customer/Phone', at: 'customer.phone', kind: 'text' },
  { path: 'Address/AddressLine1', at: 'customer.address.addressLine1', kind: 'text' },
  { path: 'Address/Town', at: 'customer.address.town', kind: 'text' },
  { path: 'Address/County', at: 'customer.address.county', kind: 'text' },
  { path: 'Address/Eircode', at: 'customer.address.eircode', kind: 'eircode' },
  { path: 'Address/Country', at: 'customer.address.country', kind: 'text' },
  {
    path: 'Vehicle/RegistrationNumber',
    at: 'vehicle.registrationNumber',
    kind: 'vrm',
    required: true,
  },
  { path: 'Vehicle/Make', at: 'vehicle.make', kind: 'text', required: true },
  { path: 'Vehicle/Model', at: 'vehicle.model', kind: 'text', required: true },
  { path: 'Vehicle/Year', at: 'vehicle.year', kind: 'year' },
  { path: 'Vehicle/EngineSize', at: 'vehicle.engineSize', kind: 'engine' },
  { path: 'Vehicle/Value', at: 'vehicle.value', kind: 'number' },
  { path: 'Vehicle/Mileage', at: 'vehicle.mileage', kind: 'number' },
  { path: 'Vehicle/FuelType', at: 'vehicle.fuelType', kind: 'text' },
  {
    path: 'Vehicle/SecurityDevices/AlarmImmobiliser',
    at: 'vehicle.securityDevices.alarmImmobiliser',
    kind: 'boolean',
  },
  { path: 'ClaimsHistory/NumberOfClaims', at: 'claimsHistory.numberOfClaims', kind: 'integer' },
  { path: 'ClaimsHistory/YearsNoClaims', at: 'claimsHistory.yearsNoClaims', kind: 'integer' },
];

/** The root element of a quote document. */
export const ROOT = 'IrishMotorQuote';
