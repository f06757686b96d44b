import { CLAIMS_HISTORY_FIELDS } from './claims-history-fields.ts';
import { CUSTOMER_FIELDS } from './customer-fields.ts';
import { POLICY_FIELDS } from './policy-fields.ts';
import type { QuoteField, QuoteFieldTable } from './quote-field.ts';
import { VEHICLE_FIELDS } from './vehicle-fields.ts';

/** Earlier insurance: the no-claims bonus with its proof, and what another insurer said. */
const INSURANCE_HISTORY_FIELDS = {
  'NoClaimsBonus/Years': {
    key: 'noClaimsBonus.years',
    kind: 'integer',
    required: false,
    isPrivate: false,
    prices: { as: 'bonusYears', changeable: false },
    form: { group: 'moreDriver', control: 'number' },
    unit: 'years',
  },
  'NoClaimsBonus/Insurer': {
    key: 'noClaimsBonus.insurer',
    kind: 'text',
    required: false,
    isPrivate: false,
    prices: false,
    form: { group: 'moreDriver', control: 'text' },
  },
  'NoClaimsBonus/Country': {
    key: 'noClaimsBonus.country',
    kind: 'text',
    required: false,
    isPrivate: false,
    prices: { as: 'bonusCountry', changeable: false },
    form: { group: 'moreDriver', control: 'text' },
  },
  'NoClaimsBonus/ExpiryDate': {
    key: 'noClaimsBonus.expiryDate',
    kind: 'day',
    required: false,
    isPrivate: false,
    prices: false,
    form: { group: 'moreDriver', control: 'day' },
  },
  'NoClaimsBonus/Protected': {
    key: 'noClaimsBonus.protected',
    kind: 'boolean',
    required: false,
    isPrivate: false,
    prices: { as: 'bonusProtected', changeable: false },
    form: { group: 'moreDriver', control: 'yesOrNo' },
  },
  'NoClaimsBonus/EvidenceSeen': {
    key: 'noClaimsBonus.evidenceSeen',
    kind: 'boolean',
    required: false,
    isPrivate: false,
    prices: { as: 'bonusEvidence', changeable: false },
    form: { group: 'moreDriver', control: 'yesOrNo' },
  },
  'PreviousInsurance/Insurer': {
    key: 'previousInsurance.insurer',
    kind: 'text',
    required: false,
    isPrivate: false,
    prices: false,
    form: { group: 'moreDriver', control: 'text' },
  },
  'PreviousInsurance/Refused': {
    key: 'previousInsurance.refused',
    kind: 'boolean',
    required: false,
    isPrivate: false,
    prices: { as: 'refusedBefore', changeable: false },
    form: { group: 'moreDriver', control: 'yesOrNo' },
  },
  'PreviousInsurance/SpecialTerms': {
    key: 'previousInsurance.specialTerms',
    kind: 'boolean',
    required: false,
    isPrivate: false,
    prices: { as: 'specialTerms', changeable: false },
    form: { group: 'moreDriver', control: 'yesOrNo' },
  },
} as const satisfies QuoteFieldTable;

/** Where the policyholder lives. */
const ADDRESS_FIELDS = {
  'Address/AddressLine1': {
    key: 'customer.address.addressLine1',
    kind: 'text',
    required: false,
    isPrivate: true,
    prices: false,
    form: { group: 'address', control: 'longText' },
  },
  'Address/Town': {
    key: 'customer.address.town',
    kind: 'text',
    required: false,
    isPrivate: true,
    prices: false,
    form: { group: 'address', control: 'text' },
  },
  'Address/County': {
    key: 'customer.address.county',
    kind: 'text',
    required: false,
    isPrivate: true,
    prices: { as: 'county', changeable: false },
    form: { group: 'address', control: 'rateBookWord' },
  },
  'Address/Eircode': {
    key: 'customer.address.eircode',
    kind: 'eircode',
    required: false,
    isPrivate: true,
    prices: 'computed',
    form: { group: 'address', control: 'eircode' },
  },
  'Address/Country': {
    key: 'customer.address.country',
    kind: 'text',
    required: false,
    isPrivate: true,
    prices: false,
    form: { group: 'address', control: 'text' },
  },
} as const satisfies QuoteFieldTable;

/** The root element of a quote document. */
export const ROOT = 'IrishMotorQuote';

/** Every field of the quote document once, in the order of the document. */
const QUOTE_FIELDS = {
  ...POLICY_FIELDS,
  ...CUSTOMER_FIELDS,
  ...ADDRESS_FIELDS,
  ...VEHICLE_FIELDS,
  ...CLAIMS_HISTORY_FIELDS,
  ...INSURANCE_HISTORY_FIELDS,
} as const;
type QuoteFields = typeof QUOTE_FIELDS;

/** The element names from the root down, as `Vehicle/SecurityDevices/AlarmImmobiliser`. */
export type FieldPath = keyof QuoteFields;

/** Each field with its own literal types: what other types follow from. */
export type ExactField = { [P in FieldPath]: QuoteFields[P] & { readonly path: P } }[FieldPath];

/** By the names of the kept sections, as `customer.address.town`. */
export type FieldKey = ExactField['key'];

/** A field with its path. */
export interface Field extends QuoteField<FieldKey> {
  readonly path: FieldPath;
}

/** Whether a path leads to a field of the document. */
export function isFieldPath(path: string): path is FieldPath {
  return Object.hasOwn(QUOTE_FIELDS, path);
}

const BY_PATH: Readonly<Record<FieldPath, QuoteField<FieldKey>>> = QUOTE_FIELDS;

/** The field of a path. */
export function fieldAt(path: FieldPath): Field {
  return { path, ...BY_PATH[path] };
}

/** The path of every field, in the order of the document. */
export const fieldPaths: FieldPath[] = Object.keys(QUOTE_FIELDS).filter(isFieldPath);

/** Every field, in the order of the document. */
export const FIELDS: readonly Field[] = fieldPaths.map(fieldAt);
