import { utcText } from '../../../shared/domain/date.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { normaliseVrm } from '../../../shared/domain/registration.ts';
import { tidy } from '../../../shared/domain/text/tidy.ts';
import { done, failed, invalid, type Result } from '../../../shared/result/result.ts';
import type {
  CustomerFile,
  CustomerLine,
  CustomerList,
  CustomerSearch,
  RenewedLine,
} from '../../../shared/schemas/people/customer.ts';
import type { Context } from '../dispatcher.ts';
import { readCursor, writeCursor } from '../quotes/index/cursor.ts';
import { showLine } from '../quotes/index/line.ts';
import { totalOf } from '../quotes/index/list.ts';
import { typedWords } from '../quotes/index/typed-words.ts';
import type { Library } from '../rate-books/library.ts';
import { contactOf, customerOf, importedLine } from './customer-of.ts';
import type { CustomerStore, KeptCustomer } from './customer-store.ts';
import type { ImportedCustomerStore, KeptImport } from './imported-customer-store.ts';
import { renewalState } from './renewal-state.ts';
import type { RenewalStore } from './renewal-store.ts';

interface CustomerParts {
  readonly library: Library;
  readonly customers: CustomerStore;
  readonly importedCustomers: ImportedCustomerStore;
  readonly renewals: Pick<RenewalStore, 'quoteOfImport'>;
}

/** How many customers a page has by default. */
const USUAL = 50;
/** How many of a customer's quotes are read. */
const MOST_QUOTES = 200;

function show(customer: KeptCustomer): CustomerLine {
  const { key, name, dateOfBirth, quotes, policies, newestAt, email, phone, eircode } = customer;
  return {
    key,
    name,
    dateOfBirth,
    quotes,
    policies,
    ...(newestAt === 0 ? {} : { newestQuoteAt: utcText(newestAt) }),
    ...(email === null ? {} : { email }),
    ...(phone === null ? {} : { phone }),
    ...(eircode === null ? {} : { eircode }),
  };
}

const ORDER = 'customers';

/** Finds customers by words of any of their quotes, and behind them imported ones without a quote. */
export function findCustomers({
  customers,
  importedCustomers,
}: Pick<CustomerParts, 'customers' | 'importedCustomers'>) {
  return async (query: CustomerSearch): Promise<Result<CustomerList>> => {
    const { search, after: text, limit = USUAL } = query;
    const after = text === undefined ? undefined : readCursor(ORDER, [0, ''], text);
    if (text !== undefined && !after) {
      return invalid([{ path: 'after', message: message('noPlaceInCustomers') }]);
    }
    const words = typedWords(search ?? '');
    const page = { limit: limit + 1, ...(after ? { after } : {}) };
    const quoted = await customers.list(words, page);
    const [newestAt, before] = after ?? [];
    const imports = await importedCustomers.unquoted(words, {
      limit: page.limit - quoted.some.length,
      ...(newestAt === 0 ? { before: String(before) } : {}),
    });
    const some = [...quoted.some, ...imports.some.map(customerOf)];
    const count = {
      count: quoted.count.count + imports.count.count,
      atLeast: quoted.count.atLeast || imports.count.atLeast,
    };
    const lines = some.slice(0, limit);
    const last = lines.at(-1);
    return done({
      customers: lines.map(show),
      ...(last && some.length > limit
        ? { next: writeCursor(ORDER, [last.newestAt, last.key]) }
        : {}),
      ...totalOf(count),
    });
  };
}

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
    return done({
      ...show(customer),
      details: newest,
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
      emails: texts(people.map(({ email }) => email)),
      phones: texts(people.map(({ phone }) => phone)),
    });
  };
}
