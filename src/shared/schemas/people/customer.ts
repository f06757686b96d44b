import { type Static, Type } from 'typebox';
import { CUSTOMER_STEPS, MOST_CUSTOMER_ENTRIES } from '../../domain/people/customer-history.ts';
import { POLICY_STATES } from '../../domain/policies/policy.ts';
import { TYPED_LINE, TYPED_LINES } from '../../domain/text/text-pattern.ts';
import { HistoryEntry, QUOTE_STEPS } from '../quotes/change.ts';
import { Cover } from '../quotes/cover.ts';
import { Cursor, QuoteLine, Search, Total } from '../quotes/quote-list.ts';
import { KeptAddress, QuoteSections } from '../quotes/quote-sections.ts';
import { Scheme } from '../quotes/scheme.ts';

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

/** How a person is reached, as it was said next to any quote: it goes before what quotes say. */
export const Contact = Type.Object({
  phone: Type.Optional(Type.String({ minLength: 1, maxLength: 40, ...TYPED_LINE })),
  email: Type.Optional(Type.String({ minLength: 1, maxLength: 254, ...TYPED_LINE })),
  address: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 500,
      ...TYPED_LINES,
      description: 'For letters, as it stands on them',
    }),
  ),
});
export type Contact = Static<typeof Contact>;

/** How a person is reached from now on; what is left out is what quotes say. */
export const ContactChange = Type.Object(
  { ...CustomerQuery.properties, ...Contact.properties },
  { additionalProperties: false },
);
export type ContactChange = Static<typeof ContactChange>;

/** A policy of a person, as it is today. */
export const CustomerPolicy = Type.Object({
  policyId: Type.String(),
  quoteId: Type.String(),
  scheme: Type.Optional(Scheme),
  registrationNumber: Type.String(),
  vehicle: Type.String({ description: 'Make and model' }),
  cover: Cover,
  state: Type.Enum([...POLICY_STATES]),
  from: Type.String({ description: 'The first Irish day of its period' }),
  to: Type.String({ description: 'The last Irish day that it covers' }),
  renewalDate: Type.Optional(
    Type.String({ description: 'The Irish day after its last period, while it is on cover' }),
  ),
  balance: Type.Number({ description: 'Euro: owed by the customer; to be paid back if negative' }),
  overdue: Type.Number({ description: 'Euro' }),
  openAccidents: Type.Integer(),
  openComplaints: Type.Integer(),
});
export type CustomerPolicy = Static<typeof CustomerPolicy>;

/** Everything that is known of one person, the newest first throughout. */
export const CustomerFile = Type.Object({
  ...CustomerLine.properties,
  details: QuoteSections.properties.customer,
  contact: Contact,
  policyLines: Type.Array(CustomerPolicy, { description: 'Among the newest 200 quotes' }),
  lines: Type.Array(QuoteLine, { description: 'The newest 200' }),
  imported: Type.Array(RenewedLine, { description: 'The first renewal first' }),
  vehicles: Type.Array(QuoteSections.properties.vehicle, { description: 'Each mark once' }),
  addresses: Type.Array(KeptAddress),
  emails: Type.Array(Type.String()),
  phones: Type.Array(Type.String()),
});
export type CustomerFile = Static<typeof CustomerFile>;

export const CustomerHistoryQuery = Type.Object({
  ...CustomerQuery.properties,
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MOST_CUSTOMER_ENTRIES,
      description: 'By default 50 entries',
    }),
  ),
});
export type CustomerHistoryQuery = Static<typeof CustomerHistoryQuery>;

/** Something that happened with a person: to a quote or its policy, or beside all of them. */
export const CustomerEntry = Type.Object({
  ...HistoryEntry.properties,
  kind: Type.Enum([...QUOTE_STEPS, ...CUSTOMER_STEPS]),
  quoteId: Type.Optional(Type.String({ description: 'Absent of what is on the person alone' })),
});
export type CustomerEntry = Static<typeof CustomerEntry>;

/** What happened with a person, the newest first. */
export const CustomerHistory = Type.Object({
  entries: Type.Array(CustomerEntry),
  total: Type.Integer(),
});
export type CustomerHistory = Static<typeof CustomerHistory>;
