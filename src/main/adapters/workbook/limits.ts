import { type Message, message } from '../../../shared/domain/messages/message.ts';
import { RATE_BOOK_BYTES } from '../../../shared/domain/rate-books/rate-book-file.ts';
import { FaultError } from '../../../shared/result/fault-error.ts';

/** Stops the reading of a file that is no workbook we take. */
export const unreadable = (said: Message): FaultError =>
  new FaultError({ kind: 'invalid', message: said });

/** Says what is damaged. */
export const damaged = (problem: string): FaultError =>
  unreadable(message('workbookDamaged', { problem }));

/**
 * The most that a workbook may have. In brackets: what the largest book that comes with Quotedesk has, or,
 * where that is more, one that a spreadsheet saved.
 */
export const LIMITS = {
  /** Bytes of the file (45 KiB). */
  fileBytes: RATE_BOOK_BYTES,
  /** Files in the package (41). */
  parts: 500,
  /** Bytes of all of them, expanded (226 KiB). */
  expandedBytes: 16 * 1024 * 1024,
  /** Elements of all parts that are read (8,120). Each costs some hundred bytes of memory. */
  elements: 500_000,
  /** Of one element (15). */
  attributes: 100,
  /** 36. */
  sheets: 250,
  /** Of all sheets, each up to the last that has a value (635). */
  rows: 20_000,
  /** The number of the last column that has a value (39). */
  columns: 200,
  /** Of the texts in all cells, each counted as often as it stands there (28,926). */
  characters: 8 * 1024 * 1024,
  /** Characters of a cell (327): Excel's own limit. */
  cellCharacters: 32_767,
} as const;

/** @throws FaultError where there is more than the limit */
export function mustFit(what: string, found: number, most: number): void {
  if (found > most) throw unreadable(message('workbookTooLarge', { what, found, most }));
}

/** Counts something in all of a workbook. */
export type Count = (more: number) => void;

/** @returns what throws FaultError as soon as there is more than the limit */
export function counting(what: string, most: number): Count {
  let found = 0;
  return (more) => {
    found += more;
    mustFit(what, found, most);
  };
}
