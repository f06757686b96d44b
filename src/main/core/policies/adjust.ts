import { isJsonObject } from '../../../shared/data/json-object.ts';
import { irishDay, readDay } from '../../../shared/domain/date.ts';
import { inEnglish, message } from '../../../shared/domain/messages/message.ts';
import { cents, euro, portion } from '../../../shared/domain/money.ts';
import type { QuoteSections } from '../../../shared/domain/quote-fields/quote-sections.ts';
import { tidy } from '../../../shared/domain/text/tidy.ts';
import { done, failed, invalid, type Result } from '../../../shared/result/result.ts';
import type { Warning } from '../../../shared/schemas/common/remark.ts';
import type { AdjustRequest } from '../../../shared/schemas/policies/requests.ts';
import type { Reason } from '../../../shared/schemas/quotes/reason.ts';
import { mayDecide, OVERRIDE } from '../caller/authority.ts';
import type { Caller } from '../dispatcher.ts';
import { contradictions } from '../quotes/document/contradictions.ts';
import { disagreements } from '../quotes/document/disagreements.ts';
import { possible } from '../quotes/document/impossible.ts';
import { readDocument, refusal } from '../quotes/document/read-document.ts';
import { unusual } from '../quotes/document/unusual.ts';
import { type QuoteDocument, writeDocument } from '../quotes/document/write-document.ts';
import type { CoverChoices } from '../quotes/history/event-data.ts';
import { rulesOf } from '../quotes/history/state.ts';
import { marksOf } from '../quotes/price/to-confirm.ts';
import { duplicateWarnings } from '../quotes/sale/duplicates.ts';
import { decline } from '../quotes/submit/declined.ts';
import type { ReadyBook } from '../rate-books/library.ts';
import { servicingOf } from '../rating/servicing.ts';
import { underwrite } from '../rating/underwrite.ts';
import { coverOn, type PolicyCover } from './policy.ts';
import { rateCover } from './rated-cover.ts';
import { changedAnswers } from './show-policy.ts';
import {
  chargedDetail,
  effectiveMoment,
  inTheWay,
  type Moment,
  mustFollow,
  mustStand,
  type Situation,
  type Unreasoned,
  type Work,
} from './transact.ts';

/** A document after a merge patch: null takes a member away, and a list is given whole. RFC 7396. */
function patched(document: unknown, patch: unknown): unknown {
  if (!isJsonObject(patch)) return patch;
  const target: QuoteDocument = isJsonObject(document) ? { ...document } : {};
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete target[name];
    else target[name] = patched(target[name], value);
  }
  return target;
}

/** A policy as it would read after a change, and what is said of that. */
interface Changed {
  readonly sections: QuoteSections;
  readonly warnings: readonly Warning[];
}

/** What no change of a policy touches: whose it is, and when it begins and ends. */
function mustBeSame(before: QuoteSections, after: QuoteSections): Result<true> {
  const fixed = [
    ['Policy/InceptionDate', before.policy.inceptionDate, after.policy.inceptionDate],
    ['Policy/ExpiryDate', before.policy.expiryDate, after.policy.expiryDate],
    ['Customer/DateOfBirth', before.customer.dateOfBirth, after.customer.dateOfBirth],
  ] as const;
  const errors = fixed
    .filter(([, was, is]) => was !== is)
    .map(([path]) => ({ path, message: message('fixedOfPolicy') }));
  return errors.length === 0 ? done(true) : invalid(errors);
}

/** Reads the answers of a policy with what is changed of them. */
function changedSections(before: QuoteSections, patch: unknown, today: string): Result<Changed> {
  if (patch === undefined) return done({ sections: before, warnings: [] });
  const document = patched(writeDocument(before), patch);
  const read = readDocument({ document, source: 'json' });
  const refused = (errors: Parameters<typeof invalid>[0]) =>
    failed({ kind: 'invalid', message: refusal('json'), errors });
  if ('errors' in read) return refused(read.errors);
  const { sections, remarks } = possible(read.sections, today);
  const contradicting = contradictions(sections, today);
  if (contradicting.length > 0) return refused(contradicting);
  const same = mustBeSame(before, sections);
  if (!same.ok) return same;
  const said = [...remarks, ...unusual(sections, today), ...disagreements(sections, today)];
  return done({ sections, warnings: [...read.warnings, ...said] });
}

/** The rate book that a change on a day is rated on. */
function bookOn({ book, library }: Situation, day: string): ReadyBook {
  if (servicingOf(book.book).ratedOn !== 'bookInForce') return book;
  return library.inForce(day, book.scheme.id) ?? book;
}

/** A cover with its price for the whole period, as it is calculated today. */
interface Rated {
  readonly cover: PolicyCover;
  readonly referrals: readonly Reason[];
}

/**
 * Rates what a policy is to cover. A premium that was set by hand on the quote stays in proportion to the rated
 * one: who agreed to a lower premium has the same share off whatever changes.
 */
function rated(
  situation: Situation,
  { sections, choices }: Pick<PolicyCover, 'sections' | 'choices'>,
  day: string,
): Result<Rated> {
  const { library, policy, found, context } = situation;
  const book = bookOn(situation, day);
  const receivedOn = irishDay(context.now);
  const levies = library.levies(receivedOn, book);
  const parts = {
    book,
    levies,
    receivedOn,
    marks: marksOf(found.events),
    priced: policy.term.priced,
  };
  const { byHand, ...others } = choices;
  const plain = rateCover(parts, sections, others);
  if (plain.errors.length > 0) return invalid(plain.errors);
  const { declines, referrals } = underwrite(book, plain.inputs);
  if (declines.length > 0) return decline(declines);
  const accepted = new Set(rulesOf(found.events).map(({ rule }) => rule));
  const open = referrals.filter(({ rule }) => !accepted.has(rule));
  const rateBookHash = book.hash;
  if (!byHand) {
    const { explanation } = plain;
    return done({ cover: { sections, choices, explanation, rateBookHash }, referrals: open });
  }
  const set = portion(plain.premiumCents, cents(byHand.set), cents(byHand.rated));
  const kept = { ...others, byHand: { set: euro(set), rated: euro(plain.premiumCents) } };
  const { explanation } = rateCover(parts, sections, kept);
  return done({ cover: { sections, choices: kept, explanation, rateBookHash }, referrals: open });
}

/** The last day of a change for some days; undefined where it is for good. */
function lastDay(
  until: string | undefined,
  { from, to }: { readonly from: string; readonly to: string },
): Result<string | undefined> {
  if (until === undefined) return done(undefined);
  const day = readDay(until);
  if (day !== undefined && day >= from && day <= to) return done(day);
  return invalid([{ path: 'until', message: message('dayBetween', { from, to }) }]);
}

/** Refuses a change inside the days of another one that is for some days. */
function mustNotBeWithin({ policy }: Situation, moment: Moment, day: string): Result<true> {
  const within = policy.transactions.find(
    ({ step, reversedBy }) =>
      reversedBy === undefined &&
      step?.kind === 'adjusted' &&
      step.detail.until !== undefined &&
      step.detail.until >= day,
  );
  return within ? inTheWay(within, moment.text) : done(true);
}

/** What underwriting refers needs someone who may decide, and a note. */
function mustBeAgreed(
  referrals: readonly Reason[],
  note: string | undefined,
  caller: Caller,
): Result<true> {
  if (referrals.length === 0) return done(true);
  const reasons = referrals.map((reason) => inEnglish(reason.message)).join('; ');
  if (!mayDecide(caller)) {
    const permission = caller.kind === 'client' ? OVERRIDE : 'referral:decide';
    const said = message('changeReferred', { reasons, permission });
    return failed({ kind: 'forbidden', message: said, permission });
  }
  if (note !== undefined) return done(true);
  return invalid([{ path: 'referralNote', message: message('referralNoteNeeded', { reasons }) }]);
}

/**
 * Works out an adjustment: what another car, driver, address, use or cover costs for the rest of the period, or for
 * some days of it.
 * @param isPreview whether what underwriting refers is only said
 */
export function adjustment(asked: Unreasoned<AdjustRequest>, isPreview = false): Work {
  return async (situation) => {
    const { policy, quotes, context, found } = situation;
    const stands = mustStand(policy);
    if (!stands.ok) return stands;
    const moment = effectiveMoment(asked.effectiveAt, policy, context);
    if (!moment.ok) return moment;
    const { period } = policy.term;
    const day = irishDay(moment.value.at);
    if (day > period.to || day < period.from) {
      const values = { from: period.from, to: period.to };
      return invalid([{ path: 'effectiveAt', message: message('outsidePeriod', values) }]);
    }
    const follows = mustFollow(policy, moment.value);
    if (!follows.ok) return follows;
    const free = mustNotBeWithin(situation, moment.value, day);
    if (!free.ok) return free;
    const until = lastDay(asked.until, { from: day, to: period.to });
    if (!until.ok) return until;
    const before = coverOn(policy.term, day);
    if (!before) return failed({ kind: 'unavailable', message: message('rateBookAbsent') });
    const changed = changedSections(before.sections, asked.document, irishDay(context.now));
    if (!changed.ok) return changed;
    const { sections } = changed.value;
    const { excess = before.choices.excess, addOns = before.choices.addOns } = asked;
    const choices: CoverChoices = {
      ...before.choices,
      ...(excess === undefined ? {} : { excess }),
      ...(addOns === undefined ? {} : { addOns }),
    };
    const cover = rated(situation, { sections, choices }, day);
    if (!cover.ok) return cover;
    const { cover: after, referrals } = cover.value;
    const changes = new Set(changedAnswers(before, after).map(({ path }) => path));
    if (changes.size === 0) {
      return invalid([{ path: 'document', message: message('nothingChanges') }]);
    }
    // What stayed was said when it was sold.
    const warnings = changed.value.warnings.filter(
      (one) => !('path' in one) || changes.has(one.path),
    );
    const agreed = isPreview
      ? done(true)
      : mustBeAgreed(referrals, asked.referralNote, context.caller);
    if (!agreed.ok) return agreed;
    const effectiveAt = moment.value.text;
    const effect = { kind: 'adjusted', effectiveAt, until: until.value, cover: after } as const;
    const detail = {
      ...chargedDetail(situation, effect, asked.reason),
      ...(until.value === undefined ? {} : { until: until.value }),
      choices: after.choices,
      rateBookHash: after.rateBookHash,
      ...(referrals.length === 0 ? {} : { referrals }),
      ...(asked.referralNote === undefined ? {} : { referralNote: tidy(asked.referralNote) }),
    };
    const examined = { sections, priced: period, id: found.quote.id };
    return done({
      eventData: { kind: 'adjusted', detail },
      body: { sections, warnings, explanation: after.explanation },
      referrals,
      warnings: [...warnings, ...(await duplicateWarnings(quotes, examined, context))],
    });
  };
}
