import { FORM_GROUPS, type FormControl, type FormGroup, type FormPlace } from './quote-field.ts';
import { type ExactField, FIELDS, fieldAt, isFieldPath } from './quote-fields.ts';

/** The path of a field that the form asks for. */
export type FormPath = Extract<ExactField, { readonly form: FormPlace }>['path'];

/** A field as the form asks for it. */
export interface FormField {
  readonly path: FormPath;
  readonly group: FormGroup;
  readonly control: FormControl;
}

/** Whether the form asks for a field of this path. */
export function isFormPath(path: string): path is FormPath {
  return isFieldPath(path) && fieldAt(path).form !== false;
}

const ASKED = FIELDS.flatMap(({ path, form }) =>
  form && isFormPath(path) ? { path, ...form } : [],
);

/** The fields of a group in the order of the document, but for those that precede another. */
function inGroup(group: FormGroup): FormField[] {
  const fields = ASKED.filter((field) => field.group === group);
  const usual = fields.filter(({ before }) => before === undefined);
  return usual.flatMap((field) => [...fields.filter(({ before }) => before === field.path), field]);
}

/** Every field that the form asks for, in the order of the page. */
export const FORM_FIELDS: readonly FormField[] = FORM_GROUPS.flatMap(inGroup);
