import { isJsonObject } from '../../../shared/data/json-object.ts';
import { daysLater, irishDay, lastDayOfMonths, utcText } from '../../../shared/domain/date.ts';
import { quoteVersion } from '../../../shared/domain/derived/quote-version.ts';
import { irishTime } from '../../../shared/domain/moment.ts';
import type { PolicyState } from '../../../shared/domain/policies/policy.ts';
import { writeDocument } from '../../../shared/domain/quote-fields/write-document.ts';
import { RENEWAL_STEPS } from '../../../shared/domain/quotes/renewal.ts';
import { workingDaysEarlier, workingDaysLater } from '../../../shared/domain/working-days.ts';
import type { Warning } from '../../../shared/schemas/common/remark.ts';
import type { PolicyView } from '../../../shared/schemas/policies/policy.ts';
import type { ChangedAnswer, Transaction } from '../../../shared/schemas/policies/transaction.ts';
import { complaintDeadlines, complaintsOf } from '../quotes/complaints/complaint.ts';
import { ratingInputs } from '../quotes/document/inputs.ts';
import type { QuoteEvent, QuoteWithHistory } from '../quotes/history/quote-store.ts';
import { chosenWith } from '../quotes/price/chosen.ts';
import { changedInputs } from '../quotes/price/replay.ts';
import { statusAt } from '../quotes/sale/retrieve.ts';
import { addOnsOf, excessBorne, type SoldAddOn } from '../quotes/sale/sale.ts';
import type { Library } from '../rate-books/library.ts';
import { servicingOf } from '../rating/servicing.ts';
import { chargedOf, chargeOf } from './charge.ts';
import { type Invited, type Policy, type PolicyTransaction, policyUpTo, termOn } from './policy.ts';
import { coverEnds, coverOn, type PolicyCover, type PolicyTerm } from './term.ts';

/** The answers of a quote document by their paths; those of an item of a list with its place. */
function answersBelow(value: unknown, path: string): [path: string, answer: unknown][] {
  if (Array.isArray(value)) {
    return value.flatMap((item, at) => answersBelow(item, `${path}[${at + 1}]`));
  }
  if (!isJsonObject(value)) return [[path, value]];
  return Object.entries(value).flatMap(([name, one]) =>
    answersBelow(one, path === '' ? name : `${path}/${name}`),
  );
}

/** What of a cover is written down, also what was chosen next to the answers. */
function written({ sections, choices }: PolicyCover): Map<string, unknown> {
  const { excess, addOns = [] } = choices;
  return new Map([
    ...answersBelow(writeDocument(sections), ''),
    ...(excess === undefined ? [] : [['Policy/Excess', excess] as const]),
    ...addOns.map(({ addonType, level }) => [`Policy/AddOns/${addonType}`, level] as const),
  ]);
}

/** What of a cover is another answer than before. */
export function changedAnswers(before: PolicyCover, after: PolicyCover): ChangedAnswer[] {
  const [old, now] = [written(before), written(after)];
  const paths = new Set([...old.keys(), ...now.keys()]);
  return [...paths]
    .filter((path) => old.get(path) !== now.get(path))
    .map((path) => ({
      path,
      ...(old.has(path) ? { before: old.get(path) } : {}),
      ...(now.has(path) ? { after: now.get(path) } : {}),
    }));
}

const DATES: readonly string[] = ['Policy/InceptionDate', 'Policy/ExpiryDate'];

/** What a transaction changed of the cover on its day. */
function changedBy(
  policy: Policy,
  { number, effectiveAt, kind }: PolicyTransaction,
): ChangedAnswer[] {
  if (kind !== 'adjustment' && kind !== 'renewal') return [];
  const day = irishTime(effectiveAt)?.day ?? '';
  const [before, after] = [number - 1, number].map((count) =>
    coverOn(termOn(policyUpTo(policy, count), day), day),
  );
  const changed = before && after ? changedAnswers(before, after) : [];
  // A renewal says its days itself.
  return changed.filter(({ path }) => kind === 'adjustment' || !DATES.includes(path));
}

/** A transaction as it is answered. */
export function showTransaction(policy: Policy, transaction: PolicyTransaction): Transaction {
  const { number, kind, effectiveAt, reversedBy, event, step } = transaction;
  const { amounts, calculation } = chargeOf(policy, transaction);
  const explanation = event.body?.explanation;
  return {
    number,
    kind,
    effectiveAt,
    ...(step?.kind === 'adjusted' && step.detail.until !== undefined
      ? { until: step.detail.until }
      : {}),
    at: utcText(event.at),
    by: event.by,
    ...(event.user === undefined ? {} : { user: event.user }),
    ...(step?.detail.reason ? { reason: step.detail.reason } : {}),
    ...(step?.kind === 'cancelled'
      ? { ending: step.detail.ending, hasClaim: step.detail.hasClaim }
      : {}),
    ...(step?.kind === 'reversed' ? { reverses: step.detail.transaction } : {}),
    ...(reversedBy === undefined ? {} : { reversedBy }),
    changed: changedBy(policy, transaction),
    amounts,
    calculation,
    ...(explanation === undefined ? {} : { explanation }),
  };
}

/** What a policy is on a day. */
export function stateOn({ period, spans, cancelled }: PolicyTerm, day: string): PolicyState {
  const isCancelled = cancelled !== undefined && day > (cancelled.lastDay ?? '');
  if (isCancelled) return 'cancelled';
  if (day < (spans[0]?.from ?? period.from)) return 'toCome';
  return day > period.to ? 'ended' : 'inForce';
}

/** Working days in which the customer may withdraw. Source: Consumer Insurance Contracts Act 2019, section 11. */
const COOLING_OFF = 14;
/** Working days in which the insurers' database is told. Source: Road Traffic Act 1961, section 78A. */
const DATABASE_NOTICE = 5;
/** Days in which a certificate comes back. Source: Road Traffic Act 1961, section 70. */
const CERTIFICATE_BACK = 7;
/** Working days before the end by which renewal terms are out. Source: SI 74/2007, SI 577/2018. */
const RENEWAL_NOTICE = RENEWAL_STEPS[2];

/** The last day on which a renewal may be offered in time. */
export const renewalNotice = ({ to }: PolicyTerm['period']): string =>
  workingDaysEarlier(to, RENEWAL_NOTICE);

/** The last day on which the customer may withdraw from a period; undefined of one for less than a month. */
export function coolingOffEnds({
  agreedAt,
  period,
}: Pick<PolicyTerm, 'agreedAt' | 'period'>): string | undefined {
  if (period.to < lastDayOfMonths(period.from, 1)) return undefined;
  return workingDaysLater(irishDay(agreedAt), COOLING_OFF);
}

/** The last day on which a cancelled policy may be reinstated. */
export function reinstatementEnds({ cancelled }: PolicyTerm, days: number): string | undefined {
  const day = cancelled && irishTime(cancelled.at)?.day;
  return day === undefined ? undefined : daysLater(day, days);
}

/** The last day on which the insurers' database is told of what was made at a moment, epoch milliseconds. */
export const noticeEnds = (at: number): string => workingDaysLater(irishDay(at), DATABASE_NOTICE);

/** The transactions of a policy that the insurers' database was told of, by their numbers. */
export const toldOf = (events: readonly QuoteEvent[]): ReadonlySet<number> =>
  new Set(
    events.flatMap((event) => (event.kind === 'databaseTold' ? event.detail.transactions : [])),
  );

type Deadline = PolicyView['deadlines'][number];

const byDay = (a: Deadline, b: Deadline) => (a.day < b.day ? -1 : 1);

/** What of a policy itself has a last day now. @param told the transactions that the database was told of */
function deadlinesOf(
  library: Library,
  policy: Policy,
  day: string,
  told: ReadonlySet<number>,
): Deadline[] {
  const { term, transactions } = policy;
  const { cancelled, period } = term;
  const untold = transactions.findLast(({ number }) => !told.has(number));
  const book = library.byHash(term.rateBookHash)?.book;
  const days = book ? servicingOf(book).reinstatementDays : 0;
  const ended = cancelled && irishTime(cancelled.at)?.day;
  const reinstated = reinstatementEnds(term, days);
  const withdrawal = coolingOffEnds(term);
  const all: (Deadline | undefined)[] = [
    untold && { id: 'databaseNotice', day: noticeEnds(untold.event.at) },
    ended === undefined
      ? undefined
      : { id: 'certificateBack', day: daysLater(ended, CERTIFICATE_BACK) },
    reinstated === undefined ? undefined : { id: 'reinstatement', day: reinstated },
    cancelled || withdrawal === undefined ? undefined : { id: 'coolingOff', day: withdrawal },
    cancelled ? undefined : { id: 'renewalNotice', day: renewalNotice(period) },
  ];
  return all.flatMap((one) => one ?? []).filter((one) => one.day >= day);
}

/** What of the open complaints has a last day, also where that is past. */
const ofComplaints = (events: readonly QuoteEvent[]): Deadline[] =>
  complaintsOf(events).flatMap((one) =>
    complaintDeadlines(one).map((deadline) => ({ ...deadline, complaint: one.number })),
  );

/** The excess and the add-ons of a cover; without its rate book, neither is known. */
export function termsOf(
  library: Library,
  { sections, choices, rateBookHash }: PolicyCover,
): { readonly excess?: number; readonly addOns?: SoldAddOn[] } {
  const book = library.byHash(rateBookHash)?.book;
  if (!book) return {};
  const { newEvents } = chosenWith(book, choices);
  const inputs = changedInputs(newEvents, ratingInputs(sections));
  const excess = excessBorne(book, inputs);
  const addOns = addOnsOf(newEvents, book);
  return { ...(excess === undefined ? {} : { excess }), addOns };
}

/** A renewal as it was offered. */
function showOffer({ at, by, user, detail }: Invited): NonNullable<PolicyView['renewal']> {
  const { period, covers, bonus, claims, years, priceCheck, referrals } = detail;
  return {
    period,
    covers,
    bonus,
    claims,
    years,
    ...(priceCheck === undefined ? {} : { priceCheck }),
    at: utcText(at),
    by,
    ...(user === undefined ? {} : { user }),
    ...(referrals === undefined ? {} : { referrals: [...referrals] }),
  };
}

/** The version of a policy: another one after each event of its quote. */
export function versionOfPolicy({ quote, events, followedBy }: QuoteWithHistory, now: number) {
  const status = statusAt(quote, now);
  return quoteVersion(quote.id, { events: events.length, followers: followedBy.length, status });
}

/** The moment at which a policy is shown, and what is said of what was just done to it. */
interface Shown {
  /** Epoch milliseconds. */
  readonly now: number;
  /** The Irish day whose cover is shown; absent: today. */
  readonly day?: string | undefined;
  readonly warnings?: readonly Warning[];
}

/** A policy as it is answered. @throws {TypeError} where the policy covers nothing at all */
export function showPolicy(
  library: Library,
  { found, policy }: { readonly found: QuoteWithHistory; readonly policy: Policy },
  { now, day = irishDay(now), warnings = [] }: Shown,
): PolicyView {
  const { quote, events } = found;
  const term = termOn(policy, day);
  const cover = coverOn(term, day);
  if (!cover) throw new TypeError('A policy was sold with what it covers');
  const { sections, explanation, rateBookHash } = cover;
  const scheme = library.byHash(rateBookHash)?.scheme;
  return {
    policyId: policy.id,
    quoteId: quote.id,
    version: versionOfPolicy(found, now),
    state: stateOn(term, day),
    day,
    period: term.period,
    coverEnds: coverEnds(term),
    ...(scheme === undefined ? {} : { scheme }),
    ...sections,
    policy: { ...sections.policy, ...termsOf(library, cover) },
    explanation,
    charged: chargedOf(policy, policy.terms.indexOf(term) + 1),
    transactions: policy.transactions.map((one) => showTransaction(policy, one)),
    deadlines: [...deadlinesOf(library, policy, day, toldOf(events)), ...ofComplaints(events)].sort(
      byDay,
    ),
    ...(policy.invitation && { renewal: showOffer(policy.invitation) }),
    warnings: [...warnings],
  };
}
