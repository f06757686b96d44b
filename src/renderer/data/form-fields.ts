import { FORM_FIELDS, type FormPath } from '../../shared/domain/quote-fields/form-fields.ts';
import type { FormControl } from '../../shared/domain/quote-fields/quote-field.ts';
import { fieldAt } from '../../shared/domain/quote-fields/quote-fields.ts';
import type { DateSense } from '../i18n/read-date.ts';

/** Every field that the form fills, in the order of the page. */
export const FORM_PATHS: readonly FormPath[] = FORM_FIELDS.map(({ path }) => path);

/** Things with a path, as they follow each other on the page; others come last. */
export function inPageOrder<T extends { readonly path: string }>(things: readonly T[]): T[] {
  const order: readonly string[] = FORM_PATHS;
  const place = ({ path }: T) => {
    const found = order.indexOf(path);
    return found < 0 ? order.length : found;
  };
  return things.toSorted((one, other) => place(one) - place(other));
}

/** How the text of each control is meant: as it is, as a number, or as a date of this sense. */
const TYPED: Record<FormControl, 'text' | 'number' | DateSense> = {
  text: 'text',
  longText: 'text',
  email: 'text',
  phone: 'text',
  number: 'number',
  coverDate: 'cover',
  birthDate: 'birth',
  registration: 'text',
  eircode: 'text',
  cover: 'text',
  title: 'text',
  rateBookWord: 'text',
};

/** How the text of a field is meant. */
export function typedAs(path: FormPath): (typeof TYPED)[FormControl] {
  const { form } = fieldAt(path);
  return form ? TYPED[form.control] : 'text';
}

export const MARK = 'Vehicle/RegistrationNumber' satisfies FormPath;
export const EIRCODE = 'Address/Eircode' satisfies FormPath;
