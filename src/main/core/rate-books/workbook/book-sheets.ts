import { message } from '../../../../shared/domain/messages/message.ts';
import type { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import { type Finding, firstOf, isFault } from '../../rating/examine/finding.ts';
import { readBook } from '../../rating/examine/shape.ts';
import type { KeptBook } from '../schemes.ts';
import { IMPLIED, readFactors, TABLES, writeFactors } from './factor-sheets.ts';
import {
  INNER_LISTS,
  LIST_SHEETS,
  OPTIONAL_LISTS,
  OWN_LISTS,
  readAddOns,
  readExamples,
  readList,
  readRules,
  writeAddOns,
  writeExamples,
  writeLists,
  writeRules,
} from './list-sheets.ts';
import { MANIFEST, readManifest, writeManifest } from './manifest.ts';
import {
  beginReading,
  holders,
  type PlacedFinding,
  putAt,
  type Reading,
  type Unchecked,
  valueAt,
} from './reading.ts';
import { type Sheet, sheetNames } from './sheet.ts';

/**
 * A rate book as the sheets of a workbook: what is no table on the first, a sheet for each table.
 * {@link fromSheets} reads the same book from them.
 * @param hash of the book
 */
export function toSheets(book: KeptBook, hash: string): Sheet[] {
  return [
    writeManifest(book, hash),
    ...writeLists(OWN_LISTS, book),
    ...writeFactors(book.factors, sheetNames([MANIFEST, TABLES, IMPLIED, ...LIST_SHEETS])),
    ...writeLists(INNER_LISTS, book),
    ...writeLists(OPTIONAL_LISTS, book),
    ...writeAddOns(book),
    ...writeRules(book),
    ...writeExamples(book),
  ];
}

/** What the sheets of a workbook say. */
export interface ReadSheets {
  /** In the shape of a rate book, so far as it goes: nothing has checked it. */
  readonly value: Unchecked;
  /** The hash of the book that the workbook was made from, where it says so. */
  readonly madeFrom: string | undefined;
  readonly reading: Reading;
}

/** Reads the sheets of a workbook as a rate book. Columns and sheets that are not ours are ignored. */
export function fromSheets(sheets: readonly Sheet[]): ReadSheets {
  const reading = beginReading(sheets);
  const manifest = reading.sheetCalled(MANIFEST);
  if (!manifest) {
    reading.fault('', undefined, message('sheetAbsent', { sheet: MANIFEST }));
    return { value: {}, madeFrom: undefined, reading };
  }
  const { madeFrom, ...book } = readManifest(manifest, reading);
  for (const list of INNER_LISTS) {
    const items = readList(list, reading) ?? [];
    const section = list.path.slice(0, list.path.lastIndexOf('.'));
    if (items.length > 0 || valueAt(book, section)) putAt(book, list.path, items);
  }
  for (const list of OWN_LISTS) {
    const items = readList(list, reading);
    if (items) book[list.path] = items;
  }
  const lists = {
    factors: readFactors(reading),
    addOns: readAddOns(reading),
    underwriting: readRules(reading),
    examples: readExamples(reading),
  };
  for (const [name, list] of Object.entries(lists)) if (list) book[name] = list;
  for (const list of OPTIONAL_LISTS) {
    const items = readList(list, reading) ?? [];
    if (items.length > 0) putAt(book, list.path, items);
  }
  return { value: book, madeFrom: typeof madeFrom === 'string' ? madeFrom : undefined, reading };
}

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
