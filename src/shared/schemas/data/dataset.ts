import { type Static, Type } from 'typebox';
import { DATASET_KINDS, FILE_PART_BYTES, NAMED_REFUSALS } from '../../domain/data/dataset.ts';
import { rule } from '../../domain/messages/rule.ts';
import { base64Text, requestBytes } from '../common/base64.ts';
import { MessageShape } from '../common/remark.ts';
import { ColumnChoices } from './column-mapping.ts';

const closed = { additionalProperties: false };

const Kind = Type.Enum([...DATASET_KINDS]);

/** The most bytes of a request with such a part. */
export const FILE_PART_REQUEST_BYTES = requestBytes(FILE_PART_BYTES);

const UploadId = Type.String({
  pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
  ...rule('uploadId'),
  description: 'Names a file that was handed over in parts',
});

/** The next part of a file; the first one names no upload. */
export const FilePart = Type.Object(
  { upload: Type.Optional(UploadId), contentBase64: base64Text(FILE_PART_BYTES) },
  closed,
);
export type FilePart = Static<typeof FilePart>;

export const Upload = Type.Object({
  upload: UploadId,
  size: Type.Integer({ description: 'Bytes so far' }),
});
export type Upload = Static<typeof Upload>;

export const UploadQuery = Type.Object({ upload: UploadId }, closed);
export type UploadQuery = Static<typeof UploadQuery>;

const Source = {
  kind: Kind,
  upload: UploadId,
  fileName: Type.String({ minLength: 1, maxLength: 255 }),
};

/** A file whose columns are to be named. */
export const ColumnQuery = Type.Object(Source, closed);
export type ColumnQuery = Static<typeof ColumnQuery>;

export const DatasetImport = Type.Object(
  {
    ...Source,
    columns: Type.Optional(ColumnChoices),
    dryRun: Type.Optional(
      Type.Boolean({ description: 'Reads and reports, and leaves what is in use as it is' }),
    ),
  },
  closed,
);
export type DatasetImport = Static<typeof DatasetImport>;

/** A row of the file that was not taken. */
export const RefusedRow = Type.Object({
  line: Type.Integer({ description: 'Where the row begins in the file, counted from 1' }),
  column: Type.String({ description: 'As the first line of the file calls it' }),
  message: MessageShape,
});
export type RefusedRow = Static<typeof RefusedRow>;

/** What an import made of a file. */
export const DatasetReport = Type.Object({
  kind: Kind,
  fileName: Type.String(),
  sha256: Type.String({ description: 'Of the file, hexadecimal' }),
  rows: Type.Integer({ description: 'Rows of the file without its first line and empty lines' }),
  taken: Type.Integer(),
  refused: Type.Integer(),
  erased: Type.Integer({ description: 'Rows of customers who were erased: they are left out' }),
  refusals: Type.Array(RefusedRow, { description: `The first ${NAMED_REFUSALS}, by line` }),
  incomplete: Type.Integer({
    description: 'Of those taken: rows without an optional field, because it could not be read',
  }),
  losses: Type.Array(RefusedRow, { description: `The first ${NAMED_REFUSALS} of these fields` }),
  columns: Type.Array(Type.Object({ field: Type.String(), title: Type.String() }), {
    description: 'Which column of the file gave which field',
  }),
  unused: Type.Array(Type.String(), { description: 'Columns of the file that nothing reads' }),
  isInUse: Type.Boolean({
    description: 'False of a dry run, and where no row was taken: what was in use stays',
  }),
});
export type DatasetReport = Static<typeof DatasetReport>;

/** A dataset that look-ups read. */
export const Dataset = Type.Object({
  kind: Kind,
  rows: Type.Integer(),
  imported: Type.Union(
    [
      Type.Object({
        fileName: Type.String(),
        sha256: Type.String({ description: 'Of the file, hexadecimal' }),
        at: Type.String({ description: 'ISO 8601, UTC' }),
      }),
      Type.Null(),
    ],
    { description: 'Null: the demonstration, which is made up; of customers there is none' },
  ),
});
export type Dataset = Static<typeof Dataset>;

export const DatasetList = Type.Object({ datasets: Type.Array(Dataset) });
export type DatasetList = Static<typeof DatasetList>;

export const DatasetQuery = Type.Object({ kind: Kind }, closed);
export type DatasetQuery = Static<typeof DatasetQuery>;
