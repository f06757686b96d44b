import type { InputOf, OutputOf } from '../../../../shared/contract/contract.ts';
import { RECEIPT_METHODS } from '../../../../shared/domain/policies/payment.ts';
import words from '../../../../shared/words/en/payments.json' with { type: 'json' };
import { type CommandDefinition, command, operation } from '../common/command.ts';
import { type DataOptions, runOperations } from '../common/data.ts';
import { amount, list, type Printed, section } from '../common/output.ts';
import {
  argument,
  choice,
  decimal,
  flag,
  option,
  type Parameter,
  requiredText,
  text,
} from '../common/parameters.ts';

/** What the lines of an account and what falls due are called. */
const { line: LINES, due: DUES, state: STATES } = words;

type Account = OutputOf<'getPolicyAccount'>;

const ID = argument('id', 'the policy');
const PREVIEW = flag('only say what the account would be');
const REASON = requiredText('text', 'the reason, for the history');
const number = (name: string, about: string): Parameter<number> => ({
  isArgument: true,
  isRequired: true,
  name,
  about,
  read: decimal,
});
const DAY = text('day', 'when, YYYY-MM-DD; today unless given');

/** The account of a policy: what falls due when, and its lines. */
function accountLines(account: Account): string[] {
  const { policyId, day, balance, overdue, next, plan, schedule, lines } = account;
  return [
    `Account of policy ${policyId} on ${day}`,
    `Balance: ${amount(balance)} euro, overdue ${amount(overdue)}`,
    ...(next ? [`Next: ${amount(next.amount)} on ${next.day}`] : []),
    ...(plan
      ? [
          `Plan (line ${plan.line}): ${plan.title ?? DUES.full}, charge ${amount(plan.charge)}, APR ${plan.apr?.toFixed(1) ?? '–'} %`,
        ]
      : []),
    ...section(
      'Schedule',
      list(schedule, [
        ['Due', ({ day: on }) => on],
        ['What', ({ kind, number }) => `${DUES[kind]}${number === undefined ? '' : ` ${number}`}`],
        ['Euro', ({ amount: euro }) => amount(euro), 'right'],
        ['Paid', ({ paid }) => amount(paid), 'right'],
        ['Open', ({ open }) => amount(open), 'right'],
        ['State', ({ state }) => STATES[state]],
      ]),
    ),
    '',
    ...list(lines, [
      ['No.', ({ number }) => number, 'right'],
      ['Day', ({ day: on }) => on],
      ['What', ({ kind }) => LINES[kind]],
      ['Reference', ({ reference }) => reference],
      ['Euro', ({ amount: euro }) => amount(euro), 'right'],
      ['Balance', ({ balance: sum }) => amount(sum), 'right'],
      ['Withdrawn by', ({ withdrawnBy }) => withdrawnBy],
    ]),
  ];
}

type Entry = Omit<InputOf<'recordPayment'>, 'policyId'>;

/** Records one thing, or only says what the account would be. */
async function recorded(
  options: DataOptions,
  policyId: string,
  { entry, preview }: { readonly entry: Entry; readonly preview: true | undefined },
): Promise<Printed> {
  const name = preview ? 'previewPayment' : 'recordPayment';
  const account = await runOperations(options, (call) => call(name, { policyId, ...entry }));
  return { value: account, lines: () => accountLines(account) };
}

const given = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };

const PAYMENT = {
  policyId: ID,
  amount: number('euro', 'how much'),
  reference: requiredText('text', 'by which it is found again; never the number of a card'),
  method: choice(RECEIPT_METHODS, 'how', 'bank_transfer'),
  day: DAY,
  preview: PREVIEW,
};

/** The commands of what is paid for policies. */
export const paymentCommands: readonly CommandDefinition[] = [
  operation('getPolicyAccount', {
    words: 'policy account',
    summary: 'show the account of a policy: its balance, what falls due when, its lines',
    takes: { policyId: ID },
    lines: accountLines,
    examples: ['policy account P-7K3M-9XQ2-F4TD'],
  }),
  operation('listOverdue', {
    words: 'policy overdue',
    summary: 'list the policies of which a payment is overdue, the longest first',
    takes: { limit: option('how many; 50 unless given') },
    lines: ({ policies }) =>
      list(
        policies,
        [
          ['Policy', ({ policyId }) => policyId],
          ['Customer', ({ customerName }) => customerName],
          ['Car', ({ registrationNumber }) => registrationNumber],
          ['Since', ({ since }) => since],
          ['Payments', ({ payments }) => payments, 'right'],
          ['Euro', ({ overdue }) => amount(overdue), 'right'],
        ],
        'No payment is overdue',
      ),
    examples: ['policy overdue'],
  }),
  command({
    words: 'policy plan',
    summary: 'say how what is owed is paid: in full, or by an instalment plan of the rate book',
    takes: {
      policyId: ID,
      id: text('id', 'the instalment plan; in full unless given'),
      firstDay: text('day', 'when it or its deposit is due, YYYY-MM-DD; today unless given'),
      mandate: text('reference', 'of the authority for a direct debit'),
      preview: PREVIEW,
    },
    examples: [
      'policy plan P-7K3M-9XQ2-F4TD --id ten --preview',
      'policy plan P-7K3M-9XQ2-F4TD --id ten --mandate QD-20817',
    ],
    run: ({ policyId, preview, ...plan }, options) =>
      recorded(options, policyId, { entry: { plan: given(plan) }, preview }),
  }),
  command({
    words: 'policy pay',
    summary: 'record a payment that was received',
    takes: PAYMENT,
    examples: ['policy pay P-7K3M-9XQ2-F4TD 52.10 --method card --reference T-20817'],
    run: ({ policyId, preview, ...received }, options) =>
      recorded(options, policyId, { entry: { received: given(received) }, preview }),
  }),
  command({
    words: 'policy rebate',
    summary: 'record a premium rebate that was paid back',
    takes: PAYMENT,
    examples: ['policy rebate P-7K3M-9XQ2-F4TD 124.52 --reference TR-20818'],
    run: ({ policyId, preview, ...rebate }, options) =>
      recorded(options, policyId, { entry: { rebate: given(rebate) }, preview }),
  }),
  command({
    words: 'policy missed',
    summary: 'record that what was due on a day could not be collected',
    takes: {
      policyId: ID,
      day: argument('day', 'on which it was due, YYYY-MM-DD'),
      reason: REASON,
    },
    examples: ['policy missed P-7K3M-9XQ2-F4TD 2027-03-01 --reason "The bank returned it"'],
    run: ({ policyId, ...missed }, options) =>
      recorded(options, policyId, { entry: { missed }, preview: undefined }),
  }),
  command({
    words: 'policy withdraw',
    summary: 'withdraw a line of the account that was wrong; it stays to be read',
    takes: {
      policyId: ID,
      line: number('line', 'its number'),
      reason: REASON,
    },
    examples: ['policy withdraw P-7K3M-9XQ2-F4TD 3 --reason "Meant for another policy"'],
    run: ({ policyId, ...withdraw }, options) =>
      recorded(options, policyId, { entry: { withdraw }, preview: undefined }),
  }),
];
