import type { FormPath } from '../../../shared/domain/quote-fields/form-fields.ts';
import { FORM_PATHS } from '../../data/form-fields.ts';
import { newQuote } from './store/store.ts';

/** The id of the control that fills an element, or of the group that makes a choice. */
export function idOf(path: string): string {
  return `field-${path.replaceAll('/', '-')}`;
}

/** The id of the button that makes the quote. */
export const FINISH = 'make-quote';

/** Focuses the control of a path; of a group, what is chosen in it. */
export function focusOn(path: string): void {
  const [group = path] = path.split('.');
  const found = document.getElementById(idOf(group));
  const inside =
    found?.querySelector<HTMLElement>('input:checked') ?? found?.querySelector('input');
  const target = found instanceof HTMLFieldSetElement ? inside : found;
  target?.focus();
}

/** Focuses the next field that nothing fills yet, else the button. */
export function focusNextEmpty(after: FormPath): void {
  const { texts } = newQuote.form.getState().content;
  const next = FORM_PATHS.slice(FORM_PATHS.indexOf(after) + 1).find((path) => !texts[path]);
  if (next) focusOn(next);
  else document.getElementById(FINISH)?.focus();
}
