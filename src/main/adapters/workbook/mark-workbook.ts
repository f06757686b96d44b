import type { Message } from '../../../shared/domain/messages/message.ts';
import type { SheetMarks } from '../../core/rate-books/workbook/marks.ts';
import { markSheet } from './mark-sheet.ts';
import { addMarkStyles } from './mark-styles.ts';
import { openWorkbook } from './package.ts';
import { Unreadable } from './unreadable.ts';
import { zip } from './zip.ts';

/** A marked workbook, or why the file is none that we take. */
export type MarkedWorkbook = { readonly file: Uint8Array } | { readonly problem: Message };

/**
 * Writes marks into a workbook. Only the column of the marks and the colours of tabs change: formulas,
 * formats, charts and what else somebody put there stay.
 */
export function markWorkbook(file: Uint8Array, marks: readonly SheetMarks[]): MarkedWorkbook {
  try {
    const { parts, read, sheets, styles } = openWorkbook(file);
    const marked = new Map(parts);
    const added = styles && addMarkStyles(styles);
    if (styles && added) marked.set(styles.path, Buffer.from(added.text));
    for (const { name, path } of sheets) {
      const own = marks.find(({ sheet }) => sheet === name);
      if (own) marked.set(path, Buffer.from(markSheet(read(path), own, added?.of)));
    }
    return { file: zip(marked) };
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.said };
    throw error;
  }
}
