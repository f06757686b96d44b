import { CLAIMS_HISTORY_LISTS } from './claims-history-fields.ts';
import { CUSTOMER_LISTS } from './customer-fields.ts';
import { DRIVER_LISTS } from './driver-fields.ts';
import { POLICY_LISTS } from './policy-fields.ts';
import type { ListField, QuoteList } from './quote-field.ts';

/** Every repeated element of the quote document once, in the order of the document. */
const QUOTE_LISTS = {
  ...POLICY_LISTS,
  ...CUSTOMER_LISTS,
  ...CLAIMS_HISTORY_LISTS,
  ...DRIVER_LISTS,
} as const;
type QuoteLists = typeof QUOTE_LISTS;

/** The element names from the root down to a repeated element, as `Drivers/Driver`. */
export type ListPath = keyof QuoteLists;

/** Each list with its own literal types: what other types follow from. */
export type ExactList = { [P in ListPath]: QuoteLists[P] & { readonly path: P } }[ListPath];

/** A list with its path. */
export interface List extends QuoteList<ExactList['key']> {
  readonly path: ListPath;
}

const BY_PATH: Readonly<Record<ListPath, QuoteList<ExactList['key']>>> = QUOTE_LISTS;

/** Whether a path leads to a repeated element. */
export function isListPath(path: string): path is ListPath {
  return Object.hasOwn(QUOTE_LISTS, path);
}

/** The list of a path. */
export function listAt(path: ListPath): List {
  return { path, ...BY_PATH[path] };
}

/** Every list, in the order of the document. */
export const LISTS: readonly List[] = Object.keys(QUOTE_LISTS).filter(isListPath).map(listAt);

/** The fields of a list with the names of their elements, in order. */
export function fieldsOf({
  fields,
}: QuoteList): readonly (ListField & { readonly name: string })[] {
  return Object.entries(fields).map(([name, field]) => ({ name, ...field }));
}
