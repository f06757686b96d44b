import { type Static, Type } from 'typebox';
import { BookSignature } from './book-signature.ts';
import { RateBook } from './rate-book.ts';
import { MessageShape } from './remark.ts';
import { Scheme } from './scheme.ts';

const Hash = Type.String({ description: 'SHA-256 of the canonical JSON, hexadecimal' });

/** Where a rate book stands. */
export const BOOK_STATES = [
  'draft',
  'checked',
  'approved',
  'active',
  'superseded',
  'withdrawn',
] as const;
export type BookState = (typeof BOOK_STATES)[number];

/** What happens in the life of a rate book. */
const BOOK_STEPS = [
  'drafted',
  'checked',
  'approved',
  'activated',
  'withdrawn',
  'clockConfirmed',
] as const;

const Utc = (description: string) => Type.String({ description: `${description}: ISO 8601, UTC` });

/** One step of the life of a rate book, as the history has it. */
const BookStep = Type.Object({
  step: Type.Enum([...BOOK_STEPS]),
  at: Utc('When'),
  by: Type.String({ description: 'The client, or desk' }),
  name: Type.Optional(Type.String({ description: 'The person, where a name was given' })),
  reason: Type.Optional(Type.String()),
  from: Type.Optional(Utc('From when on new quotes go by it')),
  ownDraft: Type.Optional(
    Type.Literal(true, { description: 'Approved by who drafted it: nobody else could' }),
  ),
});

/** Who signed the file of a rate book. */
const Publisher = Type.Object({
  publicKey: BookSignature.properties.publicKey,
  fingerprint: Type.String({ description: 'SHA-256 of the key, Base64, after `SHA256:`' }),
});

/** A rate book that is kept. */
export const KeptRateBook = Type.Object({
  hash: Hash,
  state: Type.Enum([...BOOK_STATES], {
    description:
      'An approved book whose activation is still to come stays `approved` until then. A superseded one still rates covers that began before the one after it',
  }),
  activatedAt: Type.Union([Utc('From when on new quotes go by it'), Type.Null()], {
    description: 'Null while it was never activated',
  }),
  publisher: Type.Union([Publisher, Type.Null()], { description: 'Null where nobody signed it' }),
  steps: Type.Array(BookStep, {
    description:
      'What happened to it, oldest first. Books that came with Quotedesk have none of their activation',
  }),
  summary: Type.Union(
    [
      Type.Object({
        name: Type.String(),
        version: Type.String(),
        scheme: Scheme,
        demonstration: Type.Boolean(),
        inForceFrom: Type.String({ description: 'Its first day, `YYYY-MM-DD`' }),
        examples: Type.Integer({ description: 'How many worked examples it has' }),
      }),
      Type.Null(),
    ],
    { description: 'Null where the kept book is damaged' },
  ),
});
export type KeptRateBook = Static<typeof KeptRateBook>;

/** Every rate book: those that were ever active in that order, then those that were not. */
export const KeptRateBooks = Type.Object({ rateBooks: Type.Array(KeptRateBook) });
export type KeptRateBooks = Static<typeof KeptRateBooks>;

export const RateBookQuery = Type.Object({
  hash: Type.String({ minLength: 8, description: 'The hash, or how it begins' }),
});
export type RateBookQuery = Static<typeof RateBookQuery>;

/** The whole of a kept rate book. */
export const RateBookContent = Type.Object({
  hash: Hash,
  rateBook: RateBook,
  signature: Type.Optional(BookSignature),
});
export type RateBookContent = Static<typeof RateBookContent>;

/** What the checks find in a rate book. */
const BookFinding = Type.Object({
  severity: Type.Enum(['fault', 'warning']),
  path: Type.String({ description: 'As JavaScript reaches it: `factors[2].rows[1]`' }),
  table: Type.Optional(Type.Object({ id: Type.String(), title: Type.String() })),
  row: Type.Optional(Type.String()),
  message: MessageShape,
});

/** A rate book after a step of its life, with what the checks find in it now. */
export const CheckedRateBook = Type.Object({
  ...KeptRateBook.properties,
  findings: Type.Array(BookFinding),
});
export type CheckedRateBook = Static<typeof CheckedRateBook>;
