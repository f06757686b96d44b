import {
  type FormListPath,
  isFormPath,
} from '../../../../shared/domain/quote-fields/form-fields.ts';
import { itemPath, itemPlace } from '../../../../shared/domain/quote-fields/item-path.ts';
import type { QuoteContent, Texts } from './content.ts';

/** The content with one item more, still empty, at the end of a list. */
export function withItem(content: QuoteContent, list: FormListPath): QuoteContent {
  const { items } = content;
  return { ...content, items: { ...items, [list]: (items[list] ?? 0) + 1 } };
}

/** The path that a text has when an item is gone: those behind it move up; undefined where it was in it. */
function pathWithout(path: string, list: FormListPath, position: number): string | undefined {
  const place = itemPlace(path);
  if (place?.list !== list || place.position < position) return path;
  return place.position === position
    ? undefined
    : `${itemPath(list, place.position - 1)}/${place.name}`;
}

/** The content without an item. @param position from 1 */
export function withoutItem(
  content: QuoteContent,
  list: FormListPath,
  position: number,
): QuoteContent {
  const { items, texts } = content;
  const left: Texts = Object.fromEntries(
    Object.entries(texts).flatMap(([path, text]) => {
      const moved = pathWithout(path, list, position);
      return moved !== undefined && isFormPath(moved) ? [[moved, text]] : [];
    }),
  );
  return { ...content, texts: left, items: { ...items, [list]: (items[list] ?? 1) - 1 } };
}
