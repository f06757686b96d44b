import { readDay } from '../../shared/domain/date.ts';
import { COVERS } from '../../shared/domain/quotes/cover.ts';
import { LOST_REASONS, OUTCOMES } from '../../shared/domain/quotes/outcome.ts';
import { QUOTE_SORTS, type QuoteSort } from '../../shared/domain/quotes/quote-sort.ts';
import { SHOWN_STATUSES } from '../../shared/domain/quotes/quote-status.ts';
import { REFERRAL_STATES } from '../../shared/domain/quotes/referral.ts';
import type { QuoteListQuery } from '../../shared/schemas/quotes/quote-list.ts';

/** What is listed and how, as it stands in the place's query; its pages are no part of it. */
export type QuoteQuery = Omit<QuoteListQuery, 'after' | 'before' | 'limit' | 'amounts'>;

/** The longest search that the service takes. */
const LONGEST = 200;
const LONGEST_KEY = 1000;
const LONGEST_SOURCE = 200;
const LONGEST_ASSIGNEE = 100;
const LONGEST_SCHEME = 60;

const DAYS = [
  ...(['createdFrom', 'createdTo'] as const),
  ...(['acceptedFrom', 'acceptedTo'] as const),
  ...(['expiresFrom', 'expiresTo'] as const),
] as const;
export type QueryDay = (typeof DAYS)[number];

function oneOf<T extends string>(words: readonly T[], text: string | null): T | undefined {
  return words.find((word) => word === text);
}

/** A query from the place; what it doesn't know or what can't be is left out. */
export function readQuery(text: string): QuoteQuery {
  const given = new URLSearchParams(text);
  const search = given.get('search')?.slice(0, LONGEST);
  const customer = given.get('customer');
  const source = given.get('source');
  const assignee = given.get('assignee');
  const scheme = given.get('scheme');
  const yesOrNo = (name: 'requoted' | 'descending') => {
    const text = oneOf(['1', '0'], given.get(name));
    return text && text === '1';
  };
  const known = {
    status: oneOf(SHOWN_STATUSES, given.get('status')),
    cover: oneOf(COVERS, given.get('cover')),
    referral: oneOf(REFERRAL_STATES, given.get('referral')),
    outcome: oneOf(OUTCOMES, given.get('outcome')),
    lostReason: oneOf(LOST_REASONS, given.get('lostReason')),
    requoted: yesOrNo('requoted'),
    sort: oneOf(QUOTE_SORTS, given.get('sort')),
    descending: yesOrNo('descending'),
    ...Object.fromEntries(DAYS.map((name) => [name, readDay(given.get(name) ?? '')])),
  };
  return {
    ...(search ? { search } : {}),
    ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)),
    ...(customer && customer.length <= LONGEST_KEY ? { customer } : {}),
    ...(source && source.length <= LONGEST_SOURCE ? { source } : {}),
    ...(assignee && assignee.length <= LONGEST_ASSIGNEE ? { assignee } : {}),
    ...(scheme && scheme.length <= LONGEST_SCHEME ? { scheme } : {}),
  };
}

/** The names in the order in which a place has them. */
const NAMES = [
  'search',
  'status',
  'cover',
  'referral',
  'outcome',
  'lostReason',
  'requoted',
  'source',
  'assignee',
  'scheme',
  ...DAYS,
  'customer',
  'sort',
  'descending',
] as const satisfies readonly (keyof QuoteQuery)[];

/** A query as the place has it; {@link readQuery} reads the same back. */
export function writeQuery(query: QuoteQuery): string {
  const text = new URLSearchParams();
  for (const name of NAMES) {
    const value = query[name];
    if (typeof value === 'boolean') text.set(name, value ? '1' : '0');
    else if (value) text.set(name, value);
  }
  return text.toString();
}

/** Whether two queries list the same in the same order. */
export function isSameQuery(one: QuoteQuery | undefined, other: QuoteQuery): boolean {
  return one !== undefined && writeQuery(one) === writeQuery(other);
}

/** A query without some of its parts. */
export function without(query: QuoteQuery, ...names: readonly (keyof QuoteQuery)[]): QuoteQuery {
  const left = Object.entries(query).filter(([name]) => !names.some((each) => each === name));
  return Object.fromEntries(left);
}

/** A query with a part changed; what is undefined or empty is taken out. */
export function withPart<N extends keyof QuoteQuery>(
  query: QuoteQuery,
  name: N,
  value: QuoteQuery[N] | '',
): QuoteQuery {
  return value === undefined || value === '' ? without(query, name) : { ...query, [name]: value };
}

/** The order of a query: the newest first, unless another is asked for. */
export function orderOf({ sort = 'created', descending }: QuoteQuery): {
  readonly sort: QuoteSort;
  readonly descending: boolean;
} {
  return { sort, descending: descending ?? sort === 'created' };
}

/** The query after a column's head was pressed: by that column, or the other way round. */
export function sortedBy(query: QuoteQuery, sort: QuoteSort): QuoteQuery {
  const now = orderOf(query);
  const rest = without(query, 'sort', 'descending');
  const usual = sort === 'created';
  const descending = now.sort === sort ? !now.descending : usual;
  return {
    ...rest,
    ...(sort === 'created' ? {} : { sort }),
    ...(descending === usual ? {} : { descending }),
  };
}

/** A query's order without what it asks for. */
export function onlyOrder({ sort, descending }: QuoteQuery): QuoteQuery {
  return { ...(sort && { sort }), ...(descending === undefined ? {} : { descending }) };
}

/** Whether anything but the order is asked for. */
export function isFiltered(query: QuoteQuery): boolean {
  return writeQuery(query) !== writeQuery(onlyOrder(query));
}

/** What no one accepted, refused, lost or quoted again. */
export const UNDECIDED = { outcome: 'open', requoted: false } as const satisfies QuoteQuery;

/** The quotes that can still be accepted and expire from one day to another, both included. */
export function expiringQuery(from: string, to: string): QuoteQuery {
  return { status: 'quoted', ...UNDECIDED, expiresFrom: from, expiresTo: to, sort: 'expires' };
}
