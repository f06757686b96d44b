import { type FormPath, formPaths } from '../../../shared/domain/quote-fields/form-fields.ts';
import type { QuoteContent } from './store/content.ts';
import { openMarks } from './store/texts.ts';

/** The id of the control that fills an element, or of the group that makes a choice. */
export function idOf(path: string): string {
  return `field-${path.replaceAll('/', '-')}`;
}

/** The id of the button that makes the quote. */
export const FINISH = 'make-quote';

/** The id of the button that adds an item to a list. */
export const addId = (list: string) => `add-${idOf(list)}`;

/** The paths of the fields on the page, in its order, but for those in a part that is closed. */
function onPage(paths: readonly FormPath[]): FormPath[] {
  const pathOf = new Map(paths.map((path) => [idOf(path), path]));
  return [...document.querySelectorAll('[id^="field-"]')].flatMap((found) => {
    const path = pathOf.get(found.id);
    return path && found.closest('details:not([open])') === null ? [path] : [];
  });
}

/** Focuses the control of a path, in a part that it opens; of a group, what is chosen in it. */
export function focusOn(path: string): void {
  const [group = path] = path.split('.');
  const found = document.getElementById(idOf(group));
  const inside =
    found?.querySelector<HTMLElement>('input:checked') ?? found?.querySelector('input');
  const target = found instanceof HTMLFieldSetElement ? inside : found;
  const part = target?.closest('details');
  if (part) part.open = true;
  target?.focus();
}

/** Focuses the next field on the page whose answer is to be confirmed; the keyboard stays where none is. */
export function focusNextToConfirm(after: FormPath, content: QuoteContent): void {
  const marks: readonly string[] = openMarks(content).filter((path) => content.texts[path]);
  const paths = onPage(formPaths(content.items));
  const at = paths.indexOf(after);
  const next = [...paths.slice(at + 1), ...paths.slice(0, at)].find((path) => marks.includes(path));
  if (next) focusOn(next);
}

/** Focuses the next field on the page that nothing fills yet, first one that another car cleared, else the button. */
export function focusNextEmpty(after: FormPath, { texts, before, items }: QuoteContent): void {
  const paths = onPage(formPaths(items));
  const empty = paths.slice(paths.indexOf(after) + 1).filter((path) => !texts[path]);
  const next = empty.find((path) => before[path]) ?? empty[0];
  if (next) focusOn(next);
  else document.getElementById(FINISH)?.focus();
}
