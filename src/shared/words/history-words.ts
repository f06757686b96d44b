import { ACCIDENT_STATES, FAULTS } from '../domain/policies/accident.ts';
import { RECEIPT_METHODS } from '../domain/policies/payment.ts';
import { ENDINGS } from '../domain/policies/transaction.ts';
import { CHECKLIST } from '../domain/quotes/checklist.ts';
import { COMPLAINT_CHANNELS, COMPLAINT_STEPS } from '../domain/quotes/complaint.ts';
import { LOST_REASONS } from '../domain/quotes/outcome.ts';
import { OVERRIDES } from '../domain/quotes/override.ts';
import { isRequotePurpose } from '../domain/quotes/requote.ts';
import type { Quote } from '../schemas/quotes/quote.ts';
import type { RateBookTerms } from '../schemas/quotes/rate-book-terms.ts';
import { money, percent, shortMoney } from './numbers.ts';
import type { Say } from './say.ts';

type Entry = Quote['history'][number];
type Detail = Entry['detail'];

/** The titles of add-ons and levels, where the rate book in force knows them. */
export type AddOnTitles = RateBookTerms['addOns'];

/** How what a history names is called where it is read. */
export interface HistoryNames {
  /** A place of the quote document. */
  readonly place: (path: string) => string;
  /** A time, from ISO 8601. */
  readonly moment: (iso: string) => string;
  /** A day, from `YYYY-MM-DD`. */
  readonly day: (day: string) => string;
  /** A title of an add-on or a level. */
  readonly bookWords: (text: string) => string;
}

/** One event as a history shows it. */
export interface HistoryWords extends Pick<Entry, 'at' | 'by' | 'user'> {
  /** Counted from 1, the oldest first. */
  readonly number: number;
  readonly what: string;
  /** Why, or what was said, in the words of anyone who did it. */
  readonly reason: string | undefined;
  /** The premium before and after, in euro, where the event tells them. */
  readonly premium: { readonly before: number | undefined; readonly after: number } | undefined;
}

/** Where an event has the words of somebody, the first that is there. */
const SAID = ['reason', 'note', 'description', 'about'] as const;

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const number = (value: unknown) => (typeof value === 'number' ? value : undefined);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The answers, by their paths, that were confirmed at acceptance. */
export const confirmedIn = ({ confirmed }: Detail): string[] =>
  list(confirmed).map((fact) => text(Object(fact).path));

/** A code in words; one that is not known stays as it is. */
function called<C extends string>(
  code: unknown,
  codes: readonly C[],
  words: (code: C) => string,
): string {
  const known = codes.find((each) => each === code);
  return known === undefined ? text(code) : words(known);
}

/** Puts what happened to a quote into the language of `say`. */
export function historyWordsIn(say: Say, names: HistoryNames) {
  function overridden({ overrideType, value }: Detail): string {
    const to = number(value) ?? 0;
    if (overrideType === 'excess') return say('history:event.excess', { value: shortMoney(to) });
    if (overrideType === 'discount') {
      return say('history:event.discount', { value: percent(to / 100) });
    }
    return say('history:event.premium', { value: money(to) });
  }

  function addOnNames({ addOn, level }: Detail, titles: AddOnTitles) {
    const known = titles.find((each) => each.addonType === addOn);
    const title = known?.levels.find((each) => each.level === level)?.title ?? text(level);
    return {
      addOn: known ? names.bookWords(known.title) : text(addOn),
      level: names.bookWords(title),
    };
  }

  /** What was missing and passed at acceptance, and why. */
  const passed = ({ passed: items }: Detail): string =>
    list(items)
      .map((one) => {
        const { item, reason } = Object(one);
        const what = called(item, CHECKLIST, (each) => say(`history:checklist.${each}`));
        return `; ${say('history:event.passed', { what, reason: text(reason) })}`;
      })
      .join('');

  const paidBy = (method: unknown) =>
    called(method, RECEIPT_METHODS, (each) => say(`history:paidBy.${each}`));

  function accepted(detail: Detail): string {
    const { paymentMethod, paymentReference, policyId, duplicateReason, termsGiven } = detail;
    const facts = confirmedIn(detail).map(names.place).join(', ');
    const policy = say('history:event.accepted', {
      policy: text(policyId),
      method: paidBy(paymentMethod),
      reference: text(paymentReference),
    });
    const confirmed = facts === '' ? '' : `; ${say('history:event.confirmed', { facts })}`;
    const given = termsGiven === true ? `; ${say('history:event.termsGiven')}` : '';
    const lifted =
      typeof duplicateReason === 'string'
        ? say('history:event.duplicate', { reason: duplicateReason })
        : '';
    return `${policy}${confirmed}${given}${passed(detail)}${lifted}`;
  }

  function submitted({ source, basedOn, purpose }: Detail): string {
    if (typeof basedOn !== 'string') {
      return say(source === 'xml' ? 'history:event.xml' : 'history:event.submitted');
    }
    const again = isRequotePurpose(purpose) ? (`${purpose}Of` as const) : 'again';
    return say(`history:event.${again}`, { id: basedOn });
  }

  /** What happened, with the name of the person where it was given. */
  const named = (what: string, { name }: Detail): string =>
    typeof name === 'string' ? say('history:event.named', { what, name }) : what;

  /** What an underwriter decided, with their name and reference where these were given. */
  function answered(what: string, detail: Detail): string {
    const who = [detail.underwriter, detail.reference].map(text).filter((part) => part !== '');
    const answer =
      who.length === 0 ? what : say('history:event.answered', { what, who: who.join(', ') });
    return named(answer, detail);
  }

  function approved(detail: Detail): string {
    const what = answered(say('history:event.referralApproved'), detail);
    const { terms } = detail;
    return typeof terms === 'string' ? say('history:event.terms', { what, terms }) : what;
  }

  /** When a transaction of the policy takes effect, and what it charges or returns. */
  const transaction = ({ effectiveAt, amounts }: Detail) => ({
    from: names.moment(text(effectiveAt)),
    amount: money(number(Object(amounts).total) ?? 0),
  });

  /** Where an accident stands by an event of it; empty where the event says nothing of that. */
  function accident({ state, fault, claimNumber, paid, countsAgainstBonus }: Detail): string {
    const amount = number(paid);
    return [
      called(state, ACCIDENT_STATES, (each) => say(`history:accidentState.${each}`)),
      called(fault, FAULTS, (each) => say(`history:fault.${each}`)),
      typeof claimNumber === 'string' && say('history:event.claimNumber', { number: claimNumber }),
      amount !== undefined && say('history:event.accidentPaid', { amount: money(amount) }),
      countsAgainstBonus === true && say('history:event.bonusCounts'),
      countsAgainstBonus === false && say('history:event.bonusKept'),
    ]
      .filter(Boolean)
      .join('; ');
  }

  /** Money that came in or was paid back. */
  const payment = ({ amount, day, method, reference }: Detail) => ({
    amount: money(number(amount) ?? 0),
    day: names.day(text(day)),
    method: paidBy(method),
    reference: text(reference),
  });

  function planned(detail: Detail): string {
    const day = names.day(text(detail.firstDay));
    const euro = (value: unknown) => money(number(value) ?? 0);
    const what =
      detail.number === 0
        ? say('history:event.planInFull', { amount: euro(detail.amount), day })
        : say('history:event.planned', {
            title: names.bookWords(text(detail.title)),
            day,
            deposit: euro(detail.deposit),
            number: number(detail.number),
            instalment: euro(detail.instalment),
            apr: number(detail.apr)?.toFixed(1),
          });
    const { mandate } = detail;
    return typeof mandate === 'string' ? say('history:event.mandate', { what, mandate }) : what;
  }

  const words: Record<Entry['kind'], (detail: Detail, titles: AddOnTitles) => string> = {
    submitted,
    overridden,
    overrideWithdrawn: ({ overrideType }) => {
      const what = called(overrideType, OVERRIDES, (each) => say(`history:override.${each}`));
      return say('history:event.overrideWithdrawn', { what });
    },
    addOn: (detail, titles) => say('history:event.addOn', addOnNames(detail, titles)),
    addOnRemoved: (detail, titles) => say('history:event.addOnRemoved', addOnNames(detail, titles)),
    driverNumber: ({ driver }) =>
      number(driver) === undefined
        ? say('history:event.driverNumber')
        : say('history:event.numberOfDriver', { number: number(driver) }),
    suitability: ({ confirmedBy }) => say('history:event.suitability', { name: text(confirmedBy) }),
    referred: (detail) => named(say('history:event.referred'), detail),
    referralApproved: approved,
    referralRefused: (detail) => {
      const reasons = list(detail.reasons).map(text).join('; ');
      return answered(say('history:event.referralRefused', { reasons }), detail);
    },
    markedLost: (detail) => {
      const reason = called(detail.reason, LOST_REASONS, (each) =>
        say(`history:lostReason.${each}`),
      );
      return named(say('history:event.markedLost', { reason }), detail);
    },
    markedNotLost: (detail) => named(say('history:event.markedNotLost'), detail),
    assigned: ({ assignee }) => {
      const { name } = Object(assignee);
      return typeof name === 'string'
        ? say('history:event.assigned', { name })
        : say('history:event.unassigned');
    },
    accepted,
    adjusted: (detail) => {
      const { until } = detail;
      if (typeof until !== 'string') return say('history:event.adjusted', transaction(detail));
      return say('history:event.adjustedUntil', {
        ...transaction(detail),
        until: names.day(until),
      });
    },
    cancelled: (detail) => {
      const ending = called(detail.ending, ENDINGS, (each) => say(`history:ending.${each}`));
      return say('history:event.cancelled', { ...transaction(detail), ending });
    },
    reinstated: (detail) => say('history:event.reinstated', transaction(detail)),
    renewalInvited: ({ period }) =>
      say('history:event.renewalInvited', { from: names.day(text(Object(period).from)) }),
    renewed: (detail) => say('history:event.renewed', transaction(detail)),
    reversed: (detail) =>
      say('history:event.reversed', {
        number: number(detail.transaction),
        amount: transaction(detail).amount,
      }),
    accidentReported: (detail) =>
      say('history:event.accidentReported', {
        day: names.day(text(detail.at)),
        what: accident(detail),
      }),
    accidentChanged: (detail) =>
      say('history:event.accidentChanged', {
        number: number(detail.accident),
        what: accident(detail) || say('history:event.accidentCorrected'),
      }),
    complaintReceived: ({ from, receivedOn, channel }) =>
      say('history:event.complaintReceived', {
        from: text(from),
        day: names.day(text(receivedOn)),
        channel: called(channel, COMPLAINT_CHANNELS, (each) => say(`history:channel.${each}`)),
      }),
    complaintStep: ({ complaint, on, step, contact }) => {
      const values = {
        number: number(complaint),
        day: names.day(text(on)),
        step: called(step, COMPLAINT_STEPS, (each) => say(`history:complaintState.${each}`)),
      };
      if (typeof contact !== 'string') return say('history:event.complaintStep', values);
      return say('history:event.complaintContact', { ...values, contact });
    },
    paymentPlanned: planned,
    paymentReceived: (detail) => say('history:event.received', payment(detail)),
    paymentMissed: ({ day }) => say('history:event.missed', { day: names.day(text(day)) }),
    rebatePaid: (detail) => say('history:event.rebate', payment(detail)),
    paymentWithdrawn: ({ line }) => say('history:event.withdrawn', { number: number(line) }),
    databaseTold: ({ transactions }) =>
      say('history:event.databaseTold', { numbers: list(transactions).join(', ') }),
    clockConfirmed: ({ newest }) =>
      say('history:event.clockConfirmed', { newest: names.moment(text(newest)) }),
  };

  /**
   * Entries of a quote's history in plain words, the oldest first.
   * @param first the number of the first of them
   */
  return (history: readonly Entry[], titles: AddOnTitles = [], first = 1): HistoryWords[] => {
    let last: number | undefined;
    return history.map(({ kind, at, by, user, detail }, index) => {
      const before = last;
      const after = number(detail.premium);
      last = after ?? last;
      // Anyone who was signed in counts, whatever name was typed.
      const { name: _, ...unnamed } = detail;
      return {
        number: first + index,
        at,
        by,
        ...(user === undefined ? {} : { user }),
        what: words[kind](user === undefined ? detail : unnamed, titles),
        reason: SAID.map((name) => text(detail[name])).find((one) => one !== ''),
        premium: after === undefined ? undefined : { before, after },
      };
    });
  };
}
