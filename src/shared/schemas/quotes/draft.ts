import { type Static, Type } from 'typebox';
import { rule } from '../../domain/messages/rule.ts';
import { fieldPaths } from '../../domain/quote-fields/quote-fields.ts';
import { QUOTE_FILE_BYTES } from '../../domain/quote-file.ts';
import { base64Text } from '../common/base64.ts';
import { ToConfirm } from './assumed.ts';
import { Choices } from './choices.ts';
import { RequotePurpose } from './quote.ts';

const QuoteId = Type.String({ minLength: 1, maxLength: 100 });

/** Made by the person who began the draft. RFC 9562. */
const DraftId = Type.String({
  pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
  ...rule('uuid'),
});

export const DraftQuery = Type.Object({ id: DraftId });

/** What a screen wants back later, as it was. */
export const NewDraft = Type.Object({
  id: DraftId,
  title: Type.String({ maxLength: 200 }),
  content: Type.Record(Type.String(), Type.Unknown(), {
    description: 'Whatever the screen needs; up to 64 KiB as JSON',
  }),
  isNew: Type.Optional(
    Type.Boolean({ description: 'Whether to refuse it where there is one of this id' }),
  ),
});
export type NewDraft = Static<typeof NewDraft>;

const Version = Type.String({
  description: 'Another one for other content; a change of the draft names it',
});

/** A draft as a list shows it. */
export const DraftLine = Type.Object({
  id: Type.String(),
  title: Type.String(),
  version: Version,
  savedAt: Type.String({ description: 'ISO 8601, UTC' }),
});
export type DraftLine = Static<typeof DraftLine>;

export const DraftList = Type.Object({ drafts: Type.Array(DraftLine) });
export type DraftList = Static<typeof DraftList>;

export const Draft = Type.Object({
  ...DraftLine.properties,
  content: NewDraft.properties.content,
});
export type Draft = Static<typeof Draft>;

export const SavedDraft = Type.Object({
  version: Version,
  savedAt: DraftLine.properties.savedAt,
  dropped: Type.Array(DraftLine, {
    description: 'The oldest drafts, which made room for this one',
  }),
});
export type SavedDraft = Static<typeof SavedDraft>;

export const DeletedDraft = Type.Object({
  deleted: Type.Boolean({ description: 'False where there was none' }),
});

/** A quote document with all that was chosen next to it, to become a quote at once. */
export const DraftSubmission = Type.Object({
  document: Type.Unknown({ description: 'The sections, by the element names of IrishMotorQuote' }),
  ...Choices.properties,
  toConfirm: Type.Optional(ToConfirm),
  basedOn: Type.Optional(QuoteId),
  purpose: Type.Optional(RequotePurpose),
  draftId: Type.Optional(DraftId),
});
export type DraftSubmission = Static<typeof DraftSubmission>;

export const QuoteToCopy = Type.Object({
  quoteId: QuoteId,
  purpose: Type.Optional(RequotePurpose),
});
export type QuoteToCopy = Static<typeof QuoteToCopy>;

const Proposed = Type.Object({ path: Type.Enum(fieldPaths), value: Type.String() });

/** A quote written back as the document and choices that a form begins with. */
export const CopiedQuote = Type.Object({
  document: Type.Record(Type.String(), Type.Unknown()),
  ...Choices.properties,
  discount: Type.Optional(Type.Number({ description: 'Percent that the quote had' })),
  toConfirm: Type.Optional(ToConfirm),
  proposed: Type.Optional(
    Type.Array(Proposed, {
      description:
        'Of a renewal: what it likely answers otherwise, as the document writes it; to be shown as proposed',
    }),
  ),
});
export type CopiedQuote = Static<typeof CopiedQuote>;

/** A document that a form begins with, and what it likely answers next to that. */
export const ProposedDraft = Type.Object({
  document: CopiedQuote.properties.document,
  proposed: Type.Array(Proposed, {
    description: 'As the document writes it; to be shown as proposed',
  }),
});
export type ProposedDraft = Static<typeof ProposedDraft>;

/** A file with a quote document, which may be half finished. */
export const QuoteFile = Type.Object({ contentBase64: base64Text(QUOTE_FILE_BYTES) });
export type QuoteFile = Static<typeof QuoteFile>;

/** What a form begins with from a file. */
export const FiledQuote = Type.Object({
  document: CopiedQuote.properties.document,
  ...Choices.properties,
});
export type FiledQuote = Static<typeof FiledQuote>;
