import {
  FORM_LISTS,
  type FormPath,
  formFieldAt,
  formPaths,
} from '../../shared/domain/quote-fields/form-fields.ts';
import { itemPlace } from '../../shared/domain/quote-fields/item-path.ts';
import type { FormControl } from '../../shared/domain/quote-fields/quote-field.ts';
import { listAt } from '../../shared/domain/quote-fields/quote-lists.ts';
import type { DateSense } from '../i18n/read-date.ts';

/** The fields and the lists of the form as they follow each other on the page. */
const ORDER: readonly string[] = [...formPaths({}), ...FORM_LISTS.map(({ path }) => path)];

/** Where a path stands on the page: the field or list, the item, the field in it. */
function placeOf(path: string): readonly [number, number, number] {
  const item = itemPlace(path);
  const found = ORDER.indexOf(item?.list ?? path);
  const first = found < 0 ? ORDER.length : found;
  if (!item) return [first, 0, 0];
  const names = Object.keys(listAt(item.list).fields);
  return [first, item.position, item.name === undefined ? 0 : names.indexOf(item.name)];
}

/** Things with a path, as they follow each other on the page; others come last. */
export function inPageOrder<T extends { readonly path: string }>(things: readonly T[]): T[] {
  return things.toSorted((one, other) => {
    const [before, after] = [placeOf(one.path), placeOf(other.path)];
    return before[0] - after[0] || before[1] - after[1] || before[2] - after[2];
  });
}

/** How the text of each control is meant: as it is, as a number, or as a date of this sense. */
const TYPED: Record<FormControl, 'text' | 'number' | DateSense> = {
  text: 'text',
  longText: 'text',
  email: 'text',
  phone: 'text',
  number: 'number',
  coverDate: 'cover',
  coverEnd: 'coverEnd',
  birthDate: 'birth',
  day: 'day',
  registration: 'text',
  car: 'text',
  eircode: 'text',
  cover: 'text',
  title: 'text',
  rateBookWord: 'text',
  choice: 'text',
  yesOrNo: 'text',
};

/** How the text of a field is meant. */
export function typedAs(path: FormPath): (typeof TYPED)[FormControl] {
  return TYPED[formFieldAt(path).control];
}

export const MARK = 'Vehicle/RegistrationNumber' satisfies FormPath;
export const EIRCODE = 'Address/Eircode' satisfies FormPath;
