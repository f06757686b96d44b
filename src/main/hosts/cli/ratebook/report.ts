import { contentHash } from '../../../adapters/node/hash.ts';
import type { CheckedFile } from '../../../app/rate-book-file/read-file.ts';
import {
  type CountedFindings,
  countFindings,
  reportLines as linesOf,
  shownFindings,
} from '../common/findings.ts';

/** What the checks find in a rate book. */
export interface BookReport extends CountedFindings {
  /** Null where the value has not the shape of a rate book. */
  readonly book: { readonly name: string; readonly version: string; readonly hash: string } | null;
}

/** The report of a checked file. */
export function reportOf({ book, findings }: Pick<CheckedFile, 'book' | 'findings'>): BookReport {
  return {
    book: book ? { name: book.name, version: book.version, hash: contentHash(book) } : null,
    ...countFindings(findings),
  };
}

/** A report as lines for people. */
export function reportLines({ book, ...found }: BookReport): string[] {
  const checked = book ? { title: `${book.name} ${book.version}`, hash: book.hash } : undefined;
  return linesOf(checked, found);
}

/** A report as programs read it. */
export function reportJson({ findings, ...report }: BookReport) {
  return { ...report, findings: shownFindings(findings) };
}
