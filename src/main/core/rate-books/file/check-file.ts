import { checker } from '../../../../shared/contract/check.ts';
import { done, failed, type Result } from '../../../../shared/result/result.ts';
import type { RateBookSummary } from '../../../../shared/schemas/rate-books/kept-rate-book.ts';
import { BookSignature } from '../../../../shared/schemas/rate-books/kept-table.ts';
import type { DefaultScheme, RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import type {
  BookOfFile,
  CheckedRateBookFile,
  RateBookFileRequest,
} from '../../../../shared/schemas/rate-books/rate-book-file.ts';
import type { ImportParts } from '../lifecycle/import.ts';
import { publisherOf, publisherState } from '../lifecycle/publisher.ts';
import { findingsNextTo } from '../lifecycle/sound.ts';
import { readTables, type Tables } from '../lifecycle/tables.ts';
import { schemeOf } from '../schemes.ts';
import type { PlacedFinding } from '../workbook/reading.ts';
import { placeText } from '../workbook/sheet.ts';
import type { BookFiles, FoundInFile, ReadBookFile } from './book-files.ts';

export interface CheckFileParts extends ImportParts<RateBook, RateBookSummary> {
  readonly defaultScheme: DefaultScheme;
  readonly files: BookFiles;
}

const checkSignature = checker(BookSignature);

/** The publisher of a file next to the one of its scheme; of a signature without its shape: a wrong one. */
function publisherIn(
  parts: CheckFileParts,
  file: ReadBookFile,
  { events }: Tables<RateBook>,
  scheme: string,
) {
  const { signatures, canonical } = parts;
  const known = publisherOf({ of: 'rateBook', scheme }, events);
  const given = file.signature === undefined ? undefined : checkSignature(file.signature);
  const signature = given && 'value' in given ? given.value : undefined;
  const text = () => canonical(file.book);
  const isShapeless = given !== undefined && signature === undefined;
  const state = isShapeless ? 'wrong' : publisherState({ signature, text, known }, signatures);
  return {
    ...(signature ? { signature } : {}),
    publisher: {
      state,
      ...(signature ? { given: signatures.fingerprint(signature.publicKey) } : {}),
      ...(known === undefined ? {} : { known: signatures.fingerprint(known) }),
    },
  };
}

function bookIn(
  parts: CheckFileParts,
  file: ReadBookFile,
  books: Tables<RateBook>,
  hash: string,
): BookOfFile {
  const scheme = schemeOf(file.book, parts.defaultScheme);
  return {
    hash,
    scheme,
    rateBook: file.book,
    isKept: books.all.some((book) => book.hash === hash),
    ...publisherIn(parts, file, books, scheme.id),
  };
}

function shown({ cell, ...finding }: PlacedFinding): CheckedRateBookFile['findings'][number] {
  return { ...finding, ...(cell ? { cell: placeText(cell) } : {}) };
}

/** The marked workbook in Base64; null where there is none, or nothing to mark. */
function marked({ files }: CheckFileParts, bytes: Uint8Array, found: FoundInFile): string | null {
  if (!found.sheets || found.findings.length === 0) return null;
  const written = files.mark(bytes, found);
  return 'file' in written ? files.toBase64(written.file) : null;
}

/**
 * Says what is in the file of a rate book: the book, who published it, and all that the checks find,
 * with the workbook in which it is marked. Nothing is kept.
 */
export function checkRateBookFile(parts: CheckFileParts) {
  const { files, digestOf } = parts;
  return async ({
    fileName,
    contentBase64,
  }: RateBookFileRequest): Promise<Result<CheckedRateBookFile>> => {
    const bytes = files.fromBase64(contentBase64);
    const file = files.read(bytes, fileName);
    if ('problem' in file) return failed({ kind: 'invalid', message: file.problem });
    const { findings, sheets } = file;
    if (!('book' in file)) {
      const markedBase64 = marked(parts, bytes, { findings, sheets });
      return done({ book: null, findings: findings.map(shown), markedBase64 });
    }
    const hash = digestOf(file.book);
    const books = await readTables(parts);
    const found = await findingsNextTo(books, { hash, content: file.book }, parts.kind);
    if (!found.ok) return found;
    const all = [...findings, ...found.value.map(file.place)];
    return done({
      book: bookIn(parts, file, books, hash),
      findings: all.map(shown),
      markedBase64: marked(parts, bytes, { findings: all, sheets }),
    });
  };
}
