import { create } from 'zustand';
import type { InputOf, OutputOf } from '../../../shared/contract/contract.ts';
import { typedForms } from '../../../shared/domain/fold.ts';
import { normaliseVrm } from '../../../shared/domain/registration.ts';
import type { Result } from '../../../shared/result/result.ts';
import type { CustomerLine } from '../../../shared/schemas/people/customer.ts';
import type { QuoteLine } from '../../../shared/schemas/quotes/quote-list.ts';
import { call } from '../../data/call.ts';
import { type Later, later } from '../../data/later.ts';
import { createNewest } from '../../data/newest.ts';

export interface FinderState {
  /** What is looked for; empty: the newest quotes. */
  readonly query: string;
  readonly quotes: readonly QuoteLine[];
  readonly customers: readonly CustomerLine[];
  /** Whether more quotes match than are shown. */
  readonly more: boolean;
  /** Whether the newest answer is still to come. */
  readonly pending: boolean;
  readonly failed: boolean;
  readonly look: (query: string) => void;
}

export interface FinderParts {
  readonly listQuotes: (query: InputOf<'listQuotes'>) => Promise<Result<OutputOf<'listQuotes'>>>;
  readonly findCustomers: (
    query: InputOf<'findCustomers'>,
  ) => Promise<Result<OutputOf<'findCustomers'>>>;
  /** Does the work after so many milliseconds; what it returns takes that back. */
  readonly later: Later;
}

const TYPING = 100;
const SHOWN = 5;

/** The longest search that the quote index takes. */
const LONGEST = 200;

const NOTHING = { quotes: [], customers: [], more: false, failed: false } as const;

function fitting(search: string) {
  const sought = typedForms(search);
  return (...texts: readonly string[]) =>
    texts.flatMap(typedForms).some((text) => sought.some((form) => text.includes(form)));
}

/** The registration that was typed whole, once it is known that none of the newest quotes has it. */
export function unquotedMark({ query, pending, failed, quotes }: FinderState): string | undefined {
  const mark = normaliseVrm(query);
  if (pending || failed) return undefined;
  const isQuoted = quotes.some(
    ({ registrationNumber }) => normaliseVrm(registrationNumber) === mark,
  );
  return isQuoted ? undefined : mark;
}

/** Looks for quotes and customers while a person types; the newest answer wins. */
export function createFinder({ listQuotes, findCustomers, later }: FinderParts) {
  async function ask(search: string) {
    const limit = SHOWN;
    const [quotes, customers] = await Promise.all([
      listQuotes(search === '' ? { limit } : { search, limit }),
      search === '' ? undefined : findCustomers({ search, limit }),
    ]);
    return { quotes, customers };
  }

  return create<FinderState>()((set) => {
    function take({ quotes, customers }: Awaited<ReturnType<typeof ask>>, search: string): void {
      if (!quotes.ok || customers?.ok === false) {
        set({ ...NOTHING, pending: false, failed: true });
        return;
      }
      set({
        quotes: quotes.value.quotes,
        customers: customers?.value.customers ?? [],
        more: search !== '' && quotes.value.next !== undefined,
        pending: false,
        failed: false,
      });
    }
    const newest = createNewest({ ask, take, later });

    return {
      query: '',
      ...NOTHING,
      pending: false,
      look(query) {
        const search = query.trim().slice(0, LONGEST);
        // Until the answer comes, nothing is offered that does not fit what is typed.
        const fits = fitting(search);
        set(({ quotes, customers }) => ({
          query,
          pending: true,
          more: false,
          quotes: quotes.filter((quote) => fits(quote.customerName, quote.registrationNumber)),
          customers: search === '' ? [] : customers.filter(({ name }) => fits(name)),
        }));
        newest.ask(search, search === '' ? 0 : TYPING);
      },
    };
  });
}

export const useFinder = createFinder({
  listQuotes: (query) => call('listQuotes', query),
  findCustomers: (query) => call('findCustomers', query),
  later,
});
