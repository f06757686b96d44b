import { PASSABLE } from '../../../../shared/domain/quotes/checklist.ts';
import { LOST_REASONS } from '../../../../shared/domain/quotes/outcome.ts';
import { OVERRIDES } from '../../../../shared/domain/quotes/override.ts';
import { isRequotePurpose } from '../../../../shared/domain/quotes/requote.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import type { RateBookTerms } from '../../../../shared/schemas/quotes/rate-book-terms.ts';
import { bookWords } from '../../../i18n/book-words.ts';
import { moment } from '../../../i18n/day.ts';
import { translate } from '../../../i18n/i18n.ts';
import { money, percent, wholeMoney } from '../../../i18n/money.ts';
import { nameOf } from '../../../i18n/say.ts';

type Entry = Quote['history'][number];
type Detail = Entry['detail'];

/** One event as the history shows it. */
export interface HistoryWords extends Pick<Entry, 'at' | 'by' | 'user'> {
  /** Counted from 1, the oldest first. */
  readonly number: number;
  readonly what: string;
  /** Why, in the words of anyone who did it. */
  readonly reason: string | undefined;
  /** The premium before and after, in euro, where the event tells them. */
  readonly premium: { readonly before: number | undefined; readonly after: number } | undefined;
}

/** The titles of add-ons and levels, where the rate book in force knows them. */
export type AddOnTitles = RateBookTerms['addOns'];

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const number = (value: unknown) => (typeof value === 'number' ? value : undefined);

function overridden({ overrideType, value }: Detail): string {
  const to = number(value) ?? 0;
  if (overrideType === 'excess')
    return translate('quote:history.excess', { value: wholeMoney(to) });
  if (overrideType === 'discount')
    return translate('quote:history.discount', { value: percent(to / 100) });
  return translate('quote:history.premium', { value: money(to) });
}

function withdrawn({ overrideType }: Detail): string {
  const type = OVERRIDES.find((each) => each === overrideType);
  return translate('quote:history.overrideWithdrawn', {
    what: type ? translate(`quote:override.type.${type}`) : text(overrideType),
  });
}

function added({ addOn, level }: Detail, titles: AddOnTitles): string {
  const known = titles.find((each) => each.addonType === addOn);
  const words = known?.levels.find((each) => each.level === level)?.title ?? text(level);
  return translate('quote:history.addOn', {
    addOn: known ? bookWords(known.title) : text(addOn),
    level: bookWords(words),
  });
}

function removed({ addOn }: Detail, titles: AddOnTitles): string {
  const known = titles.find((each) => each.addonType === addOn);
  return translate('quote:history.addOnRemoved', {
    addOn: known ? bookWords(known.title) : text(addOn),
  });
}

/** The answers, by their paths, that were confirmed at acceptance. */
export function confirmedIn({ confirmed }: Detail): string[] {
  const facts = Array.isArray(confirmed) ? confirmed : [];
  return facts.map((fact) => text(fact?.path));
}

/** What was missing and passed at acceptance, and why. */
function passedIn({ passed }: Detail): string {
  const items = Array.isArray(passed) ? passed : [];
  return items
    .flatMap(({ item, reason }) => {
      const known = PASSABLE.find((each) => each === item);
      const what = known ? translate(`quote:checklist.item.${known}`) : text(item);
      return [`; ${translate('quote:history.passed', { what, reason: text(reason) })}`];
    })
    .join('');
}

function accepted(detail: Detail): string {
  const { paymentMethod, paymentReference, policyId, duplicateReason, termsGiven } = detail;
  const facts = confirmedIn(detail).map(nameOf).join(', ');
  const method = (['card', 'direct_debit', 'bank_transfer'] as const).find(
    (each) => each === paymentMethod,
  );
  const lifted =
    typeof duplicateReason === 'string'
      ? translate('quote:history.duplicate', { reason: duplicateReason })
      : '';
  const policy = translate('quote:history.accepted', {
    policy: text(policyId),
    method: method ? translate(`quote:paidBy.${method}`) : text(paymentMethod),
    reference: text(paymentReference),
  });
  const confirmed = facts === '' ? '' : `; ${translate('quote:history.confirmed', { facts })}`;
  const given = termsGiven === true ? `; ${translate('quote:history.termsGiven')}` : '';
  return `${policy}${confirmed}${given}${passedIn(detail)}${lifted}`;
}

function numbered({ driver }: Detail): string {
  const position = number(driver);
  return position === undefined
    ? translate('quote:history.driverNumber')
    : translate('quote:history.numberOfDriver', { number: position });
}

function submitted({ source, basedOn, purpose }: Detail): string {
  if (typeof basedOn === 'string') {
    const id = { id: basedOn };
    return isRequotePurpose(purpose)
      ? translate(`quote:history.madeFor.${purpose}`, id)
      : translate('quote:history.again', id);
  }
  return translate(source === 'xml' ? 'quote:history.xml' : 'quote:history.submitted');
}

/** What happened, with the name of the person where it was given. */
function named(what: string, { name }: Detail): string {
  return typeof name === 'string' ? translate('quote:history.named', { what, name }) : what;
}

/** What an underwriter decided, with their name and reference where these were given. */
function answered(what: string, { underwriter, reference }: Detail): string {
  const who = [text(underwriter), text(reference)].filter((part) => part !== '').join(', ');
  return who === '' ? what : translate('quote:history.answered', { what, who });
}

function approved(detail: Detail): string {
  const what = named(answered(translate('quote:history.referralApproved'), detail), detail);
  const { terms } = detail;
  return typeof terms === 'string' ? translate('quote:history.terms', { what, terms }) : what;
}

function refused(detail: Detail): string {
  const reasons = Array.isArray(detail.reasons) ? detail.reasons.map(text).join('; ') : '';
  return named(answered(translate('quote:history.referralRefused', { reasons }), detail), detail);
}

function markedLost({ reason }: Detail): string {
  const known = LOST_REASONS.find((each) => each === reason);
  const words = known ? translate(`lostReason.${known}`) : text(reason);
  return translate('quote:history.markedLost', { reason: words });
}

function clockConfirmed({ newest }: Detail): string {
  return translate('quote:history.clockConfirmed', { newest: moment(text(newest)) });
}

function what(entry: Entry, titles: AddOnTitles = []): string {
  const words: Record<Entry['kind'], () => string> = {
    submitted: () => submitted(entry.detail),
    overridden: () => overridden(entry.detail),
    overrideWithdrawn: () => withdrawn(entry.detail),
    addOn: () => added(entry.detail, titles),
    addOnRemoved: () => removed(entry.detail, titles),
    driverNumber: () => numbered(entry.detail),
    suitability: () =>
      translate('quote:history.suitability', { name: text(entry.detail.confirmedBy) }),
    referred: () => named(translate('quote:history.referred'), entry.detail),
    referralApproved: () => approved(entry.detail),
    referralRefused: () => refused(entry.detail),
    markedLost: () => named(markedLost(entry.detail), entry.detail),
    markedNotLost: () => named(translate('quote:history.markedNotLost'), entry.detail),
    accepted: () => accepted(entry.detail),
    clockConfirmed: () => clockConfirmed(entry.detail),
  };
  return words[entry.kind]();
}

/** Anyone who was signed in counts, whatever name was typed. */
function withoutTypedName(entry: Entry): Entry {
  return entry.user === undefined
    ? entry
    : { ...entry, detail: { ...entry.detail, name: undefined } };
}

/**
 * Entries of a quote's history in plain words, the oldest first.
 * @param first the number of the first of them
 */
export function historyWords(
  history: Quote['history'],
  titles: AddOnTitles = [],
  first = 1,
): HistoryWords[] {
  let last: number | undefined;
  return history.map((entry, index) => {
    const before = last;
    const after = number(entry.detail.premium);
    last = after ?? last;
    return {
      number: first + index,
      at: entry.at,
      by: entry.by,
      ...(entry.user === undefined ? {} : { user: entry.user }),
      what: what(withoutTypedName(entry), titles),
      reason: text(entry.detail.reason) || text(entry.detail.note) || undefined,
      premium: after === undefined ? undefined : { before, after },
    };
  });
}
