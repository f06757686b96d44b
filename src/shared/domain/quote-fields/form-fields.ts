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

/** The parts of the form, in the order of the page; below them the items that can be added. */
export const FORM_PARTS = ['price', 'period', 'asked', 'person'] as const;
export type FormPart = (typeof FORM_PARTS)[number];

/** The answers from which a price comes, as a customer gives them. */
const FOR_PRICE: readonly SinglePath[] = [
  'Vehicle/RegistrationNumber',
  'Vehicle/Make',
  'Vehicle/Model',
  'Vehicle/Year',
  'Vehicle/EngineSize',
  'Vehicle/FuelType',
  'Address/Eircode',
  'Customer/DateOfBirth',
  'Customer/LicenceType',
  'Customer/LicenceHeldYears',
  'ClaimsHistory/YearsNoClaims',
  'ClaimsHistory/NumberOfClaims',
  'Policy/InceptionDate',
  'Policy/CoverType',
  'Policy/UseClass',
];

/** Who the policyholder is and lives where: what else is asked may price. */
const PARTS: Readonly<Record<FormGroup, FormPart>> = {
  cover: 'asked',
  period: 'period',
  vehicle: 'asked',
  moreVehicle: 'asked',
  driver: 'person',
  moreDriver: 'asked',
  address: 'person',
  claims: 'asked',
  drivers: 'asked',
};

const ASKED = FIELDS.flatMap(({ path, form }) =>
  form && isFormPath(path) ? { path, ...form } : [],
);

/** The fields about one thing, in the order of the document. */
export function fieldsInGroup(group: FormGroup): readonly FormField[] {
  return ASKED.filter((field) => field.group === group);
}

function fieldsIn(part: FormPart): FormField[] {
  if (part === 'price') {
    return FOR_PRICE.map((path) => ({ path, control: formFieldAt(path).control }));
  }
  const others = ASKED.filter(({ path }) => !FOR_PRICE.some((one) => one === path));
  return FORM_GROUPS.flatMap((group) =>
    PARTS[group] === part ? others.filter((field) => field.group === group) : [],
  );
}

const BY_PART: ReadonlyMap<FormPart, readonly FormField[]> = new Map(
  FORM_PARTS.map((part) => [part, fieldsIn(part)]),
);

/** The fields of a part, in the order of the page where nothing else ranks them. */
export const fieldsInPart = (part: FormPart): readonly FormField[] => BY_PART.get(part) ?? [];

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
  return [
    ...FORM_PARTS.flatMap((part) => fieldsInPart(part).map(({ path }) => path)),
    ...FORM_LISTS.flatMap((list) => pathsInList(list, items)),
  ];
}
