import { customerKey } from '../../../../shared/domain/customer-key.ts';
import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import { irishTime } from '../../../../shared/domain/moment.ts';
import type { PartSections } from '../../../../shared/domain/quote-fields/quote-sections.ts';
import { STATUSES } from '../../../../shared/domain/quotes/quote-status.ts';
import { done, failed, type Result } from '../../../../shared/result/result.ts';
import type { Period } from '../../../../shared/schemas/quotes/quote.ts';
import type { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import { mayOverride, OVERRIDE } from '../../caller/authority.ts';
import type { Caller, Context } from '../../dispatcher.ts';
import { inceptionDay } from '../document/inputs.ts';
import { coveredPeriod, type Dates, periodOf } from '../history/period.ts';
import type { MarkIndex, Permits, QuoteOfMark, QuoteWithHistory } from '../history/quote-store.ts';

/** From when until when a car is covered, to the minute, in Irish time: `YYYY-MM-DDTHH:MM`. */
export interface CoveredTime {
  readonly from: string;
  /** The end of the last day, which begins no other. */
  readonly until: string;
}

/** What tells when a quote covers; its policy section may be half typed. */
interface Covering {
  readonly policy: Partial<Dates>;
  /** As it was priced; absent while it is typed. */
  readonly priced?: Period | undefined;
  readonly accepted?: Parameters<typeof coveredPeriod>[0]['accepted'];
}

/** The time that a quote or a policy covers; undefined where it does not say when it begins. */
export function coveredTimeOf({ policy, priced, accepted }: Covering): CoveredTime | undefined {
  const { inceptionDate } = policy;
  const start = accepted?.startsAt ?? inceptionDate;
  const begun = start === undefined ? undefined : irishTime(start);
  if (inceptionDate === undefined || begun === undefined) return undefined;
  const typed = () => periodOf({ ...policy, inceptionDate }, inceptionDay(inceptionDate));
  const { from, to } = coveredPeriod({ priced: priced ?? typed(), accepted });
  // No cover begins before the quote was made.
  const at = begun.day < from ? '00:00' : begun.time;
  return { from: `${from}T${at}`, until: `${to}T24:00` };
}

/** Whether two covers share a minute; one may begin when the other ends. */
export function overlap(one: CoveredTime, other: CoveredTime): boolean {
  return one.from < other.until && other.from < one.until;
}

/** A quote whose car may be quoted or insured elsewhere, too; it may be half typed. */
export interface Examined {
  readonly sections: PartSections;
  /** The period that it is priced for; absent while it is typed. */
  readonly priced?: Period | undefined;
  /** Its own id; absent before it has one. */
  readonly id?: string;
  /** The quote that it was made from. */
  readonly basedOn?: string | undefined;
}

/** So many are named. */
const MOST = 5;

function keyOf({ firstName, surname, dateOfBirth }: PartSections['customer']): string | undefined {
  if (firstName === undefined || surname === undefined || dateOfBirth === undefined)
    return undefined;
  return customerKey({ firstName, surname, dateOfBirth });
}

/** Tells whether an open quote is the same wish again: of one customer, or one made from the other. */
function requotes({ sections, id, basedOn }: Examined): (other: QuoteOfMark) => boolean {
  const customer = keyOf(sections.customer);
  return (other) =>
    !STATUSES[other.status].isPolicy &&
    (other.id === basedOn ||
      (id !== undefined && other.basedOn === id) ||
      customer === customerKey(other.sections.customer));
}

const timeOf = ({ sections, ...kept }: Examined | QuoteOfMark) =>
  coveredTimeOf({ policy: sections.policy, ...kept });

/** Of the quotes of a car, the policies and open quotes for some of the same days. */
export function duplicatesAmong(
  others: readonly QuoteOfMark[],
  examined: Examined,
): readonly QuoteOfMark[] {
  const covered = timeOf(examined);
  if (!covered || others.length === 0) return [];
  const isRequote = requotes(examined);
  return others.filter((other) => {
    if (other.id === examined.id || isRequote(other)) return false;
    const its = timeOf(other);
    return its !== undefined && overlap(covered, its);
  });
}

/** The policies and open quotes of the same car for some of the same days. */
export async function findDuplicates(
  quotes: MarkIndex,
  examined: Examined,
  now: number,
): Promise<readonly QuoteOfMark[]> {
  const { registrationNumber } = examined.sections.vehicle;
  if (registrationNumber === undefined || !timeOf(examined)) return [];
  return duplicatesAmong(await quotes.ofMark(registrationNumber, now), examined);
}

/** To a client that reaches only its own quotes, those of others are not there. */
export function known(caller: Caller, found: readonly QuoteOfMark[]): readonly QuoteOfMark[] {
  if (caller.kind !== 'client' || !caller.ownQuotesOnly) return found;
  return found.filter(({ by }) => by === caller.id);
}

/** A duplicate in words. */
function warning({ id, status }: QuoteOfMark): Message {
  return STATUSES[status].isPolicy
    ? message('duplicatePolicy', { quote: id })
    : message('duplicateQuote', { quote: id });
}

/** What to warn a caller of: the duplicates that it may know. */
export function warningsOf(caller: Caller, duplicates: readonly QuoteOfMark[]): Message[] {
  return known(caller, duplicates).slice(0, MOST).map(warning);
}

/** The warnings of the duplicates that are found now. */
export async function duplicateWarnings(
  quotes: MarkIndex,
  examined: Examined,
  { caller, now }: Pick<Context, 'caller' | 'now'>,
): Promise<Message[]> {
  return warningsOf(caller, await findDuplicates(quotes, examined, now));
}

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
 * anyone who writes it asks again.
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
