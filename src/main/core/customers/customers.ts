import { utcText } from '../../../shared/domain/date.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { done, invalid, type Result } from '../../../shared/result/result.ts';
import type {
  Contact,
  CustomerLine,
  CustomerList,
  CustomerSearch,
} from '../../../shared/schemas/people/customer.ts';
import type { NoteStore } from '../quotes/history/note-store.ts';
import { readCursor, writeCursor } from '../quotes/index/cursor.ts';
import { totalOf } from '../quotes/index/list.ts';
import { typedWords } from '../quotes/index/typed-words.ts';
import { customerOf } from './customer-of.ts';
import type { CustomerStore, KeptCustomer } from './customer-store.ts';
import type { ImportedCustomerStore } from './imported-customer-store.ts';

/** How many customers a page has by default. */
const USUAL = 50;

/** A customer as lists show one. @param contact how the customer is reached, as it was said next to quotes */
export function showCustomer(customer: KeptCustomer, contact: Contact = {}): CustomerLine {
  const { key, name, dateOfBirth, quotes, policies, newestAt, eircode } = customer;
  const { email = customer.email, phone = customer.phone } = contact;
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
  notes,
}: {
  readonly customers: CustomerStore;
  readonly importedCustomers: ImportedCustomerStore;
  readonly notes: Pick<NoteStore, 'contactsOf'>;
}) {
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
    const contacts = await notes.contactsOf(lines.map(({ key }) => key));
    return done({
      customers: lines.map((line) => showCustomer(line, contacts.get(line.key))),
      ...(last && some.length > limit
        ? { next: writeCursor(ORDER, [last.newestAt, last.key]) }
        : {}),
      ...totalOf(count),
    });
  };
}
