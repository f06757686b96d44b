import { type Static, Type } from 'typebox';
import { RATE_BOOK_BYTES } from '../../domain/rate-books/rate-book-file.ts';
import { base64Text, requestBytes } from '../common/base64.ts';
import { Scheme } from '../quotes/scheme.ts';
import { BookSignature, TableFinding, TableQuery } from './kept-table.ts';
import { RateBook } from './rate-book.ts';

/** The forms of the file of a whole rate book. */
export const BOOK_FORMATS = ['json', 'xlsx'] as const;
export type BookFormat = (typeof BOOK_FORMATS)[number];

/** The most bytes of a request with the file of a rate book. */
export const CHECK_FILE_BYTES = requestBytes(RATE_BOOK_BYTES);

/** A file that may be a rate book: JSON, signed or not, or an Excel workbook. */
export const RateBookFileRequest = Type.Object({
  fileName: Type.String({ minLength: 1, maxLength: 255, description: 'For what is said of it' }),
  contentBase64: base64Text(RATE_BOOK_BYTES),
});
export type RateBookFileRequest = Static<typeof RateBookFileRequest>;

/**
 * How a file stands to the publisher of its scheme. `unsigned`: no one signed it, and no one need;
 * `missing`: not signed, although the scheme has a publisher; `wrong`: the signature is of another book;
 * `known`: signed by the publisher; `new`: signed, and the scheme has no publisher yet; `other`: signed
 * by somebody else than the publisher.
 */
export const PUBLISHER_STANDINGS = [
  'unsigned',
  'missing',
  'wrong',
  'known',
  'new',
  'other',
] as const;
export type PublisherState = (typeof PUBLISHER_STANDINGS)[number];

const fingerprint = (description: string) =>
  Type.Optional(Type.String({ description: `${description}: SHA-256, Base64, after \`SHA256:\`` }));

/** What the checks find in a file, with the cell where it is a workbook. */
const FileFinding = Type.Object({
  ...TableFinding.properties,
  cell: Type.Optional(Type.String({ description: "As formulas name it: `'Vehicle value'!B4`" })),
});
export type FileFinding = Static<typeof FileFinding>;

/** The rate book of a file, as `importRateBook` takes it. */
const BookOfFile = Type.Object({
  hash: Type.String({ description: 'SHA-256 of the canonical JSON, hexadecimal' }),
  isKept: Type.Boolean({ description: 'Whether it is kept here already' }),
  scheme: Scheme,
  rateBook: RateBook,
  signature: Type.Optional(BookSignature),
  publisher: Type.Object({
    state: Type.Enum([...PUBLISHER_STANDINGS], {
      description:
        '`missing`, `new` and `other` need trust, `wrong` is never taken; `unsigned` and `known` are taken as they are',
    }),
    given: fingerprint('The key that signed the file'),
    known: fingerprint('The key of the publisher of the scheme'),
  }),
});
export type BookOfFile = Static<typeof BookOfFile>;

/** What is in a file, before anything of it is kept. */
export const CheckedRateBookFile = Type.Object({
  book: Type.Union([BookOfFile, Type.Null()], {
    description: 'Null where the file has not the shape of a rate book: the findings say why',
  }),
  findings: Type.Array(FileFinding),
  markedBase64: Type.Union([Type.String(), Type.Null()], {
    description:
      'The workbook with what was found on its rows; null where there is nothing to mark',
  }),
});
export type CheckedRateBookFile = Static<typeof CheckedRateBookFile>;

/** Which file to write of a kept rate book. */
export const ExportRequest = Type.Object({
  hash: TableQuery.properties.hash,
  format: Type.Enum([...BOOK_FORMATS, 'csv'], {
    description: 'JSON takes the signature of its publisher along; CSV has one table alone',
  }),
  table: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description:
        'Of CSV: the name of its sheet, the id of its factor, or where it is: `factors[2]`',
    }),
  ),
});
export type ExportRequest = Static<typeof ExportRequest>;

/** A file of a rate book. */
export const ExportedRateBook = Type.Object({
  fileName: Type.String(),
  mediaType: Type.String(),
  contentBase64: Type.String(),
});
export type ExportedRateBook = Static<typeof ExportedRateBook>;
