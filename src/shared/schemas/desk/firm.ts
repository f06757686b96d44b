import { type Static, Type } from 'typebox';
import { FIRM_FILES, type FirmFileKind, MEDIA_TYPES } from '../../domain/desk/firm-file.ts';
import { base64Text, requestBytes } from '../data/base64.ts';

const closed = { additionalProperties: false };
const line = (maxLength: number, description: string) => Type.String({ maxLength, description });

/** What the broker's firm says of itself on paper; an empty text is left out. */
export const FirmWords = Type.Object(
  {
    name: line(100, 'The legal name, and what it trades as'),
    address: line(200, 'On one line'),
    registration: line(200, 'With the Central Bank of Ireland, or a company number; free text'),
    regulatoryStatement: line(400, 'As “… is regulated by the Central Bank of Ireland”'),
  },
  closed,
);
export type FirmWords = Static<typeof FirmWords>;

/** Some of the words to change; what is absent stays. */
export const FirmChange = Type.Partial(FirmWords, closed);
export type FirmChange = Static<typeof FirmChange>;

/** The largest of them. */
const MOST_FIRM_FILE_BYTES = Math.max(...Object.values(FIRM_FILES));

const Kind = Type.Enum(Object.keys(FIRM_FILES) as FirmFileKind[]);

/** A file of the firm, without its content. */
export const FirmFile = Type.Object({
  sha256: Type.String({ description: 'Of its content, hexadecimal' }),
  mediaType: Type.Enum([...MEDIA_TYPES]),
  size: Type.Integer({ description: 'Bytes' }),
  since: Type.String({ description: 'ISO 8601, UTC: when it was added' }),
});
export type FirmFile = Static<typeof FirmFile>;

const FileOrNone = Type.Union([FirmFile, Type.Null()]);

/** The firm as its documents show it. */
export const Firm = Type.Object({
  ...FirmWords.properties,
  logo: FileOrNone,
  termsOfBusiness: FileOrNone,
});
export type Firm = Static<typeof Firm>;

/** A firm of which nothing is known: its documents have no letterhead. */
export const NO_FIRM: Firm = {
  name: '',
  address: '',
  registration: '',
  regulatoryStatement: '',
  logo: null,
  termsOfBusiness: null,
};

/** A file to keep in place of the one before. */
export const NewFirmFile = Type.Object(
  { kind: Kind, contentBase64: base64Text(MOST_FIRM_FILE_BYTES) },
  closed,
);
export type NewFirmFile = Static<typeof NewFirmFile>;

/** The most bytes of a request with such a file. */
export const FIRM_FILE_REQUEST_BYTES = requestBytes(MOST_FIRM_FILE_BYTES);

export const FirmFileQuery = Type.Object({ kind: Kind }, closed);
export type FirmFileQuery = Static<typeof FirmFileQuery>;

/** A file of the firm as it is kept. */
export const FirmFileContent = Type.Object({
  mediaType: Type.Enum([...MEDIA_TYPES]),
  contentBase64: Type.String(),
});
export type FirmFileContent = Static<typeof FirmFileContent>;
