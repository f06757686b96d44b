import { create } from 'zustand';
import type { Fault, Result } from '../../../shared/contract/result.ts';
import type {
  CustomerLine,
  CustomerList,
  CustomerSearch,
} from '../../../shared/schemas/people/customer.ts';
import { call } from '../../data/call.ts';
import type { Count } from '../../i18n/count.ts';

const PAGE = 200;
/** The longest page that the service gives. */
const LONGEST = 1000;

interface CustomersListState {
  /** What was asked for last; the lines shown may still be the answer to another. */
  readonly sought: string | undefined;
  /** What the lines shown are the answer to. */
  readonly search: string | undefined;
  readonly lines: readonly CustomerLine[];
  readonly next: string | undefined;
  readonly total: Count | undefined;
  readonly pending: boolean;
  readonly fault: Fault | undefined;
  readonly active: number;
  /** Lists whom a search finds, from the one who asked last. */
  readonly open: (search: string) => Promise<void>;
  /** Sees to it that lines before a number are there, where there are so many. */
  readonly want: (until: number) => Promise<void>;
  /** Reads what is shown again, because the data changed; what could not be listed is listed. */
  readonly refresh: () => Promise<void>;
  readonly setActive: (active: number) => void;
}

interface CustomersListParts {
  readonly find: (search: CustomerSearch) => Promise<Result<CustomerList>>;
}

/** The list of customers, longer by a page whenever its end is looked at. */
export function createCustomersListStore({ find }: CustomersListParts) {
  let sequence = 0;
  let isGrowing = false;
  return create<CustomersListState>()((set, get) => {
    function answered(answer: Result<CustomerList>, mine: number): CustomerList | undefined {
      if (mine !== sequence) return undefined;
      if (answer.ok) return answer.value;
      set({ fault: answer.fault, pending: false });
      return undefined;
    }
    const taken = ({ next, total, totalIsLeast }: CustomerList) => ({
      next,
      total: { count: total, isLeast: totalIsLeast ?? false },
      pending: false,
      fault: undefined,
    });
    async function read(search: string, limit: number): Promise<CustomerList | undefined> {
      sequence += 1;
      isGrowing = false;
      const mine = sequence;
      const answer = answered(await find({ ...(search && { search }), limit }), mine);
      if (answer) set({ ...taken(answer), search, lines: answer.customers });
      return answer;
    }
    return {
      sought: undefined,
      search: undefined,
      lines: [],
      next: undefined,
      total: undefined,
      pending: false,
      fault: undefined,
      active: 0,
      async open(search) {
        set({ sought: search, pending: true });
        if (await read(search, PAGE)) set({ active: 0 });
      },
      async want(until) {
        const { search, next, lines, pending } = get();
        if (pending || isGrowing || next === undefined || until < lines.length) return;
        isGrowing = true;
        const mine = sequence;
        const ask = { ...(search && { search }), after: next, limit: PAGE };
        const answer = answered(await find(ask), mine);
        if (!answer) return;
        isGrowing = false;
        set({ ...taken(answer), lines: [...lines, ...answer.customers] });
      },
      async refresh() {
        const { sought, search, lines, pending } = get();
        if (sought === undefined || pending) return;
        // The host was gone when it was asked for.
        if (sought !== search) return get().open(sought);
        const answer = await read(search, Math.min(LONGEST, Math.max(PAGE, lines.length)));
        // The keyboard may have gone on meanwhile: it stays at the customer where it is now.
        const held = lines[get().active]?.key;
        const at = answer?.customers.findIndex(({ key }) => key === held) ?? -1;
        if (at !== -1) set({ active: at });
      },
      setActive: (active) => set({ active }),
    };
  });
}

export const useCustomersList = createCustomersListStore({
  find: (search) => call('findCustomers', search),
});
