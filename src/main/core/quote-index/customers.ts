import { done, failed, invalid, type Result } from '../../../shared/contract/result.ts';
import { utcText } from '../../../shared/domain/date.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { tidy } from '../../../shared/domain/text/tidy.ts';
import type {
  CustomerFile,
  CustomerLine,
  CustomerList,
  CustomerSearch,
} from '../../../shared/schemas/customer.ts';
import type { Context } from '../dispatcher.ts';
import type { StoredQuote } from '../quotes/history/store.ts';
import type { Library } from '../rate-books/library.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { type ListedQuote, showLine } from './line.ts';
import { totalOf } from './list.ts';
import type { Found, Position } from './store.ts';
import { type TypedWord, typedWords } from './typed-words.ts';

/** A customer as the quote index keeps one. Times in epoch milliseconds. */
export interface KeptCustomer
  extends Pick<CustomerLine, 'key' | 'name' | 'dateOfBirth' | 'quotes' | 'policies'> {
  readonly newestAt: number;
  readonly email: string | null;
  readonly phone: string | null;
  readonly eircode: string | null;
}

/** The store of customers. */
export interface CustomerStore {
  /** The customers with a quote that has every word, those with the newest quote first. */
  readonly list: (
    words: readonly TypedWord[],
    page: { readonly after?: Position; readonly limit: number },
  ) => Promise<Found<KeptCustomer>>;
  readonly find: (key: string) => Promise<KeptCustomer | undefined>;
  /** The newest quotes of one customer, newest first, each with its line. */
  readonly quotes: (
    key: string,
    limit: number,
  ) => Promise<readonly { readonly line: ListedQuote; readonly quote: StoredQuote }[]>;
}

interface CustomerParts {
  readonly library: Library;
  readonly customers: CustomerStore;
}

/** How many customers a page has by default. */
const USUAL = 50;
/** How many of a customer's quotes are read. */
const MOST_QUOTES = 200;

function show(customer: KeptCustomer): CustomerLine {
  const { key, name, dateOfBirth, quotes, policies, newestAt, email, phone, eircode } = customer;
  return {
    ...{ key, name, dateOfBirth, quotes, policies },
    newestQuoteAt: utcText(newestAt),
    ...(email === null ? {} : { email }),
    ...(phone === null ? {} : { phone }),
    ...(eircode === null ? {} : { eircode }),
  };
}

const ORDER = 'customers';

/** Finds customers by words of any of their quotes. */
export function findCustomers({ customers }: Pick<CustomerParts, 'customers'>) {
  return async (query: CustomerSearch): Promise<Result<CustomerList>> => {
    const { search, after: text, limit = USUAL } = query;
    const after = text === undefined ? undefined : readCursor(ORDER, [0, ''], text);
    if (text !== undefined && !after) {
      return invalid([{ path: 'after', message: message('noPlaceInCustomers') }]);
    }
    const words = typedWords(search ?? '');
    const page = { limit: limit + 1, ...(after ? { after } : {}) };
    const { some, count } = await customers.list(words, page);
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

/** Returns everything about one customer. */
export function getCustomer({ library, customers }: CustomerParts) {
  return async ({ key }: { key: string }, { now }: Context): Promise<Result<CustomerFile>> => {
    const customer = await customers.find(key);
    const found = await customers.quotes(key, MOST_QUOTES);
    const newest = found[0]?.quote.sections.customer;
    if (!customer || !newest) {
      return failed({ kind: 'notFound', message: message('customerNotFound') });
    }
    const sections = found.map(({ quote }) => quote.sections);
    const people = sections.map((section) => section.customer);
    const addresses = people.map(({ address }) => address);
    return done({
      ...show(customer),
      details: newest,
      lines: found.map(({ line }) => showLine(library, line, now)),
      vehicles: distinct(
        sections.map(({ vehicle }) => vehicle),
        ({ registrationNumber }) => registrationNumber,
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
