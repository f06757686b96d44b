import { useTranslation } from 'react-i18next';
import type { Message } from '../../../../shared/domain/messages/message.ts';
import type { Fault } from '../../../../shared/result/result.ts';
import type { KeptRateBook } from '../../../../shared/schemas/rate-books/kept-rate-book.ts';
import type { TableState } from '../../../../shared/schemas/rate-books/kept-table.ts';
import { FaultNotice, Notice } from '../../../components/notice.tsx';
import { count } from '../../../i18n/money.ts';
import { sayAlone } from '../../../i18n/say.ts';
import classes from './compare.module.css';
import { placeOf } from './place.ts';

/** Two books by their hashes: what changes from the first to the second. */
export interface BookPair {
  readonly from: string;
  readonly to: string;
}

/** A kept book that can be read. */
export type ReadableBook = KeptRateBook & {
  readonly summary: NonNullable<KeptRateBook['summary']>;
};

const UPCOMING: readonly TableState[] = ['draft', 'checked', 'approved'];

/** The books that are not damaged. */
export function readable(books: readonly KeptRateBook[]): ReadableBook[] {
  return books.flatMap((book) => (book.summary ? [{ ...book, summary: book.summary }] : []));
}

/** Where a book is compared with a likely other one: what is to come is what a change leads to. */
export function comparePath({ hash, state }: Pick<KeptRateBook, 'hash' | 'state'>): string {
  return placeOf({ [UPCOMING.includes(state) ? 'to' : 'from']: hash, view: 'changes' });
}

const schemeOf = ({ summary }: ReadableBook) => summary.scheme.id;

/**
 * What one may want to see next to a book: next to one that is to come, the one in force of its scheme; next to
 * any other, the newest that is to come, else the one in force; else any.
 */
function otherOf(books: readonly ReadableBook[], hash: string): ReadableBook | undefined {
  const own = books.find((book) => book.hash.startsWith(hash));
  const others = books.filter((book) => book !== own);
  const isUpcoming = ({ state }: ReadableBook) => UPCOMING.includes(state);
  const alike = others.filter((book) => own !== undefined && schemeOf(book) === schemeOf(own));
  return (
    (own && isUpcoming(own) ? undefined : alike.findLast(isUpcoming)) ??
    alike.findLast(({ state }) => state === 'active') ??
    alike.at(-1) ??
    others.find(({ state }) => state === 'active') ??
    others[0]
  );
}

/** The one in force and the newest of its scheme that is to come; where none is, the one before it. */
function usual(books: readonly ReadableBook[]): BookPair | undefined {
  const active = books.filter(({ state }) => state === 'active');
  const inForce = (book: ReadableBook) => active.find((one) => schemeOf(one) === schemeOf(book));
  const next = books.findLast((book) => UPCOMING.includes(book.state) && inForce(book));
  const now = next && inForce(next);
  if (now) return { from: now.hash, to: next.hash };
  const former = books.findLast((book) => book.state === 'superseded' && inForce(book));
  const later = former && inForce(former);
  if (later) return { from: former.hash, to: later.hash };
  const [first, second] = active.length > 1 ? active : books;
  return first && second && { from: first.hash, to: second.hash };
}

/** The whole hash of a book that is known; what is not known stays as it was asked for. */
function whole(books: readonly ReadableBook[], hash: string): string {
  return books.find((book) => book.hash.startsWith(hash))?.hash ?? hash;
}

/**
 * The books to compare: those that were asked for, each with a likely other one.
 * @returns undefined where there are no two
 */
export function pairOf(
  books: readonly ReadableBook[],
  { from, to }: Partial<Record<keyof BookPair, string | undefined>>,
): BookPair | undefined {
  if (from === undefined && to === undefined) return usual(books);
  const first = from ?? otherOf(books, to ?? '')?.hash;
  const second = to ?? otherOf(books, from ?? '')?.hash;
  if (first === undefined || second === undefined) return undefined;
  return { from: whole(books, first), to: whole(books, second) };
}

/** The inputs that choose a book. */
const SIDES = ['from', 'to'] as const;

/** The faults of a chosen book. */
interface BookFaults {
  readonly side: (typeof SIDES)[number];
  /** Where in the book each stands, as `factors[2].rows[1]`, and what it is. */
  readonly faults: readonly { readonly place: string; readonly message: Message }[];
}

/** The faults that keep a book from being compared; undefined where something else is wrong. */
export function bookFaultsOf(fault: Fault): BookFaults | undefined {
  if (fault.kind !== 'invalid' || !fault.errors || fault.errors.length === 0) return undefined;
  const { errors } = fault;
  const side = SIDES.find((each) => errors.every(({ path }) => path.startsWith(`${each}.hash.`)));
  if (side === undefined) return undefined;
  return {
    side,
    faults: errors.map(({ path, message }) => ({
      // As in the book itself: without the input that chose it.
      place: path.slice(`${side}.hash.`.length),
      message,
    })),
  };
}

/** So many faults are listed: the check of the book has them all. */
const LISTED = 10;

interface PairFaultProps {
  readonly fault: Fault;
  readonly onRetry?: () => void;
}

/** Why two books can not be compared: which one has faults, and where; or what else is wrong. */
export function PairFault({ fault, onRetry }: PairFaultProps) {
  const { t } = useTranslation('compareBooks');
  const found = bookFaultsOf(fault);
  if (!found) return <FaultNotice fault={fault} {...(onRetry && { onRetry })} />;
  const { side, faults } = found;
  const more = faults.length - LISTED;
  return (
    <Notice urgent tone="fault" title={t(`faults.${side}`)}>
      <ul>
        {faults.slice(0, LISTED).map(({ place, message }) => (
          <li key={`${place} ${message.code}`}>
            <code className={classes.place}>{place}</code> {sayAlone(message)}
          </li>
        ))}
      </ul>
      {more > 0 && t('faults.more', { count: more, written: count(more) })}
    </Notice>
  );
}
