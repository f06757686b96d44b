import { inEnglish } from '../../../../shared/domain/messages/english.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { PASSABLE, type PassableCode } from '../../../../shared/domain/quotes/checklist.ts';
import { STATUSES } from '../../../../shared/domain/quotes/quote-status.ts';
import { FaultError } from '../../../../shared/result/fault-error.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import { type CommandDefinition, operation } from '../common/command.ts';
import { WrongUsage } from '../common/faults.ts';
import { list } from '../common/output.ts';
import { argument, listed, listOf, option, type Parameter, text } from '../common/parameters.ts';
import { ask } from '../common/terminal.ts';
import { changedLines, warningLines } from './quote-text.ts';

const ID = argument('id', 'the quote');
const REASON = option('the reason, for the history', 'reason');
const NAME = option('your name, for the history', 'name');

const changing: readonly CommandDefinition[] = [
  operation('overrideQuote', {
    words: 'quote override',
    summary: 'override the premium, the excess or the discount of a quote',
    takes: {
      quoteId: ID,
      overrideType: option('what to override', 'type'),
      value: option(),
      reason: REASON,
    },
    lines: changedLines,
    examples: [
      'quote override Q-7K3M-9XQ2-F4TD --type discount --value 10 --reason "Loyal for years"',
    ],
  }),
  operation('withdrawOverride', {
    words: 'quote withdraw-override',
    summary: 'withdraw an override; the quote is rated again without it',
    takes: { quoteId: ID, overrideType: option('which override', 'type'), reason: REASON },
    lines: changedLines,
    examples: [
      'quote withdraw-override Q-7K3M-9XQ2-F4TD --type discount --reason "Meant for another quote"',
    ],
  }),
  operation('addCover', {
    words: 'quote add-cover',
    summary: 'add an optional cover, or change its level',
    takes: {
      quoteId: ID,
      addonType: argument('type', 'the cover'),
      'addonOptions.level': option('a level in the rate book; the first unless given'),
    },
    lines: changedLines,
    examples: [
      'quote add-cover Q-7K3M-9XQ2-F4TD legal',
      'quote add-cover Q-7K3M-9XQ2-F4TD breakdown --level europe',
    ],
  }),
  operation('removeCover', {
    words: 'quote remove-cover',
    summary: 'remove an optional cover',
    takes: { quoteId: ID, addonType: argument('type', 'the cover') },
    lines: changedLines,
    examples: ['quote remove-cover Q-7K3M-9XQ2-F4TD breakdown'],
  }),
  operation('recordDriverNumber', {
    words: 'quote record-driver-number',
    summary: 'record a driver number, before or after a quote is accepted',
    takes: {
      quoteId: ID,
      driverNumber: argument('number', 'item 4d of an Irish driving licence: nine digits'),
      driver: option('a named driver by number, from 1; the policyholder unless given'),
    },
    lines: (_answer, _given, { quoteId, driverNumber }) => [
      `${quoteId}  driver number ${driverNumber} recorded`,
    ],
    examples: [
      'quote record-driver-number Q-7K3M-9XQ2-F4TD 123456789',
      'quote record-driver-number Q-7K3M-9XQ2-F4TD MORGA657054SM9IJ --driver 1',
    ],
  }),
  operation('confirmSuitability', {
    words: 'quote confirm-suitability',
    summary: 'confirm why a quote suits its customer, for its statement of suitability',
    takes: {
      quoteId: ID,
      confirmedBy: option('the person selling, who confirms it', 'by'),
      reasons: option('why it suits', undefined, { fallback: [] }),
      explanation: option('why it suits the customer, in your own words'),
      demands: option('what the customer asked for, beyond the quote document'),
    },
    lines: changedLines,
    examples: [
      'quote confirm-suitability Q-7K3M-9XQ2-F4TD --by "Aoife Byrne" --reasons meetsDemands,lowestPremium',
    ],
  }),
];

/**
 * Why a quote that still waits for an underwriter is approved before it is accepted: asked at the
 * terminal.
 * @returns undefined where it does not wait
 * @throws FaultError where it is not answered
 */
async function approvalOf({ quoteId, status, referral }: Quote): Promise<string | undefined> {
  if (!STATUSES[status].isOpen || referral?.state !== 'referred') return undefined;
  const reasons = referral.reasons.map((each) => inEnglish(each.message)).join('; ');
  const note = await ask(
    `The quote is referred: ${reasons}\nWhy do you approve it? (Enter: do not) `,
  );
  if (note !== undefined) return note;
  const unapproved = message('referralUnsaid', { id: quoteId, reasons });
  throw new FaultError({ kind: 'conflict', message: unapproved });
}

const readPassable = listOf(PASSABLE, true);
const PASSED: Parameter<PassableCode[] | undefined> = {
  isArgument: false,
  value: 'list',
  about: `what is missing and passed, as the settings of the firm allow, by commas: ${listed(PASSABLE)}`,
  read: (given) => PASSABLE.filter((item) => readPassable(given).includes(item)),
};

const accepting: readonly CommandDefinition[] = [
  operation('acceptQuote', {
    words: 'quote accept',
    summary: 'accept a quote, so that it becomes a policy',
    more: {
      quoteId: ID,
      referralNote: text('text', 'why a quote that is still referred is approved'),
      pass: PASSED,
      passReason: text('text', 'why it is passed; it is kept in the history'),
    },
    takes: {
      paymentMethod: option('how it is paid', 'method'),
      paymentReference: option('the payment; the same one again is the same policy', 'reference'),
      confirmed: option('elements that are not known, which you confirm as assumed', 'confirm'),
      startAt: option('begins cover before it is accepted, at inception at the earliest; ISO 8601'),
      reason: option('why it begins earlier; it is kept in the history'),
      duplicateReason: option(
        'why, although the car has another open quote or a policy for some of the same days',
      ),
      termsGiven: option('the customer has been given the terms of business'),
    },
    read: ({ quoteId, pass, passReason }) => {
      if ((pass === undefined) !== (passReason === undefined)) {
        throw new WrongUsage('--pass and --pass-reason go together');
      }
      if (passReason === undefined) return { quoteId };
      return { quoteId, passed: (pass ?? []).map((item) => ({ item, reason: passReason })) };
    },
    look: async (call, { quoteId, referralNote }) => {
      const quote = await call('getQuote', { id: quoteId });
      const note = referralNote ?? (await approvalOf(quote));
      if (note !== undefined && quote.referral?.state === 'referred') {
        await call('decideReferral', { quoteId, decision: 'approve', note });
      }
      return {};
    },
    lines: ({ policyId, policyStartDate, policyEndDate, quoteId, warnings }) => [
      `Policy ${policyId}, from ${policyStartDate} to ${policyEndDate} (quote ${quoteId})`,
      ...warningLines(warnings),
    ],
    examples: [
      'quote accept Q-7K3M-9XQ2-F4TD --method card --reference PAY-1',
      'quote accept Q-7K3M-9XQ2-F4TD --method card --reference PAY-1 --start-at 2026-12-01T00:00:00+00:00 --reason "Agreed by phone"',
    ],
  }),
  operation('markLost', {
    words: 'quote mark-lost',
    summary: 'mark an open or expired quote as lost; a new reason replaces the old one',
    takes: {
      quoteId: ID,
      reason: option('why the customer did not take it'),
      note: option('a note; required with the reason other'),
      name: NAME,
    },
    lines: changedLines,
    examples: [
      'quote mark-lost Q-7K3M-9XQ2-F4TD --reason price',
      'quote mark-lost Q-7K3M-9XQ2-F4TD --reason other --note "Moved abroad"',
    ],
  }),
  operation('markNotLost', {
    words: 'quote mark-not-lost',
    summary: 'mark a quote as not lost',
    takes: { quoteId: ID, name: NAME },
    lines: changedLines,
    examples: ['quote mark-not-lost Q-7K3M-9XQ2-F4TD'],
  }),
];

const NOTE = option('why, for the record; kept in the history, never printed', 'note');

/** Whose decision it is. */
const DECIDER = {
  underwriter: option('the underwriter’s name, where another person records the answer'),
  reference: option('the underwriter’s reference'),
};

const referring: readonly CommandDefinition[] = [
  operation('referQuote', {
    words: 'quote refer',
    summary: 'refer a quote to an underwriter',
    takes: {
      quoteId: ID,
      reason: option('why an underwriter must look at it; kept in the history'),
      name: option('who refers it'),
    },
    lines: changedLines,
    examples: ['quote refer Q-7K3M-9XQ2-F4TD --reason "The car is kept abroad in winter"'],
  }),
  operation('decideReferral', {
    words: 'quote approve',
    summary: 'approve a referred quote, so that it can be accepted',
    takes: {
      quoteId: ID,
      note: NOTE,
      terms: option('the terms on which it is approved, for the customer'),
      ...DECIDER,
      name: option('who approves it'),
    },
    read: () => ({ decision: 'approve' as const }),
    lines: changedLines,
    examples: ['quote approve Q-7K3M-9XQ2-F4TD --note "The licence was checked"'],
  }),
  operation('decideReferral', {
    words: 'quote refuse',
    summary: 'refuse a referred quote; it can then not be accepted',
    takes: {
      quoteId: ID,
      reasons: option('the reasons for the customer, as the letter prints them', 'reason', {
        isRequired: true,
      }),
      note: NOTE,
      ...DECIDER,
      name: option('who refuses it'),
    },
    read: () => ({ decision: 'refuse' as const }),
    lines: changedLines,
    examples: [
      'quote refuse Q-7K3M-9XQ2-F4TD --reason "The car is kept abroad" --note "Our reinsurer does not allow it"',
    ],
  }),
  operation('listReferrals', {
    words: 'referral list',
    summary: 'list the quotes that wait for an underwriter’s decision, the oldest first',
    takes: { limit: option('how many; 50 unless given') },
    lines: ({ waiting }) =>
      list(
        waiting,
        [
          ['Quote', ({ quote }) => quote.quoteId],
          ['Referred', ({ referral }) => referral.referred.at],
          ['Days', ({ waitingDays }) => waitingDays, 'right'],
          ['By', ({ referral }) => referral.referred.name ?? referral.referred.by],
          ['Vehicle', ({ quote }) => quote.registrationNumber],
          ['Customer', ({ quote }) => quote.customerName],
          [
            'Reasons',
            ({ referral }) => referral.reasons.map(({ message }) => inEnglish(message)).join('; '),
          ],
        ],
        'No quote waits for an underwriter.',
      ),
    examples: ['referral list', 'referral list --limit 10 --json'],
  }),
];

/** What changes a quote, until it is a policy, lost or refused; and the referrals to underwriters. */
export const quoteChangeCommands: readonly CommandDefinition[] = [
  ...changing,
  ...accepting,
  ...referring,
];
