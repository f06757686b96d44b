import { type Static, Type } from 'typebox';
import { FIRM_FILES, type FirmFileKind, MEDIA_TYPES } from '../../domain/desk/firm-file.ts';
import { MOST_COMMISSION, NOT_STATED, REMUNERATIONS, SCOPES } from '../../domain/desk/selling.ts';
import { base64Text, requestBytes } from '../common/base64.ts';
import { Passable } from '../quotes/checklist.ts';

const closed = { additionalProperties: false };
const line = (maxLength: number, description: string) => Type.String({ maxLength, description });

/** What the broker's firm says of itself on paper; an empty text is left out. */
export const FirmWords = Type.Object(
  {
    name: line(100, 'The legal name, and what it trades as'),
    address: line(200, 'On one line'),
    telephone: line(40, 'As customers dial it'),
    centralBankNumber: line(20, 'Of its authorisation by the Central Bank of Ireland, as C12345'),
    registration: line(200, 'Another one, as a company number; free text'),
    regulatoryStatement: line(
      400,
      'In place of “Regulated by the Central Bank of Ireland”; the number follows where it lacks it',
    ),
  },
  closed,
);
export type FirmWords = Static<typeof FirmWords>;

/** How the firm sells, as its statements of suitability say it. */
export const SellingShape = Type.Object(
  {
    scope: Type.Union([Type.Enum([...SCOPES]), Type.Null()], {
      description:
        'fair: a fair analysis of the market; limited: of the insurers named; tied: their contracts alone; null: not stated',
    }),
    insurers: line(300, 'The insurers that are compared, or how many, as “five insurers”'),
    paidBy: Type.Union([Type.Enum([...REMUNERATIONS]), Type.Null()], {
      description: 'Commission of the insurer, fee of the customer; null: not stated',
    }),
    commission: Type.Union(
      [Type.Number({ exclusiveMinimum: 0, maximum: MOST_COMMISSION }), Type.Null()],
      { description: 'Percent of the premium before levies; null: not stated' },
    ),
    fee: line(300, 'The fee in words, as “€50 for a new policy”'),
  },
  closed,
);

const LanguageTexts = Type.Object(
  {
    quoteSubject: line(200, 'Of the e-mail with a quote'),
    quote: line(4000, 'Its text, with slots as {{name}}'),
    policySubject: line(200, 'Of the e-mail with a policy'),
    policy: line(4000, 'Its text'),
    refusalSubject: line(200, 'Of the e-mail with a refusal'),
    refusal: line(4000, 'Its text'),
    signature: line(1000, 'Stands where a text has {{signature}}'),
  },
  closed,
);

/** How the firm words its e-mails to customers, by language; empty: the program's own text. */
const FirmTexts = Type.Object({ en: LanguageTexts, ga: LanguageTexts }, closed);
export type FirmTexts = Static<typeof FirmTexts>;

const ChangedTexts = Type.Partial(LanguageTexts, closed);

const MayPass = {
  ...Passable,
  description: 'What somebody with authority may pass before cover, with a reason',
};

/** Some of what is kept of the firm to change; what is absent stays. */
export const FirmChange = Type.Object(
  {
    ...Type.Partial(FirmWords).properties,
    selling: Type.Optional(Type.Partial(SellingShape, closed)),
    texts: Type.Optional(
      Type.Object({ en: Type.Optional(ChangedTexts), ga: Type.Optional(ChangedTexts) }, closed),
    ),
    mayPass: Type.Optional(MayPass),
  },
  closed,
);
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
  selling: SellingShape,
  texts: FirmTexts,
  logo: FileOrNone,
  termsOfBusiness: FileOrNone,
  mayPass: MayPass,
});
export type Firm = Static<typeof Firm>;

const USUAL: FirmTexts['en'] = {
  quoteSubject: '',
  quote: '',
  policySubject: '',
  policy: '',
  refusalSubject: '',
  refusal: '',
  signature: '',
};

/** A firm of which nothing is known: its documents have no letterhead. */
export const NO_FIRM: Firm = {
  name: '',
  address: '',
  telephone: '',
  centralBankNumber: '',
  registration: '',
  regulatoryStatement: '',
  selling: NOT_STATED,
  texts: { en: USUAL, ga: USUAL },
  logo: null,
  termsOfBusiness: null,
  mayPass: [],
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
