import { customerKey } from '../../../../shared/domain/customer-key.ts';
import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import type { PartSections } from '../../../../shared/domain/quote-fields/quote-sections.ts';
import type { Period } from '../../../../shared/schemas/quotes/quote.ts';
import type { Caller, Context } from '../../dispatcher.ts';
import { coveredTimeOf, overlap } from './covered-time.ts';
import type { MarkIndex, QuoteOfMark } from './store.ts';

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
    other.status !== 'accepted' &&
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
  return status === 'accepted'
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
