import { done, failed, type Result } from '../../../../shared/contract/result.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import type { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import type { Caller, Context } from '../../dispatcher.ts';
import { mayOverride, OVERRIDE } from '../change/referral.ts';
import type { QuoteWithHistory } from '../history/store.ts';
import { duplicatesAmong, type Examined, findDuplicates, known } from './find.ts';
import type { MarkIndex, Permits, QuoteOfMark } from './store.ts';

/** Whether a rate book stops a caller at a duplicate: the desk unless it only warns. */
export function isStopped({ duplicates }: Pick<RateBook, 'duplicates'>, caller: Caller): boolean {
  return duplicates === 'stop' || (duplicates !== 'warn' && caller.kind === 'broker');
}

/** A kept quote with what tells its duplicates from its requotes. */
export function examinedOf({
  quote,
  events,
}: Pick<QuoteWithHistory, 'quote' | 'events'>): Examined {
  const submitted = events.find((event) => event.kind === 'submitted');
  const { basedOn, period } = submitted?.detail ?? {};
  return { id: quote.id, sections: quote.sections, priced: period, basedOn };
}

interface Stop {
  readonly quotes: MarkIndex;
  /** Of the quote; absent where it is not there. */
  readonly book: RateBook | undefined;
  /** Why it is accepted all the same. */
  readonly reason: string | undefined;
}

/** What allows a quote to be accepted next to the other quotes of its car. */
interface Single {
  /** Why it is accepted all the same; absent where none was needed. */
  readonly reason?: string;
  /** Whether the others are still those that were decided on; absent where none would stop it. */
  readonly permits?: Permits;
}

function stateOf(duplicates: readonly QuoteOfMark[]): string {
  return JSON.stringify(duplicates.map(({ id, status }) => [id, status]));
}

/**
 * Refuses to accept a quote whose car has another open quote or a policy for some of the same days,
 * unless somebody with authority says why. Another one may come until the acceptance is written:
 * whoever writes it asks again.
 */
export async function mustBeSingle(
  { quotes, book, reason }: Stop,
  found: QuoteWithHistory,
  { caller, now }: Context,
): Promise<Result<Single>> {
  if (!isStopped(book ?? {}, caller)) return done({});
  const examined = examinedOf(found);
  const duplicates = await findDuplicates(quotes, examined, now);
  const decidedOn = stateOf(duplicates);
  const permits: Permits = (others) => stateOf(duplicatesAmong(others, examined)) === decidedOn;
  if (duplicates.length === 0) return done({ permits });
  const { id } = found.quote;
  if (!mayOverride(caller)) {
    const fault = message('duplicatePermission', { id, permission: OVERRIDE });
    return failed({ kind: 'forbidden', message: fault, permission: OVERRIDE });
  }
  if (reason !== undefined) return done({ reason, permits });
  const others = known(caller, duplicates).map((other) => other.id);
  const fault =
    others.length === duplicates.length
      ? message('duplicateStop', { id, others: others.join(', ') })
      : message('duplicateStopUnnamed', { id });
  return failed({ kind: 'conflict', message: fault });
}
