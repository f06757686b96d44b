import { extname } from 'node:path';
import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import type { LevyTable } from '../../../../shared/schemas/rate-books/levy-table.ts';
import {
  BOOK_FORMATS,
  type BookFormat,
} from '../../../../shared/schemas/rate-books/rate-book-file.ts';
import {
  type CheckedFile,
  checkRateBookFile,
  readRateBookFile,
} from '../../../app/rate-book-file/read-file.ts';
import type { RateBookFile, ReadBookFile } from '../../../core/rate-books/file/book-files.ts';
import { placeText } from '../../../core/rate-books/workbook/sheet.ts';
import { isFault } from '../../../core/rating/examine/finding.ts';
import { CommandFault, mustRead } from '../common/command-fault.ts';
import { readFile } from '../common/read-file.ts';

/**
 * What was read from a file.
 * @throws CommandFault that names the file: what is said of a workbook does not
 */
function mustReadFile<T extends object>(file: string, read: T | { readonly problem: Message }): T {
  if (!('problem' in read) || read.problem.values?.file !== undefined) return mustRead(read);
  const errors = [{ path: '', message: read.problem }];
  throw new CommandFault({ kind: 'invalid', message: message('bookUnread', { file }), errors });
}

/**
 * The book in what was read from a file, whatever the checks would find in it.
 * @throws CommandFault with every place where it has not the shape of a book
 */
export function bookIn(file: string, read: RateBookFile): ReadBookFile {
  const found = mustReadFile(file, read);
  if ('book' in found) return found;
  const errors = found.findings.filter(isFault).map(({ path, cell, message }) => ({
    path: cell ? placeText(cell) : path,
    message,
  }));
  throw new CommandFault({ kind: 'invalid', message: message('bookUnread', { file }), errors });
}

/**
 * Reads a rate book from a file, or standard input (`-`), whatever the checks would find in it.
 * @throws CommandFault where it is none; Error where it can't be read
 */
export async function readBookFile(file: string): Promise<ReadBookFile> {
  return bookIn(file, readRateBookFile(await readFile(file), file));
}

/** A checked file with its bytes. */
interface ReadChecked extends CheckedFile {
  readonly bytes: Uint8Array;
}

/**
 * Reads a rate book from a file, or standard input (`-`), and holds it against every check.
 * @throws CommandFault where it is neither JSON nor a workbook; Error where it can't be read
 */
export async function readChecked(file: string, levies: LevyTable): Promise<ReadChecked> {
  const bytes = await readFile(file);
  return { bytes, ...mustReadFile(file, checkRateBookFile(bytes, file, levies)) };
}

/** The ending of a file, as `xlsx`. */
export const endingOf = (file: string): string => extname(file).slice(1).toLowerCase();

/** The form of a file to write: what is asked for, else what its ending says, else JSON. */
export function formatOf(file: string, asked?: string): BookFormat {
  const ending = asked ?? endingOf(file);
  return BOOK_FORMATS.find((format) => format === ending) ?? 'json';
}
