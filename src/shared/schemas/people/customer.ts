import { type Static, Type } from 'typebox';
import { Cursor, QuoteLine, Search, Total } from '../quotes/quote-list.ts';
import { KeptAddress, QuoteSections } from '../quotes/quote-sections.ts';

/** Whom to find; everybody, the last who asked for a quote first, unless something is given. */
export const CustomerSearch = Type.Object({
  search: Type.Optional(Search),
  after: Type.Optional(Cursor),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
});
export type CustomerSearch = Static<typeof CustomerSearch>;

/** A customer as a list shows one: of quotes, or imported. Contact data are the newest that were given. */
export const CustomerLine = Type.Object({
  key: Type.String({ description: 'Folded name and date of birth' }),
  name: Type.String(),
  dateOfBirth: Type.String(),
  newestQuoteAt: Type.Optional(
    Type.String({ description: 'ISO 8601, UTC; absent where all was imported' }),
  ),
  quotes: Type.Integer(),
  policies: Type.Integer(),
  email: Type.Optional(Type.String()),
  phone: Type.Optional(Type.String()),
  eircode: Type.Optional(Type.String()),
});
export type CustomerLine = Static<typeof CustomerLine>;

export const CustomerList = Type.Object({
  customers: Type.Array(CustomerLine),
  next: Type.Optional(Type.String({ description: 'Give it as `after` for the page behind' })),
  ...Total,
});
export type CustomerList = Static<typeof CustomerList>;

export const CustomerQuery = Type.Object({ key: Type.String({ minLength: 1, maxLength: 1000 }) });

/** What was imported of the insurance of a customer. */
export const ImportedLine = Type.Object({
  id: Type.String({ description: 'Until the next import' }),
  renewalDate: Type.String({ description: 'The first day of the next period' }),
  registration: Type.Optional(Type.String()),
  insurer: Type.Optional(Type.String()),
  policyNumber: Type.Optional(Type.String()),
  noClaimsYears: Type.Optional(Type.Integer()),
});
export type ImportedLine = Static<typeof ImportedLine>;

/** The same, with what became of its renewal. */
export const RenewedLine = Type.Object({
  ...ImportedLine.properties,
  quoteId: Type.Optional(
    Type.String({ description: 'Of a quote for it that is open, accepted or lost' }),
  ),
});
export type RenewedLine = Static<typeof RenewedLine>;

/** Everything that is known of one person, the newest first throughout. */
export const CustomerFile = Type.Object({
  ...CustomerLine.properties,
  details: QuoteSections.properties.customer,
  lines: Type.Array(QuoteLine, { description: 'The newest 200' }),
  imported: Type.Array(RenewedLine, { description: 'The first renewal first' }),
  vehicles: Type.Array(QuoteSections.properties.vehicle, { description: 'Each mark once' }),
  addresses: Type.Array(KeptAddress),
  emails: Type.Array(Type.String()),
  phones: Type.Array(Type.String()),
});
export type CustomerFile = Static<typeof CustomerFile>;
