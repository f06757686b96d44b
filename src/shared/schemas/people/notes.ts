import { type Static, Type } from 'typebox';
import {
  ATTACHMENT_KINDS,
  ATTACHMENT_TYPES,
  type AttachmentType,
  MOST_ATTACHMENT_BYTES,
} from '../../domain/people/attachment.ts';
import { TYPED_LINES } from '../../domain/text/text-pattern.ts';
import { Actor } from '../common/actor.ts';
import { base64Text, requestBytes } from '../common/base64.ts';
import { PolicyId } from '../policies/policy.ts';
import { IrishDay } from '../quotes/quote-list.ts';
import { CustomerQuery } from './customer.ts';

const closed = { additionalProperties: false } as const;

const QuoteId = Type.String({ minLength: 1 });

const DoneBy = {
  at: Type.String({ description: 'ISO 8601, UTC' }),
  by: Type.String({ description: 'desk, or the id of a client' }),
  user: Type.Optional(Actor),
};

const When = Type.Object(DoneBy);

const NoteText = Type.String({ minLength: 1, maxLength: 2000, ...TYPED_LINES });

const FollowUpOn = Type.Optional(
  Type.String({ ...IrishDay, description: 'The Irish day on which it comes back, YYYY-MM-DD' }),
);

/** A note on a quote, its policy or a customer. */
export const Note = Type.Object({
  noteId: Type.String(),
  quoteId: Type.Optional(Type.String({ description: 'Absent on a note on the customer' })),
  text: NoteText,
  followUpOn: FollowUpOn,
  followedUp: Type.Optional(When),
  ...DoneBy,
});
export type Note = Static<typeof Note>;

/** What is known of an attached file besides its bytes. */
export const Attachment = Type.Object({
  attachmentId: Type.String(),
  quoteId: Type.String(),
  kind: Type.Enum([...ATTACHMENT_KINDS]),
  name: Type.String(),
  mediaType: Type.Enum(Object.keys(ATTACHMENT_TYPES) as AttachmentType[]),
  size: Type.Integer({ description: 'Bytes' }),
  sha256: Type.String({ description: 'Of its bytes, hexadecimal' }),
  removed: Type.Optional(When),
  ...DoneBy,
});
export type Attachment = Static<typeof Attachment>;

/** The notes and files of a quote and its policy, or of a customer with all quotes: the newest first. */
export const Notes = Type.Object({
  notes: Type.Array(Note),
  attachments: Type.Array(Attachment, {
    description: 'Also those that were removed, of which nothing is kept but this',
  }),
});
export type Notes = Static<typeof Notes>;

export const QuoteNotesQuery = Type.Object({ quoteId: QuoteId }, closed);
export type QuoteNotesQuery = Static<typeof QuoteNotesQuery>;

const NoteWords = { text: NoteText, followUpOn: FollowUpOn };

/** A new note on a quote or its policy. */
export const NoteOnQuote = Type.Object({ quoteId: QuoteId, ...NoteWords }, closed);
export type NoteOnQuote = Static<typeof NoteOnQuote>;

export const PolicyNotesQuery = Type.Object({ policyId: PolicyId });
export type PolicyNotesQuery = Static<typeof PolicyNotesQuery>;

/** A new note on a policy. */
export const NoteOnPolicy = Type.Object({ policyId: PolicyId, ...NoteWords });
export type NoteOnPolicy = Static<typeof NoteOnPolicy>;

/** The notes on a policy and its quote, the newest first. */
export const PolicyNotes = Type.Object({
  policyId: Type.String(),
  notes: Notes.properties.notes,
});
export type PolicyNotes = Static<typeof PolicyNotes>;

/** A new note on a customer. */
export const NoteOnCustomer = Type.Object({ ...CustomerQuery.properties, ...NoteWords }, closed);
export type NoteOnCustomer = Static<typeof NoteOnCustomer>;

export const NoteQuery = Type.Object({ noteId: Type.String({ minLength: 1 }) }, closed);
export type NoteQuery = Static<typeof NoteQuery>;

/** A file to attach. */
export const NewAttachment = Type.Object(
  {
    quoteId: QuoteId,
    kind: Attachment.properties.kind,
    name: Type.String({ minLength: 1, maxLength: 1000, description: 'Of the file, as it was' }),
    contentBase64: base64Text(MOST_ATTACHMENT_BYTES),
  },
  closed,
);
export type NewAttachment = Static<typeof NewAttachment>;

/** The most bytes of a request with such a file. */
export const ATTACHMENT_REQUEST_BYTES = requestBytes(MOST_ATTACHMENT_BYTES);

export const AttachmentQuery = Type.Object(
  { quoteId: QuoteId, attachmentId: Type.String({ minLength: 1 }) },
  closed,
);
export type AttachmentQuery = Static<typeof AttachmentQuery>;

/** An attached file with its bytes. */
export const AttachmentContent = Type.Object({
  name: Attachment.properties.name,
  mediaType: Attachment.properties.mediaType,
  contentBase64: Type.String(),
});
export type AttachmentContent = Static<typeof AttachmentContent>;

/** A note that comes back today, or should have before. */
export const FollowUp = Type.Object({
  noteId: Type.String(),
  quoteId: Note.properties.quoteId,
  customerKey: Type.String(),
  customerName: Type.String(),
  text: NoteText,
  followUpOn: IrishDay,
});
export type FollowUp = Static<typeof FollowUp>;

/** What is to be followed up, the oldest first. */
export const FollowUps = Type.Object({
  today: Type.String({ description: 'The Irish day' }),
  notes: Type.Array(FollowUp, { description: 'The first 50' }),
  total: Type.Integer(),
});
export type FollowUps = Static<typeof FollowUps>;
