import { english } from '../../../../shared/domain/messages/message.ts';
import { contentHash } from '../../../adapters/node/hash.ts';
import type { CheckedFile } from '../../../app/rate-book-file/read-file.ts';
import type { PlacedFinding } from '../../../core/rate-books/workbook/reading.ts';
import { placeText } from '../../../core/rate-books/workbook/sheet.ts';
import { isFault } from '../../../core/rating/examine/finding.ts';
import { table } from '../common/table.ts';

/** What the checks find in a rate book. */
export interface BookReport {
  /** Undefined where the value has not the shape of a rate book. */
  readonly book: { readonly name: string; readonly version: string; readonly hash: string } | null;
  readonly faults: number;
  readonly warnings: number;
  readonly findings: readonly PlacedFinding[];
}

/** The report of a checked file. */
export function reportOf({ book, findings }: Pick<CheckedFile, 'book' | 'findings'>): BookReport {
  const faults = findings.filter(isFault).length;
  return {
    book: book ? { name: book.name, version: book.version, hash: contentHash(book) } : null,
    faults,
    warnings: findings.length - faults,
    findings,
  };
}

/** A number of things: `1 fault`, `2 faults`. */
export const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Findings as a table for people; nothing where there are none. */
export function findingLines(findings: readonly PlacedFinding[]): string[] {
  const rows = findings.map(({ severity, path, cell, table: factor, row, message }) => [
    severity,
    cell ? placeText(cell) : path,
    factor?.title ?? '',
    row ?? '',
    english(message),
  ]);
  const head = ['Severity', 'Place', 'Table', 'Row', 'Finding'];
  return rows.length > 0 ? table([head, ...rows]) : [];
}

/** A report as lines for people. */
export function reportLines({ book, faults, warnings, findings }: BookReport): string[] {
  const of = book ? `${book.name} ${book.version}: ` : '';
  return [
    ...findingLines(findings),
    `${of}${counted(faults, 'fault')}, ${counted(warnings, 'warning')}`,
    ...(book && faults === 0 ? [`Hash ${book.hash}`] : []),
  ];
}

/** Findings as programs read them: each message in words, too. */
export function shownFindings(findings: readonly PlacedFinding[]) {
  return findings.map(({ message, ...place }) => ({
    ...place,
    code: message.code,
    message: english(message),
  }));
}

/** A report as programs read it. */
export function reportJson({ findings, ...report }: BookReport) {
  return { ...report, findings: shownFindings(findings) };
}
