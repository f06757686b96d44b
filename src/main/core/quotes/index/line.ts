import { customerKey } from '../../../../shared/domain/customer-key.ts';
import { irishDay, utcText } from '../../../../shared/domain/date.ts';
import { eircodesIn } from '../../../../shared/domain/eircode.ts';
import { squash } from '../../../../shared/domain/fold.ts';
import { euro } from '../../../../shared/domain/money.ts';
import type { LostReason, Outcome } from '../../../../shared/domain/quotes/outcome.ts';
import { STATUSES } from '../../../../shared/domain/quotes/quote-status.ts';
import type { ReferralState } from '../../../../shared/domain/quotes/referral.ts';
import type { Actor } from '../../../../shared/schemas/common/actor.ts';
import type { Contact } from '../../../../shared/schemas/people/customer.ts';
import type { QuoteLine } from '../../../../shared/schemas/quotes/quote-list.ts';
import type { Library } from '../../rate-books/library.ts';
import { periodOf, policyEnd } from '../history/period.ts';
import type { QuoteCore, QuoteEvent } from '../history/quote-store.ts';
import {
  assigneeOf,
  outcomeOf,
  referralOf,
  referredAtOf,
  standingChange,
} from '../history/state.ts';
import { statusAt } from '../sale/retrieve.ts';
import { keptWords } from './words.ts';

/** A quote's line in the index. Amounts in cents, times in epoch milliseconds. */
export interface IndexedQuote
  extends Pick<
    QuoteCore,
    'id' | 'status' | 'createdAt' | 'expiresAt' | 'premiumCents' | 'rateBookHash'
  > {
  /** The sequence of its submission in the history: the order in which quotes were made. */
  readonly number: number;
  /** The Irish day on which it was made. */
  readonly createdDay: string;
  readonly cover: QuoteLine['cover'];
  readonly inceptionDate: string;
  /** The last Irish day that it covers; null in a line from before it was kept. */
  readonly lastDay: string | null;
  /** The last Irish day of cover of a policy that ended early; null of any other. */
  readonly coverEnds: string | null;
  /** The first Irish day of the last renewal that was taken up; null where none was. */
  readonly renewedDay: string | null;
  /** The Irish day on which the first payment of a policy that is open was or is due; null where none is known. */
  readonly unpaidSince: string | null;
  readonly customerKey: string;
  readonly customerName: string;
  /** The name folded, the surname first. */
  readonly customerOrder: string;
  readonly dateOfBirth: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly eircode: string | null;
  readonly registrationNumber: string;
  readonly vehicle: string;
  readonly policyId: string | null;
  readonly acceptedAt: number | null;
  /** The Irish day on which it was accepted. */
  readonly acceptedDay: string | null;
  /** Where its referral stands; null where it was never referred. */
  readonly referral: ReferralState | null;
  /** When it was referred last. */
  readonly referredAt: number | null;
  /** What made it: a client's id, or `desk`. */
  readonly source: string;
  readonly outcome: Outcome;
  /** Why it is lost; null unless that is its outcome. */
  readonly lostReason: LostReason | null;
  /** The colleague who looks after it; null where nobody in particular does. */
  readonly assignee: Actor | null;
}

/** A line as it is read, with who was signed in when the quote was submitted at the desk. */
export interface ListedQuote extends IndexedQuote {
  readonly user?: Actor;
}

/** A line with the words that find it. */
export interface KeptLine extends IndexedQuote {
  readonly words: readonly string[];
}

type Customer = QuoteCore['sections']['customer'];

function person(customer: Customer) {
  const { firstName, surname, dateOfBirth, email, phone, address } = customer;
  return {
    customerKey: customerKey(customer),
    customerName: `${firstName} ${surname}`,
    customerOrder: `${squash(surname)} ${squash(firstName)}`,
    dateOfBirth,
    email: email ?? null,
    phone: phone ?? null,
    eircode: address.eircode ?? null,
  };
}

/** The acceptance as a line keeps it. */
function acceptance(status: QuoteCore['status'], events: readonly QuoteEvent[]) {
  const event = events.find(({ kind }) => kind === 'accepted');
  if (!STATUSES[status].isPolicy || event?.kind !== 'accepted') {
    return { policyId: null, acceptedAt: null, acceptedDay: null, accepted: undefined };
  }
  const { at, detail } = event;
  return {
    policyId: detail.policyId,
    acceptedAt: at,
    acceptedDay: irishDay(at),
    accepted: detail,
  };
}

/** The answers that a policy had after its sale, also those that were undone. */
const changedTo = (events: readonly QuoteEvent[]) =>
  events.flatMap(({ kind, body }) =>
    kind === 'adjusted' || kind === 'renewed' ? (body?.sections ?? []) : [],
  );

/** When a quote or its policy ends. */
function endOf(quote: QuoteCore, events: readonly QuoteEvent[], startsAt: string | undefined) {
  const { policy } = quote.sections;
  const priced = periodOf(policy, irishDay(quote.createdAt));
  const none = { coverEnds: null, renewedDay: null };
  if (startsAt === undefined) return { ...none, lastDay: priced.to };
  return { ...none, ...policyEnd(events, startsAt) };
}

/** The numbers of claims with the insurer that accidents of a policy had at any time. */
const claimNumbers = (events: readonly QuoteEvent[]) =>
  events.flatMap(({ kind, detail }) =>
    (kind === 'accidentReported' || kind === 'accidentChanged') && detail.claimNumber !== undefined
      ? [detail.claimNumber]
      : [],
  );

/** What a line has that is not read of its quote alone. */
interface NextTo {
  /** What was noted on it. */
  readonly notes?: readonly string[];
  /** How its customer was reached at any time, as it was said next to quotes. */
  readonly contacts?: readonly Contact[];
  readonly unpaidSince?: string | null;
}

/**
 * The line of a quote.
 * @param number of its submission
 * @param events its submission, and what decides whether it is lost; where it was ever referred, all
 * of them
 */
export function lineOf(
  number: number,
  quote: QuoteCore,
  events: readonly QuoteEvent[],
  { notes = [], contacts = [], unpaidSince = null }: NextTo = {},
): KeptLine {
  const { id, status, createdAt, expiresAt, premiumCents, rateBookHash, sections } = quote;
  const { policy, customer } = sections;
  const { vehicle } = standingChange(events)?.body?.sections ?? sections;
  const who = person(customer);
  // A policy is found by what it covered at any time.
  const risks = [sections, ...changedTo(events)];
  const people = risks.flatMap(({ customer: holder, drivers = [] }) => [holder, ...drivers]);
  const { policyId, accepted, ...when } = acceptance(status, events);
  const given = (...texts: readonly (string | null)[]) => texts.filter((text) => text !== null);
  const addresses = contacts.flatMap(({ address }) => address ?? []);
  return {
    number,
    id,
    status,
    createdAt,
    expiresAt,
    premiumCents,
    rateBookHash,
    policyId,
    ...who,
    ...when,
    referral: referralOf(events)?.state ?? null,
    referredAt: referredAtOf(events) ?? null,
    source: events.find(({ kind }) => kind === 'submitted')?.by ?? '',
    ...outcomeOf(when.acceptedDay !== null, events),
    assignee: assigneeOf(events),
    createdDay: irishDay(createdAt),
    cover: policy.coverType,
    inceptionDate: policy.inceptionDate,
    ...endOf(quote, events, accepted?.startsAt),
    unpaidSince,
    registrationNumber: vehicle.registrationNumber,
    vehicle: `${vehicle.make} ${vehicle.model}`,
    words: keptWords({
      names: people.flatMap(({ firstName, surname }) => [firstName, surname]),
      codes: [
        ...risks.flatMap((risk) =>
          given(risk.vehicle.registrationNumber, risk.customer.address.eircode ?? null),
        ),
        ...claimNumbers(events),
        ...addresses.flatMap(eircodesIn),
      ],
      ids: given(id, policyId),
      // Also what is another one since: somebody may have noted it.
      emails: [...risks.map(({ customer: holder }) => holder), ...contacts].flatMap(
        ({ email }) => email ?? [],
      ),
      phones: [...risks.map(({ customer: holder }) => holder), ...contacts].flatMap(
        ({ phone }) => phone ?? [],
      ),
      notes,
      addresses,
      books: [rateBookHash],
      births: people.flatMap((one) => one.dateOfBirth ?? []),
    }),
  };
}

/** A line as lists show it at a given moment. */
export function showLine(library: Library, line: ListedQuote, now: number): QuoteLine {
  const scheme = library.byHash(line.rateBookHash)?.scheme;
  const { policyId, eircode, acceptedAt, referral, email, phone, lastDay, lostReason, user } = line;
  const { coverEnds, assignee } = line;
  return {
    quoteId: line.id,
    status: statusAt(line, now),
    premium: euro(line.premiumCents),
    cover: line.cover,
    createdAt: utcText(line.createdAt),
    expiresAt: utcText(line.expiresAt),
    inceptionDate: line.inceptionDate,
    customerName: line.customerName,
    customerKey: line.customerKey,
    dateOfBirth: line.dateOfBirth,
    registrationNumber: line.registrationNumber,
    vehicle: line.vehicle,
    by: line.source,
    ...(user === undefined ? {} : { user }),
    ...(scheme === undefined ? {} : { scheme }),
    ...(lastDay === null ? {} : { lastDay }),
    ...(coverEnds === null ? {} : { coverEnds }),
    ...(email === null ? {} : { email }),
    ...(phone === null ? {} : { phone }),
    ...(eircode === null ? {} : { eircode }),
    ...(policyId === null ? {} : { policyId }),
    ...(acceptedAt === null ? {} : { acceptedAt: utcText(acceptedAt) }),
    ...(referral === null ? {} : { referral }),
    ...(lostReason === null ? {} : { lostReason }),
    ...(assignee === null ? {} : { assignee }),
  };
}
