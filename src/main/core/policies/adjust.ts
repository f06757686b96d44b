import { daysLater, irishDay, readDay } from '../../../shared/domain/date.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { tidy } from '../../../shared/domain/text/tidy.ts';
import { done, failed, invalid, type Result } from '../../../shared/result/result.ts';
import type { AdjustRequest } from '../../../shared/schemas/policies/requests.ts';
import { duplicateWarnings } from '../quotes/sale/duplicates.ts';
import type { ReadyBook } from '../rate-books/library.ts';
import { servicingOf } from '../rating/servicing.ts';
import { changedChoices, changedSections } from './asked-answers.ts';
import { mustBeAgreed, rated } from './rated-cover.ts';
import { changedAnswers } from './show-policy.ts';
import { coverOn } from './term.ts';
import {
  chargedDetail,
  effectiveMoment,
  mustFollow,
  mustStand,
  type Situation,
  type Unreasoned,
  type Work,
} from './transact.ts';

/** The rate book that a change on a day is rated on. */
function bookOn({ book, library }: Situation, day: string): ReadyBook {
  if (servicingOf(book.book).ratedOn !== 'bookInForce') return book;
  return library.inForce(day, book.scheme.id) ?? book;
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

/** Refuses a change inside the days of another one that is for some days, and says until when that is. */
function mustNotBeWithin({ policy }: Situation, day: string): Result<true> {
  for (const { number, step, reversedBy } of policy.transactions) {
    const to = step?.kind === 'adjusted' ? step.detail.until : undefined;
    if (reversedBy !== undefined || to === undefined || to < day) continue;
    const said = message('changedForDays', { number, to, from: daysLater(to, 1) });
    return failed({ kind: 'conflict', message: said });
  }
  return done(true);
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
    const follows = mustFollow(policy, moment.value);
    if (!follows.ok) return follows;
    const { period, priced } = policy.term;
    const day = irishDay(moment.value.at);
    if (day > period.to || day < period.from) {
      const values = { from: period.from, to: period.to };
      return invalid([{ path: 'effectiveAt', message: message('outsidePeriod', values) }]);
    }
    const free = mustNotBeWithin(situation, day);
    if (!free.ok) return free;
    const until = lastDay(asked.until, { from: day, to: period.to });
    if (!until.ok) return until;
    const before = coverOn(policy.term, day);
    if (!before) return failed({ kind: 'unavailable', message: message('rateBookAbsent') });
    const changed = changedSections(before.sections, asked.document, irishDay(context.now));
    if (!changed.ok) return changed;
    const { sections } = changed.value;
    const choices = changedChoices(before.choices, asked);
    const parts = { book: bookOn(situation, day), priced };
    const cover = rated(situation, parts, { sections, choices });
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
