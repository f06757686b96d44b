import { ADDRESS_FIELDS } from './address-fields.ts';
import { CLAIMS_HISTORY_FIELDS } from './claims-history-fields.ts';
import { CUSTOMER_FIELDS } from './customer-fields.ts';
import { INSURANCE_HISTORY_FIELDS } from './insurance-history-fields.ts';
import { POLICY_FIELDS } from './policy-fields.ts';
import type { QuoteField } from './quote-field.ts';
import { VEHICLE_FIELDS } from './vehicle-fields.ts';

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
export interface Field extends QuoteField<FieldKey, FieldPath> {
  readonly path: FieldPath;
}

/** Whether a path leads to a field of the document. */
export function isFieldPath(path: string): path is FieldPath {
  return Object.hasOwn(QUOTE_FIELDS, path);
}

const BY_PATH: Readonly<Record<FieldPath, QuoteField<FieldKey, FieldPath>>> = QUOTE_FIELDS;

/** The field of a path. */
export function fieldAt(path: FieldPath): Field {
  return { path, ...BY_PATH[path] };
}

/** The path of every field, in the order of the document. */
export const fieldPaths: FieldPath[] = Object.keys(QUOTE_FIELDS).filter(isFieldPath);

/** Every field, in the order of the document. */
export const FIELDS: readonly Field[] = fieldPaths.map(fieldAt);
