import { Dashboard, DashboardQuery } from '../../schemas/desk/dashboard.ts';
import { CustomerList, CustomerSearch } from '../../schemas/people/customer.ts';
import { DeclinedList, DeclinedQuery } from '../../schemas/quotes/declined-risk.ts';
import { QuoteList, QuoteListQuery } from '../../schemas/quotes/quote-list.ts';
import { ReferralQueue, ReferralQueueQuery } from '../../schemas/quotes/referral-queue.ts';
import type { Operation } from './operation.ts';

/** Lists and figures over all quotes. */
export const quoteIndexOperations = {
  listQuotes: {
    summary: 'Search, filter and sort quotes, a page at a time',
    requires: 'broker',
    requiresOfUser: 'quote:read',
    data: 'reads',
    input: QuoteListQuery,
    output: QuoteList,
  },
  listDeclined: {
    summary: 'List declined risks, the newest first',
    requires: 'broker',
    requiresOfUser: 'quote:read',
    data: 'reads',
    input: DeclinedQuery,
    output: DeclinedList,
  },
  listReferrals: {
    summary: 'List the open quotes that wait for a decision on their referral, the oldest first',
    requires: 'broker',
    requiresOfUser: 'quote:read',
    data: 'reads',
    input: ReferralQueueQuery,
    output: ReferralQueue,
  },
  findCustomers: {
    summary: 'Find customers by anything typed in their quotes',
    requires: 'broker',
    requiresOfUser: 'quote:read',
    data: 'reads',
    input: CustomerSearch,
    output: CustomerList,
  },
  dashboard: {
    summary: 'The figures of a period by day and by cover, and what expires next',
    requires: 'broker',
    requiresOfUser: 'quote:read',
    data: 'reads',
    input: DashboardQuery,
    output: Dashboard,
  },
} as const satisfies Record<string, Operation>;
