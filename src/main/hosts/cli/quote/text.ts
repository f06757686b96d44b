import { warningSentence } from '../../../../shared/contract/sentences.ts';
import type { EndReason, Quote } from '../../../../shared/schemas/quotes/quote.ts';
import type { Reason } from '../../../../shared/schemas/quotes/reason.ts';
import type { Warning } from '../../../../shared/schemas/quotes/remark.ts';
import { happeningText } from '../../../core/records/person-document/happening-text.ts';
import { amount, table } from '../common/table.ts';
import { answerLines } from './answers.ts';
import { explanationLines } from './explanation-lines.ts';

/** Warnings under a title; nothing where there are none. */
export function warningLines(warnings: readonly Warning[]): string[] {
  return warnings.length === 0
    ? []
    : ['', 'Warnings', ...warnings.map((one) => `  ${warningSentence(one)}`)];
}

/** The reasons why an underwriter must agree, under a title; nothing where there are none. */
export function referralLines(referrals: readonly Reason[]): string[] {
  if (referrals.length === 0) return [];
  const lines = referrals.map(({ message }) => `  ${message}`);
  return ['', 'Referred: an API client needs quote:override to accept it', ...lines];
}

const DECIDED = { approved: 'Approved', refused: 'Refused' } as const;

/** What a new quote costs and why, who must agree to it, and its warnings. */
export function pricedLines({
  explanation,
  referrals,
  warnings,
}: Pick<Quote, 'explanation' | 'referrals' | 'warnings'>): string[] {
  return [
    '',
    ...explanationLines(explanation),
    ...referralLines(referrals),
    ...warningLines(warnings),
  ];
}

/** Where the referral of a quote stands, with its reasons; nothing where it was never referred. */
function standingLines(referral: Quote['referral']): string[] {
  if (!referral) return [];
  const { state, reasons, decision, lostApproval } = referral;
  if (state === 'referred' || !decision) {
    const lost = lostApproval ? [`  Approval lost at ${lostApproval.at}`] : [];
    return [...referralLines(reasons), ...lost];
  }
  const { at, by, name = by, underwriter, reference, note, terms, reasons: given = [] } = decision;
  return [
    '',
    `${DECIDED[state]} by ${name} at ${at}`,
    ...reasons.map(({ message }) => `  Referred: ${message}`),
    ...(underwriter === undefined ? [] : [`  Underwriter: ${underwriter}`]),
    ...(reference === undefined ? [] : [`  Reference: ${reference}`]),
    ...given.map((reason) => `  Reason: ${reason}`),
    ...(terms === undefined ? [] : [`  Terms: ${terms}`]),
    ...(note === undefined ? [] : [`  Note: ${note}`]),
  ];
}

/** That a quote is lost, and why; nothing where it is not. */
function lostLines(lost: Quote['lost']): string[] {
  if (!lost) return [];
  const { reason, note, at, by, name = by } = lost;
  return [
    '',
    `Marked as lost by ${name} at ${at}: ${reason}`,
    ...(note === undefined ? [] : [`  Note: ${note}`]),
  ];
}

/** What the premium assumes, and what must be known before cover begins; nothing where all is said. */
function silenceLines({ assumed, unknownBeforeCover }: Quote): string[] {
  const rows = assumed.map(({ title, path, value, given, effect }) => [
    title,
    path,
    given === undefined ? value : `${value}, for ${given}`,
    `${effect < 0 ? '' : '+'}${amount(effect)}`,
  ]);
  const head = ['Question', 'Element', 'Counts as', 'Euro'];
  const lines = table([head, ...rows], ['left', 'left', 'left', 'right']);
  const missing = unknownBeforeCover.map(({ path }) => path).join(', ');
  return [
    ...(rows.length === 0 ? [] : ['', 'Assumed', ...lines.map((line) => `  ${line}`)]),
    ...(missing === '' ? [] : ['', `To be known or confirmed before cover: ${missing}`]),
  ];
}

function historyLines({ history, earlierHistory, referrals }: Quote): string[] {
  const rules = referrals.map(({ rule }) => rule).join(' and ');
  const rows = history.map((entry) => {
    const { at, by, user, detail } = entry;
    const referred = 'referrals' in detail ? `; referred by ${rules}` : '';
    return [at, user?.name ?? by, `${happeningText(entry)}${referred}`];
  });
  const title = earlierHistory
    ? `History (without the ${earlierHistory} entries before)`
    : 'History';
  return ['', title, ...table(rows).map((line) => `  ${line}`)];
}

/** Why a quote ends before its validity does. */
const ENDS: Record<EndReason, string> = {
  validity: '',
  levies: ', when a levy changes',
  price: ', when its price changes',
  period: ', when the period of cover is over',
};

function because({ expiresBecause }: Quote): string {
  return expiresBecause === undefined ? '' : ENDS[expiresBecause];
}

/** A quote as a person reads it. */
export function quoteLines(quote: Quote): string[] {
  const { customer, vehicle, policy, policyStartDate, explanation } = quote;
  const { rateBook } = explanation;
  const demonstration = rateBook.demonstration ? ' (demonstration)' : '';
  return [
    ...table([
      ['Quote', quote.quoteId],
      ['Premium', `${amount(quote.premium)} euro`],
      ['Status', quote.status],
      ...(quote.policyId === undefined ? [] : [['Policy', quote.policyId]]),
      ['Created', quote.createdAt],
      ['Valid until', `${quote.expiresAt}${because(quote)}`],
      ['Customer', `${customer.firstName} ${customer.surname}, born ${customer.dateOfBirth}`],
      ...(quote.driverNumber === undefined ? [] : [['Driver number', quote.driverNumber]]),
      ['Vehicle', `${vehicle.registrationNumber}, ${vehicle.make} ${vehicle.model}`],
      ['Cover', `${policy.coverType} from ${policyStartDate ?? policy.inceptionDate}`],
      ...(quote.period === undefined ? [] : [['Last day', quote.period.to]]),
      ...(quote.basedOn === undefined
        ? []
        : [['Made from', [quote.basedOn, quote.purpose].filter(Boolean).join(', ')]]),
      ...(quote.followedBy?.length ? [['Followed by', quote.followedBy.join(', ')]] : []),
      ...(quote.scheme === undefined
        ? []
        : [['Scheme', `${quote.scheme.name} of ${quote.scheme.insurer}`]]),
      ['Rate book', `${rateBook.name} ${rateBook.version}${demonstration}`],
    ]),
    '',
    ...explanationLines(explanation),
    ...standingLines(quote.referral),
    ...lostLines(quote.lost),
    ...silenceLines(quote),
    ...warningLines(quote.warnings),
    ...answerLines(quote),
    ...historyLines(quote),
  ];
}

/** The result of a change in one line, with its warnings; `show` has the rest. */
export function changedLines({ quoteId, premium, status, warnings }: Quote): string[] {
  return [`${quoteId}  ${status}  ${amount(premium)} euro`, ...warningLines(warnings)];
}
