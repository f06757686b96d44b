import { daysLater, irishDay } from '../../../shared/domain/date.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import type { AccidentState } from '../../../shared/domain/policies/accident.ts';
import { normaliseVrm } from '../../../shared/domain/registration.ts';
import { tidy } from '../../../shared/domain/text/tidy.ts';
import { done, failed, type Result } from '../../../shared/result/result.ts';
import type {
  CustomerFile,
  CustomerPolicy,
  RenewedLine,
} from '../../../shared/schemas/people/customer.ts';
import type { Context } from '../dispatcher.ts';
import { accidentsOf } from '../policies/accidents.ts';
import { policyOf, termOn } from '../policies/policy.ts';
import { showAccount } from '../policies/show-account.ts';
import { stateOn } from '../policies/show-policy.ts';
import { coverEnds, coverOn } from '../policies/term.ts';
import { complaintsOf } from '../quotes/complaints/complaint.ts';
import type { NoteStore } from '../quotes/history/note-store.ts';
import type { QuoteStore, QuoteWithHistory } from '../quotes/history/quote-store.ts';
import { showLine } from '../quotes/index/line.ts';
import type { Library } from '../rate-books/library.ts';
import { contactOf, customerOf, importedLine } from './customer-of.ts';
import type { CustomerStore } from './customer-store.ts';
import { showCustomer } from './customers.ts';
import type { ImportedCustomerStore, KeptImport } from './imported-customer-store.ts';
import { renewalState } from './renewal-state.ts';
import type { RenewalStore } from './renewal-store.ts';

interface CustomerParts {
  readonly library: Library;
  readonly customers: CustomerStore;
  readonly importedCustomers: ImportedCustomerStore;
  readonly renewals: Pick<RenewalStore, 'quoteOfImport'>;
  readonly quotes: Pick<QuoteStore, 'find'>;
  readonly notes: Pick<NoteStore, 'contactsOf'>;
}

/** How many of a customer's quotes are read. */
const MOST_QUOTES = 200;
/** The accidents whose claims are not over. */
const OPEN_ACCIDENTS: ReadonlySet<AccidentState> = new Set(['notified', 'open']);

/** The first item for each key. */
function distinct<T>(list: readonly T[], keyOf: (item: T) => string): T[] {
  const seen = new Map<string, T>();
  for (const item of list) if (!seen.has(keyOf(item))) seen.set(keyOf(item), item);
  return [...seen.values()];
}

const texts = (list: readonly (string | undefined)[]): string[] =>
  [...new Set(list.map((text) => text && tidy(text)))].filter((text) => text !== undefined);

/** An imported insurance, with the quote that it has already. */
async function renewed(
  { renewals }: Pick<CustomerParts, 'renewals'>,
  imported: KeptImport,
  now: number,
): Promise<RenewedLine> {
  const line = importedLine(imported);
  const quote = await renewals.quoteOfImport(imported.number);
  return quote && renewalState({ quote }, now) !== 'open' ? { ...line, quoteId: quote.id } : line;
}

/** A policy as it is at a moment; nothing of a quote that is none. */
function policyLine(
  library: Library,
  found: QuoteWithHistory | undefined,
  now: number,
): CustomerPolicy[] {
  const policy = found && policyOf(library, found);
  if (!found || !policy) return [];
  const { quote, events } = found;
  const today = irishDay(now);
  const term = termOn(policy, today);
  const { sections, rateBookHash } = coverOn(term, today) ?? quote;
  const { vehicle } = sections;
  const scheme = library.byHash(rateBookHash)?.scheme;
  const state = stateOn(term, today);
  const { balance, overdue } = showAccount(library, { found, policy }, now);
  const { cancelled, period } = policy.term;
  const renews = state === 'inForce' && !cancelled;
  const line: CustomerPolicy = {
    policyId: policy.id,
    quoteId: quote.id,
    ...(scheme === undefined ? {} : { scheme }),
    registrationNumber: vehicle.registrationNumber,
    vehicle: `${vehicle.make} ${vehicle.model}`,
    cover: sections.policy.coverType,
    state,
    from: term.period.from,
    to: coverEnds(term),
    ...(renews ? { renewalDate: daysLater(period.to, 1) } : {}),
    balance,
    overdue,
    openAccidents: accidentsOf(events).filter((one) => OPEN_ACCIDENTS.has(one.state)).length,
    openComplaints: complaintsOf(events).filter((one) => one.state !== 'answered').length,
  };
  return [line];
}

/** Returns everything about one customer. */
export function getCustomer(parts: CustomerParts) {
  const { library, customers, importedCustomers } = parts;
  return async ({ key }: { key: string }, { now }: Context): Promise<Result<CustomerFile>> => {
    const imports = await importedCustomers.ofCustomer(key);
    const [first] = imports;
    const customer = (await customers.find(key)) ?? (first && customerOf(first));
    const found = await customers.quotes(key, MOST_QUOTES);
    const sections = found.map(({ quote }) => quote.sections);
    const quoted = sections.map((section) => section.customer);
    // What a quote says is newer than what another system said.
    const people = quoted.length > 0 ? quoted : imports.map(contactOf);
    const [newest] = people;
    if (!customer || !newest) {
      return failed({ kind: 'notFound', message: message('customerNotFound') });
    }
    const addresses = people.map(({ address }) => address);
    const contact = (await parts.notes.contactsOf([key])).get(key) ?? {};
    const sold = found.filter(({ line }) => line.policyId !== null);
    const held = await Promise.all(sold.map(({ line }) => parts.quotes.find(line.id)));
    return done({
      ...showCustomer(customer, contact),
      details: newest,
      contact,
      policyLines: held.flatMap((one) => policyLine(library, one, now)),
      lines: found.map(({ line }) => showLine(library, line, now)),
      imported: await Promise.all(imports.map((one) => renewed(parts, one, now))),
      vehicles: distinct(
        sections.map(({ vehicle }) => vehicle),
        ({ registrationNumber }) => normaliseVrm(registrationNumber) ?? registrationNumber,
      ),
      addresses: distinct(
        addresses.filter((address) => Object.keys(address).length > 0),
        (address) => tidy(JSON.stringify(Object.entries(address).sort())),
      ),
      emails: texts([contact.email, ...people.map(({ email }) => email)]),
      phones: texts([contact.phone, ...people.map(({ phone }) => phone)]),
    });
  };
}
