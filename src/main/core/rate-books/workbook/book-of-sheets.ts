import type { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import { type Finding, firstOf, isFault } from '../../rating/examine/finding.ts';
import { readBook } from '../../rating/examine/shape.ts';
import { fromSheets } from './from-sheets.ts';
import { holders, type PlacedFinding } from './reading.ts';
import type { Sheet } from './sheet.ts';

/** The rate book of a workbook, or what keeps the workbook from being one. */
export type BookOfSheets =
  | {
      readonly book: RateBook;
      /** The hash of the book that the workbook was made from, where it says so. */
      readonly madeFrom: string | undefined;
      /** Warnings about the workbook. */
      readonly findings: readonly PlacedFinding[];
      /** A finding about the book with the cell that it is about. */
      readonly place: (finding: Finding) => PlacedFinding;
    }
  | { readonly findings: readonly PlacedFinding[] };

/** Reads the sheets of a workbook as a rate book. What the checks find in the book is not looked at. */
export function bookOfSheets(sheets: readonly Sheet[]): BookOfSheets {
  const { value, madeFrom, reading } = fromSheets(sheets);
  const { findings, cellOf } = reading;
  const place = (finding: Finding): PlacedFinding => {
    const cell = cellOf(finding.path);
    return cell ? { ...finding, cell } : finding;
  };
  const read = readBook(value);
  const isSound = !findings.some(isFault);
  if ('book' in read && isSound)
    return { book: read.book, madeFrom, findings: firstOf(findings), place };
  // What a cell does not say has a fault already: it need not be missed, too.
  const faulty = new Set(findings.filter(isFault).map(({ path }) => path));
  const missed = 'findings' in read ? read.findings : [];
  const others = missed.filter(
    ({ path }) => ![path, ...holders(path), ''].some((one) => faulty.has(one)),
  );
  return { findings: firstOf([...findings, ...others.map(place)]) };
}
