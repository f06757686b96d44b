import { type Static, Type } from 'typebox';
import { DOCUMENT_TYPES } from '../../domain/quotes/document-type.ts';
import { DeclinedRisk } from '../quotes/declined-risk.ts';
import { Draft } from '../quotes/draft.ts';
import { Quote } from '../quotes/quote.ts';
import { KeptDriver } from '../quotes/quote-sections.ts';
import { ConsentRecord } from './consent.ts';
import { CustomerEntry, ImportedLine } from './customer.ts';
import { Notes } from './notes.ts';

/** All that was imported with one renewal of a person. */
export const ImportedRecord = Type.Object({
  firstName: Type.String(),
  surname: Type.String(),
  dateOfBirth: Type.String(),
  phone: Type.Optional(Type.String()),
  email: Type.Optional(Type.String()),
  eircode: Type.Optional(Type.String()),
  ...Type.Omit(ImportedLine, ['id']).properties,
});
export type ImportedRecord = Static<typeof ImportedRecord>;

/** All that is kept of one person, for that person. Source: GDPR, Articles 15 and 20. */
export const PersonFile = Type.Object({
  key: Type.String(),
  name: Type.String(),
  exportedAt: Type.String({ description: 'ISO 8601, UTC' }),
  quotes: Type.Array(Quote, { description: 'Oldest first, each with its whole history' }),
  documents: Type.Array(
    Type.Object({
      quoteId: Type.String(),
      type: Type.Enum([...DOCUMENT_TYPES]),
      createdAt: Type.String({ description: 'ISO 8601, UTC' }),
    }),
    { description: 'What was printed of the quotes' },
  ),
  ...Notes.properties,
  declined: Type.Array(DeclinedRisk, { description: 'Risks that underwriting declined' }),
  drafts: Type.Array(Draft),
  contacts: Type.Array(CustomerEntry, {
    description: 'How the person is reached, as it was said beside quotes; oldest first',
  }),
  consents: ConsentRecord,
  imported: Type.Array(ImportedRecord, {
    description: 'Renewals of another system, the first one first',
  }),
  namedOn: Type.Array(Type.String(), {
    description: 'The quotes of other customers that name the person as a driver',
  }),
  asDriver: Type.Array(Type.Object({ quoteId: Type.String(), driver: KeptDriver }), {
    description: 'What each of those quotes says of the person',
  }),
});
export type PersonFile = Static<typeof PersonFile>;

/** The same as a PDF file, to be read. */
export const PersonDocument = Type.Object({
  name: Type.String({ description: 'Letters, digits, hyphens and one dot' }),
  contentBase64: Type.String(),
});
export type PersonDocument = Static<typeof PersonDocument>;
