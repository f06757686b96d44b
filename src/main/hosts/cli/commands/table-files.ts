import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import { english } from '../../../../shared/domain/messages/english.ts';
import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../../shared/result/fault-error.ts';
import type { BookSignature } from '../../../../shared/schemas/rate-books/kept-table.ts';
import type { LevyTable } from '../../../../shared/schemas/rate-books/levy-table.ts';
import type { BookChoice } from '../../../../shared/schemas/rate-books/rate-book-diff.ts';
import {
  BOOK_FORMATS,
  type BookFormat,
} from '../../../../shared/schemas/rate-books/rate-book-file.ts';
import { contentHash } from '../../../adapters/node/hash.ts';
import { signText } from '../../../adapters/node/signatures.ts';
import {
  type CheckedFile,
  checkRateBookFile,
  readRateBookFile,
} from '../../../app/rate-book-file/read-file.ts';
import type { RateBookFile, ReadBookFile } from '../../../core/rate-books/file/book-files.ts';
import type { PlacedFinding } from '../../../core/rate-books/workbook/reading.ts';
import { placeText } from '../../../core/rate-books/workbook/sheet.ts';
import { isFault } from '../../../core/rating/examine/finding.ts';
import { mustRead } from '../common/faults.ts';
import { readFile } from '../common/files.ts';
import { counted, list } from '../common/output.ts';
import { argument } from '../common/parameters.ts';

/** So much of a hash tells one table from another, and names it to other commands. */
export const SHORT = 12;

/** A stored rate book or levy table. */
export const HASH = argument('hash', 'its hash, or its first eight characters or more');

/** Whether an argument names a stored table by its hash: a file of that name goes first. */
export const isHash = (given: string): boolean =>
  /^[0-9a-f]{8,64}$/.test(given) && !existsSync(given);

/** Findings as a table for people; nothing where there are none. */
export const findingLines = (findings: readonly PlacedFinding[]): string[] =>
  list(findings, [
    ['Severity', ({ severity }) => severity],
    ['Place', ({ cell, path }) => (cell ? placeText(cell) : path)],
    ['Table', ({ table }) => table?.title],
    ['Row', ({ row }) => row],
    ['Finding', (finding) => english(finding.message)],
  ]);

/** Findings as programs read them: each message in words, too. */
export const shownFindings = (findings: readonly PlacedFinding[]) =>
  findings.map(({ message: { code, ...rest }, ...place }) => ({
    ...place,
    code,
    message: english({ code, ...rest }),
  }));

/** What the checks find in a rate book or a levy table. */
export interface CheckReport {
  /** Undefined where the value has not the shape of one. */
  readonly checked: { readonly title: string; readonly hash: string } | undefined;
  readonly faults: number;
  readonly warnings: number;
  readonly findings: readonly PlacedFinding[];
}

export function checkReport(
  checked: CheckReport['checked'],
  findings: readonly PlacedFinding[],
): CheckReport {
  const faults = findings.filter(isFault).length;
  return { checked, faults, warnings: findings.length - faults, findings };
}

/** A report as lines for people; what has no fault is named by its hash. */
export function reportLines({ checked, faults, warnings, findings }: CheckReport): string[] {
  const of = checked ? `${checked.title}: ` : '';
  return [
    ...findingLines(findings),
    `${of}${counted(faults, 'fault')}, ${counted(warnings, 'warning')}`,
    ...(checked && faults === 0 ? [`Hash ${checked.hash}`] : []),
  ];
}

/** The report of a checked file. */
export const bookReport = ({ book, findings }: Pick<CheckedFile, 'book' | 'findings'>) =>
  checkReport(book && { title: `${book.name} ${book.version}`, hash: contentHash(book) }, findings);

/**
 * What was read from a file.
 * @throws FaultError that names the file: a message about a workbook does not
 */
function mustReadFile<T extends object>(file: string, read: T | { readonly problem: Message }): T {
  if (!('problem' in read) || read.problem.values?.file !== undefined) return mustRead(read);
  const errors = [{ path: '', message: read.problem }];
  throw new FaultError({ kind: 'invalid', message: message('bookUnread', { file }), errors });
}

/**
 * The book in what was read from a file, whatever the checks would find in it.
 * @throws FaultError with every place where it has not the shape of a book
 */
export function bookIn(file: string, read: RateBookFile): ReadBookFile {
  const found = mustReadFile(file, read);
  if ('book' in found) return found;
  const errors = found.findings.filter(isFault).map(({ path, cell, message: text }) => ({
    path: cell ? placeText(cell) : path,
    message: text,
  }));
  throw new FaultError({ kind: 'invalid', message: message('bookUnread', { file }), errors });
}

/**
 * Reads a rate book from a file, or standard input (`-`), whatever the checks would find in it.
 * @throws FaultError where it is none, or can't be read
 */
export async function readBookFile(file: string): Promise<ReadBookFile> {
  return bookIn(file, readRateBookFile(await readFile(file), file));
}

/**
 * Reads a rate book from a file, or standard input (`-`), and holds it against every check.
 * @throws FaultError where it is neither JSON nor a workbook, or can't be read
 */
export async function readChecked(file: string, levies: LevyTable) {
  const bytes = await readFile(file);
  return { bytes, ...mustReadFile(file, checkRateBookFile(bytes, file, levies)) };
}

/** The ending of a file, as `xlsx`. */
export const endingOf = (file: string): string => extname(file).slice(1).toLowerCase();

/** The form of a file to write: what is asked for, else what its ending names, else JSON. */
export function formatOf(file: string, asked?: string): BookFormat {
  const ending = asked ?? endingOf(file);
  return BOOK_FORMATS.find((format) => format === ending) ?? 'json';
}

/** What an argument says that names a book. */
export const BOOK = 'a file, a hash or its start, or a scheme id for its book in force';

/** Reads an argument that names a book. @throws FaultError where it is a file that holds none */
export async function bookChoice(given: string): Promise<BookChoice> {
  if (isHash(given)) return { hash: given };
  const isFile = /[./\\]|^-$/.test(given) || existsSync(given);
  return isFile ? { rateBook: (await readBookFile(given)).book } : { scheme: given };
}

/**
 * Signs the canonical JSON of a rate book or a levy table with the key in a file.
 * @throws FaultError where the file holds no such key
 */
export async function signWith(file: string, content: string): Promise<BookSignature> {
  const signature = signText(new TextDecoder().decode(await readFile(file)), content);
  if (signature) return signature;
  throw new FaultError({ kind: 'invalid', message: message('notSigningKey', { file }) });
}
