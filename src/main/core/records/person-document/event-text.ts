import type { AddOn } from '../../../../shared/domain/quotes/add-on.ts';
import type { PassableCode } from '../../../../shared/domain/quotes/checklist.ts';
import { LOST_REASONS, type LostReason } from '../../../../shared/domain/quotes/outcome.ts';
import { isRequotePurpose, type RequotePurpose } from '../../../../shared/domain/quotes/requote.ts';
import { SUITABILITY_REASONS } from '../../../../shared/domain/quotes/suitability.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import { money } from '../../documents/format.ts';
import { ENGLISH_WORDS } from '../../documents/words/words.ts';
import { questionOf } from './question-of.ts';

const { moment, advice } = ENGLISH_WORDS;

type Entry = Quote['history'][number];
type Detail = Entry['detail'];

export const LOST: Record<LostReason, string> = {
  price: 'the price',
  cover: 'the cover',
  wentElsewhere: 'went elsewhere',
  carSold: 'sold the car',
  noAnswer: 'no answer',
  other: 'another reason',
  notKnown: 'not known',
};

const PURPOSES: Record<RequotePurpose, string> = {
  change: 'as a change to its policy',
  renewal: 'as the renewal of its policy',
  offer: 'as another offer',
};

const PAID: Readonly<Record<string, string>> = {
  card: 'by card',
  direct_debit: 'by direct debit',
  bank_transfer: 'by bank transfer',
};

/** What each optional cover is called where no rate book names it. */
const ADD_ON: Readonly<Record<string, string>> = {
  breakdown: 'Breakdown assistance',
  legal: 'Motor legal protection',
  windscreen: 'Windscreen and glass',
  keycare: 'Key care',
} satisfies Record<AddOn, string>;

const text = (value: unknown) => (typeof value === 'string' ? value : '');
/** An optional cover by its name. */
export const coverName = (addOn: unknown): string => ADD_ON[text(addOn)] ?? text(addOn);

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(text) : []);

/** A part of a sentence; nothing where nothing is kept of it. */
const told = (before: string, value: unknown) => text(value) && `${before}${text(value)}`;

function amountOf({ overrideType, value }: Detail): string {
  return overrideType === 'discount' ? `${Number(value)} %` : money(Number(value));
}

function confirmed(facts: unknown): string {
  const asked = (Array.isArray(facts) ? facts : []).map(({ path }) => `“${questionOf(path)}”`);
  return asked.length === 0 ? '' : `; confirmed as assumed: ${asked.join(' ')}`;
}

const PASSED: Readonly<Record<string, string>> = {
  suitability: 'the statement of suitability',
  driverNumbers: 'the driver numbers',
  termsOfBusiness: 'the terms of business',
} satisfies Record<PassableCode, string>;

const termsGiven = (detail: Detail) =>
  detail.termsGiven === true ? '; terms of business given' : '';

function passed({ passed: items }: Detail): string {
  return (Array.isArray(items) ? items : [])
    .map(({ item, reason }) => `; without ${PASSED[text(item)] ?? text(item)}: ${text(reason)}`)
    .join('');
}

function accepted(detail: Detail): string {
  const { policyId, paymentMethod, paymentReference, startsAt, duplicateReason } = detail;
  const paid = `paid ${PAID[text(paymentMethod)] ?? text(paymentMethod)}, reference ${text(paymentReference)}`;
  const from = text(startsAt) && `; cover from ${moment(text(startsAt))}`;
  const twice = told('; although the car was quoted or insured already: ', duplicateReason);
  const checked = `${confirmed(detail.confirmed)}${termsGiven(detail)}${passed(detail)}`;
  return `On cover as policy ${text(policyId)}, ${paid}${from}${checked}${twice}`;
}

function suitability({ confirmedBy, demands, reasons, explanation }: Detail): string {
  const said = SUITABILITY_REASONS.filter((reason) => texts(reasons).includes(reason));
  const parts = [
    `Suitability confirmed by ${text(confirmedBy)}.`,
    told('You asked for: ', demands),
    ...said.map((reason) => advice.reason[reason]),
    text(explanation),
  ];
  return parts.filter((part) => part !== '').join(' ');
}

function lost({ reason }: Detail): string {
  const known = LOST_REASONS.find((each) => each === reason);
  return `Marked as lost: ${known ? LOST[known] : text(reason)}`;
}

/** Who decided, and under which reference. */
function underwriter({ underwriter: who, reference }: Detail): string {
  const name = text(who) === '' ? 'an underwriter' : `the underwriter ${text(who)}`;
  return `${name}${told(', reference ', reference)}`;
}

const WORDS: Record<Entry['kind'], (detail: Detail) => string> = {
  submitted: ({ source, basedOn, purpose }) =>
    `Quoted${source === 'xml' ? ' from an XML document' : ''}${told(', made from quote ', basedOn)}${isRequotePurpose(purpose) ? `, ${PURPOSES[purpose]}` : ''}`,
  overridden: (detail) => `${overridden(detail)} set to ${amountOf(detail)}`,
  overrideWithdrawn: (detail) => `${overridden(detail)} set by hand taken back`,
  addOn: ({ addOn, level }) => `${coverName(addOn)} added${told(', level ', level)}`,
  addOnRemoved: ({ addOn }) => `${coverName(addOn)} taken off`,
  driverNumber: ({ driver, driverNumber }) =>
    `Driver number${driver === undefined ? '' : ` of driver ${driver}`} recorded: ${text(driverNumber)}`,
  suitability,
  referred: () => 'Referred to an underwriter',
  referralApproved: (detail) =>
    `Approved by ${underwriter(detail)}${told(', on these terms: ', detail.terms)}`,
  referralRefused: (detail) =>
    `Refused by ${underwriter(detail)}: ${texts(detail.reasons).join('; ')}`,
  markedLost: lost,
  markedNotLost: () => 'No longer marked as lost',
  accepted,
  clockConfirmed: ({ newest }) =>
    `Clock confirmed as right, though it is behind the entry before, of ${moment(text(newest))}`,
};

/** What an override changes. */
function overridden({ overrideType }: Detail): string {
  const type = text(overrideType);
  return `${type.charAt(0).toUpperCase()}${type.slice(1)}`;
}

/** An entry of a quote's history as it is read, with why and the premium that it led to. */
export function eventText({ kind, detail }: Entry): string {
  const { name, reason, note, premium } = detail;
  const why = kind === 'markedLost' ? note : (reason ?? note);
  const person = text(name) && ` (${text(name)})`;
  const cost = typeof premium === 'number' ? `; premium ${money(premium)}` : '';
  return `${WORDS[kind](detail)}${person}${cost}${told(' – ', why)}`;
}
