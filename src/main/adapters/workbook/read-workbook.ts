import type { Message } from '../../../shared/domain/messages/message.ts';
import type { Sheet } from '../../core/rate-books/workbook/sheet.ts';
import { dateStyles } from './dates.ts';
import { counting, LIMITS } from './limits.ts';
import { openWorkbook } from './package.ts';
import { readSheet, sharedTexts } from './read-sheet.ts';
import { Unreadable } from './unreadable.ts';

/** The sheets of a workbook, or why the file is none that we take. */
export type ReadWorkbook = { readonly sheets: readonly Sheet[] } | { readonly problem: Message };

/**
 * Reads an Excel workbook (.xlsx, ECMA-376): values only. No formula is calculated, no link is
 * followed, and what is larger than a rate book could ever be is refused before it is expanded.
 */
export function readWorkbook(file: Uint8Array): ReadWorkbook {
  try {
    const workbook = openWorkbook(file);
    const { isFrom1904, sharedStrings, styles } = workbook;
    const strings = sharedTexts(sharedStrings);
    const shared = {
      strings,
      dateStyles: dateStyles(styles),
      isFrom1904,
      countRows: counting('rows', LIMITS.rows),
      countCharacters: counting('characters of all cells', LIMITS.characters),
    };
    return { sheets: workbook.sheets.map((sheet) => readSheet(workbook, sheet, shared)) };
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.said };
    throw error;
  }
}
