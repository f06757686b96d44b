import { birthOf, customerKey, isDraftFor } from '../../../shared/domain/customer-key.ts';
import type { QuoteSections } from '../../../shared/domain/quote-fields/quote-sections.ts';
import type { DraftStore, VersionedDraft } from '../desk/drafts.ts';
import type { NoteEvent, NoteStore } from '../quotes/history/note-store.ts';
import type { StoredDecline } from '../quotes/submit/declined.ts';
import type { CustomerStore } from './customer-store.ts';
import type { ImportedCustomerStore, KeptImport } from './imported-customer-store.ts';
import { type KnownBy, knownBy } from './names-person.ts';
import type { ConsentEvent, HeldQuote, RecordStore } from './record-store.ts';

export interface PersonParts {
  readonly records: RecordStore;
  readonly customers: Pick<CustomerStore, 'find'>;
  readonly notes: Pick<NoteStore, 'ofCustomer' | 'ofQuotes'>;
  readonly drafts: Pick<DraftStore, 'all'>;
  readonly importedCustomers: Pick<ImportedCustomerStore, 'ofCustomer'>;
}

/** All that is kept of one person. */
export interface Person {
  readonly key: string;
  readonly name: string;
  readonly quotes: readonly HeldQuote[];
  readonly declined: readonly StoredDecline[];
  readonly drafts: readonly VersionedDraft[];
  readonly consents: readonly ConsentEvent[];
  /** On the person, not on a quote. */
  readonly notes: readonly NoteEvent[];
  readonly imported: readonly KeptImport[];
  /** The ids of other customers' quotes that name the person as a driver. */
  readonly namedOn: readonly string[];
  readonly knownBy: KnownBy;
}

/** The person of a key as a named driver of a quote; undefined where it names no such driver. */
export function driverOf(key: string, { drivers = [] }: Pick<QuoteSections, 'drivers'>) {
  return drivers.find(
    ({ dateOfBirth = '', ...driver }) => customerKey({ ...driver, dateOfBirth }) === key,
  );
}

/** Whether nothing is kept of a person but what quotes of others say of a driver. */
export const isOnlyDriver = ({
  quotes,
  declined,
  drafts,
  consents,
  notes,
  imported,
}: Person): boolean =>
  [quotes, declined, drafts, consents, notes, imported].every(({ length }) => length === 0);

/**
 * Finds all that is kept of the person of a key: a customer, or a named driver on quotes of others.
 * @returns undefined where there is nothing
 */
export async function findPerson(parts: PersonParts, key: string): Promise<Person | undefined> {
  const { records, customers, drafts: draftStore, importedCustomers } = parts;
  const day = birthOf(key);
  const isOwn = ({ sections }: { sections: QuoteSections }) =>
    customerKey(sections.customer) === key;
  const quotes = await records.quotesOf(key);
  const risks = await records.declinedByBirth(day);
  const declined = risks.filter(isOwn);
  const drafts = (await draftStore.all()).filter(({ content }) =>
    isDraftFor(key, JSON.parse(content)),
  );
  const consents = await records.consentsOf(key);
  const notes = await parts.notes.ofCustomer(key);
  const imported = await importedCustomers.ofCustomer(key);
  const born = await records.quotesByBirth(day);
  const others = born.filter((quote) => !isOwn(quote) && driverOf(key, quote.sections));
  const kept = { quotes, declined, drafts, consents, notes, imported };
  if ([...Object.values(kept), others].every(({ length }) => length === 0)) return undefined;
  const [driver] = others.flatMap(({ sections }) => driverOf(key, sections) ?? []);
  const [customer = declined[0]?.sections.customer ?? driver] = imported;
  const named = customer === undefined ? key : `${customer.firstName} ${customer.surname}`;
  const name = (await customers.find(key))?.name ?? named;
  const own = [...born, ...declined].filter(isOwn).map(({ sections }) => sections);
  return {
    key,
    name,
    ...kept,
    namedOn: [...new Set(others.map(({ id }) => id))],
    knownBy: knownBy(own, imported),
  };
}
