import { itemPath, itemPlace } from './item-path.ts';
import {
  FORM_GROUPS,
  type FormControl,
  type FormGroup,
  type FormPlace,
  type ListField,
  type QuoteField,
} from './quote-field.ts';
import { type ExactField, FIELDS, fieldAt, isFieldPath } from './quote-fields.ts';
import { type ExactList, fieldsOf, LISTS, type List, listAt } from './quote-lists.ts';

/** The path of a field that the form always asks for. */
type SinglePath = Extract<ExactField, { readonly form: FormPlace }>['path'];

/** A list to which the form can add items. */
type ExactFormList = Extract<ExactList, { readonly form: FormGroup }>;
export type FormListPath = ExactFormList['path'];

/** The names of the fields in the items of a list. */
type NamesOf<Path extends FormListPath> = keyof Extract<
  ExactFormList,
  { readonly path: Path }
>['fields'] &
  string;

/** The path of a field that the form asks for, once or in an item: `Drivers/Driver[2]/Surname`. */
export type FormPath =
  | SinglePath
  | { [L in FormListPath]: `${L}[${number}]/${NamesOf<L>}` }[FormListPath];

/** What such a field is called by: its path without a position, as `Drivers/Driver/Surname`. */
export type FormName = SinglePath | { [L in FormListPath]: `${L}/${NamesOf<L>}` }[FormListPath];

/** A field as the form asks for it. */
export interface FormField {
  readonly path: FormPath;
  readonly control: FormControl;
}

/** A list as the form asks for it. */
export interface FormList extends List {
  readonly path: FormListPath;
  readonly form: FormGroup;
}

/** How many items each list has. */
export type ItemCounts = Readonly<Partial<Record<FormListPath, number>>>;

/** Whether the form asks for a list. */
export function isFormList(list: List): list is FormList {
  return list.form !== false;
}

/** Every list that the form asks for, in the order of the document. */
export const FORM_LISTS: readonly FormList[] = LISTS.filter(isFormList);

/** What the table says of a field of the form; undefined where the path leads to none. */
function found(
  path: string,
): { readonly field: QuoteField | ListField; readonly control: FormControl } | undefined {
  const place = itemPlace(path);
  if (place) {
    const list = listAt(place.list);
    const field = place.name === undefined ? undefined : list.fields[place.name];
    return field && isFormList(list) ? { field, control: field.control } : undefined;
  }
  if (!isFieldPath(path)) return undefined;
  const field = fieldAt(path);
  return field.form === false ? undefined : { field, control: field.form.control };
}

/** Whether the form asks for a field of this path. */
export function isFormPath(path: string): path is FormPath {
  return found(path) !== undefined;
}

/** What the table says of a field that the form asks for, and how it asks. */
export function formFieldAt(path: FormPath) {
  const { field, control } = found(path) ?? {};
  return {
    control: control ?? 'text',
    choices: field?.choices,
    /** The field whose words of the rate book it offers. */
    wordsOf: field && 'wordsOf' in field ? field.wordsOf : undefined,
  };
}

const ASKED = FIELDS.flatMap(({ path, form }) =>
  form && isFormPath(path) ? { path, ...form } : [],
);

/** The fields of a group in the order of the document, but for those that precede another. */
export function fieldsInGroup(group: FormGroup): readonly FormField[] {
  const fields = ASKED.filter((field) => field.group === group);
  const usual = fields.filter(({ before }) => before === undefined);
  return usual.flatMap((field) => [...fields.filter(({ before }) => before === field.path), field]);
}

/** The fields of an item. @param position from 1 */
export function fieldsInItem(list: FormList, position: number): readonly FormField[] {
  return fieldsOf(list).flatMap(({ name, control }) => {
    const path: string = `${itemPath(list.path, position)}/${name}`;
    return isFormPath(path) ? [{ path, control }] : [];
  });
}

/** The paths of all items of a list. */
function pathsInList(list: FormList, { [list.path]: count = 0 }: ItemCounts): FormPath[] {
  return Array.from({ length: count }, (_, at) => fieldsInItem(list, at + 1)).flatMap((fields) =>
    fields.map(({ path }) => path),
  );
}

/** The path of every field that a form with so many items asks for, in the order of the page. */
export function formPaths(items: ItemCounts): readonly FormPath[] {
  return FORM_GROUPS.flatMap((group) => [
    ...fieldsInGroup(group).map(({ path }) => path),
    ...FORM_LISTS.filter(({ form }) => form === group).flatMap((list) => pathsInList(list, items)),
  ]);
}
