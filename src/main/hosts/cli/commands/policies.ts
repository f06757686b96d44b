import type { InputOf, OutputOf } from '../../../../shared/contract/contract.ts';
import { inEnglish } from '../../../../shared/domain/messages/english.ts';
import type { RatedText } from '../../../../shared/domain/messages/message.ts';
import { isClaimIn } from '../../../../shared/domain/policies/accident.ts';
import { ENDINGS } from '../../../../shared/domain/policies/transaction.ts';
import { warningSentence } from '../../../../shared/result/sentences.ts';
import type { Transaction } from '../../../../shared/schemas/policies/transaction.ts';
import words from '../../../../shared/words/en/policy.json' with { type: 'json' };
import { type CommandDefinition, command, operation } from '../common/command.ts';
import { type DataOptions, runOperations } from '../common/data.ts';
import { WrongUsage } from '../common/faults.ts';
import { jsonIn, readFile } from '../common/files.ts';
import { amount, list, type Printed, section, table } from '../common/output.ts';
import { argument, choice, flag, option, requiredText, text } from '../common/parameters.ts';
import { warningLines } from './quote-text.ts';

/** What policies, their transactions and their deadlines are called. */
const {
  transaction: KINDS,
  stateName: STATES,
  deadline: DEADLINES,
  source: SOURCES,
  renewal: { rule: RULE, verdict: VERDICTS },
} = words;

type Policy = OutputOf<'getPolicy'>;

const ID = argument('id', 'the policy');
const REASON = requiredText('text', 'the reason, for the history');
const EFFECTIVE = text(
  'moment',
  'when it takes effect; now unless given. Earlier than now needs authority',
);
const CHANGES = text(
  'file',
  'JSON with what is another answer, by the names of a quote document; null takes one away; - reads standard input',
);
const REFERRAL_NOTE = text('text', 'why a change that underwriting refers is made');
const PREVIEW = flag('only say what it would charge or return, and why');

/** How the amounts of a transaction came about, line by line. */
function calculationLines({ amounts, calculation }: Transaction): string[] {
  const { cover, kept = [], cost, charged } = calculation;
  const sum = (title: RatedText, euro: number) => [inEnglish(title), amount(euro)];
  return table(
    [
      ['What', 'Euro'],
      ...cover.map(({ from, to, days, of, net, cost: part }) => [
        `${from} to ${to}: ${days} of ${of} days of ${amount(net)}`,
        part.toFixed(4),
      ]),
      ...kept.map(({ row, amount: euro }) => sum(`Kept: ${inEnglish(row)}`, euro)),
      sum('The period costs, net', cost),
      sum('Charged before', charged),
      sum('Net', amounts.net),
      ...amounts.levies.map(({ title, amount: euro }) => sum(title, euro)),
      ...amounts.fees.map(({ title, amount: euro }) => sum(title, euro)),
      sum(amounts.total < 0 ? 'Returned' : 'Due', amounts.total),
    ],
    [undefined, 'right'],
  );
}

const answer = (value: unknown) => (value === undefined ? 'nothing' : String(value));

/** What a transaction changes and charges. */
const transactionLines = (transaction: Transaction): string[] => [
  `${KINDS[transaction.kind]} from ${transaction.effectiveAt}`,
  ...transaction.changed.map(
    ({ path, before, after }) => `  ${path}: ${answer(before)} → ${answer(after)}`,
  ),
  '',
  ...calculationLines(transaction),
];

/** A policy with all of its transactions. */
function policyLines({ policyId, quoteId, state, period, coverEnds, ...rest }: Policy): string[] {
  const { transactions, charged, deadlines, day } = rest;
  return [
    `Policy ${policyId}, of quote ${quoteId}`,
    `${day}: ${STATES[state]}, ${period.from} to ${period.to}, cover ends ${coverEnds}`,
    '',
    ...list(transactions, [
      ['No.', ({ number }) => number, 'right'],
      ['Transaction', ({ kind }) => KINDS[kind]],
      ['From', ({ effectiveAt }) => effectiveAt],
      ['Euro', ({ amounts }) => amount(amounts.total), 'right'],
      ['Undone by', ({ reversedBy }) => reversedBy],
      ['Why', ({ reason }) => reason],
    ]),
    '',
    `Charged: ${amount(charged.total)} euro, of it net premium ${amount(charged.net)}`,
    ...section(
      'Deadlines',
      deadlines.map(({ id, day }) => `${DEADLINES[id]} ${day} (${SOURCES[id]})`),
    ),
  ];
}

/** A policy after a transaction, which is explained first. */
const changedLines = (policy: Policy): string[] => [
  ...policy.transactions.slice(-1).flatMap(transactionLines),
  '',
  ...policyLines(policy),
  ...warningLines(policy.warnings),
];

type Preview = Omit<InputOf<'previewTransaction'>, 'policyId'>;

/** Makes a transaction, or only says what it would charge. */
async function transacted(
  options: DataOptions,
  policyId: string,
  { preview, make }: { preview: Preview | undefined; make: (call: Call) => Promise<Policy> },
): Promise<Printed> {
  if (!preview) {
    const policy = await runOperations(options, make);
    return { value: policy, lines: () => changedLines(policy) };
  }
  const said = await runOperations(options, (call) =>
    call('previewTransaction', { policyId, ...preview }),
  );
  return {
    value: said,
    lines: () => [
      ...transactionLines(said.transaction),
      ...section(
        'Underwriting refers it',
        said.referrals.map((one) => inEnglish(one.message)),
      ),
      ...warningLines(said.warnings),
    ],
  };
}

type Call = Parameters<Parameters<typeof runOperations>[1]>[0];

const present = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };

/** Reads what is changed of a policy, by the element names of a quote document. */
async function readChanges(file: string | undefined): Promise<unknown> {
  return file === undefined ? undefined : jsonIn(new TextDecoder().decode(await readFile(file)));
}

/** What is offered for the next period of a policy. */
function offerLines({ policyId, renewal }: Policy): string[] {
  if (!renewal) return [];
  const { period, covers, bonus, claims, years, priceCheck } = renewal;
  return [
    `Policy ${policyId}: the next period, ${period.from} to ${period.to}`,
    '',
    ...list(covers, [
      ['Cover', ({ cover }) => cover],
      ['Euro', ({ premium }) => amount(premium), 'right'],
      ['Excess', ({ excess }) => excess, 'right'],
    ]),
    '',
    `Claims that count against the bonus: ${claims}`,
    ...bonus.map(({ path, before, after }) => `${path}: ${answer(before)} → ${answer(after)}`),
    ...section(
      RULE,
      priceCheck
        ? [
            `${VERDICTS[priceCheck.verdict]}: somebody new is charged ${amount(priceCheck.newBusiness)} for the same`,
            ...priceCheck.because.map((one) => warningSentence(one)),
          ]
        : [],
    ),
    ...section(
      'Paid before',
      years.map(
        ({ from, to, paid, annualised, claimsPaid }) =>
          `${from} to ${to}: ${amount(paid)}${annualised === undefined ? '' : `, a year as covered last ${amount(annualised)} without fees`}, claims ${amount(claimsPaid)}`,
      ),
    ),
  ];
}
/** The commands of policies. */
export const policyCommands: readonly CommandDefinition[] = [
  operation('getPolicy', {
    words: 'policy show',
    summary: 'show a policy as it stands, or stood on a day, with its transactions',
    takes: { policyId: ID, day: option('as it stood on this day, YYYY-MM-DD; today unless given') },
    lines: policyLines,
    examples: ['policy show P-7K3M-9XQ2-F4TD', 'policy show P-7K3M-9XQ2-F4TD --day 2027-03-01'],
  }),
  command({
    words: 'policy adjust',
    summary: 'change what a policy covers, for good or for some days',
    takes: {
      policyId: ID,
      changes: CHANGES,
      excess: text('euro', 'another excess'),
      effectiveAt: EFFECTIVE,
      until: text('day', 'the last day of a change for some days, YYYY-MM-DD'),
      referralNote: REFERRAL_NOTE,
      reason: REASON,
      preview: PREVIEW,
    },
    examples: [
      'policy adjust P-7K3M-9XQ2-F4TD --changes car.json --reason "Another car" --preview',
      'policy adjust P-7K3M-9XQ2-F4TD --excess 500 --reason "A lower premium"',
    ],
    run: async ({ policyId, changes, excess, preview, ...given }, options) => {
      const document = await readChanges(changes);
      const euro = excess === undefined ? undefined : Number(excess);
      if (Number.isNaN(euro)) throw new WrongUsage('--excess must be a number of euro');
      const change = present({ ...given, document, excess: euro });
      return transacted(options, policyId, {
        preview: preview && { adjust: change },
        make: (call) => call('adjustPolicy', { policyId, ...change }),
      });
    },
  }),
  command({
    words: 'policy cancel',
    summary: 'end a policy before its time',
    takes: {
      policyId: ID,
      ending: choice(
        ENDINGS,
        'who ends it and how: the customer in the cooling-off period, or later; the insurer; from the start',
        'customer',
      ),
      claim: flag('there was a claim in the period: so it is where an accident of it is known'),
      effectiveAt: EFFECTIVE,
      reason: REASON,
      preview: PREVIEW,
    },
    examples: [
      'policy cancel P-7K3M-9XQ2-F4TD --reason "The car was sold" --preview',
      'policy cancel P-7K3M-9XQ2-F4TD --ending insurer --reason "Not paid"',
    ],
    run: async ({ policyId, claim, preview, ...given }, options) => {
      const known = async (call: Call) => {
        const { period } = await call('getPolicy', { policyId });
        const { accidents } = await call('listAccidents', { policyId });
        return accidents.some((one) => isClaimIn(one, period));
      };
      const hasClaim = claim ?? (await runOperations(options, known));
      const end = present({ ...given, hasClaim });
      return transacted(options, policyId, {
        preview: preview && { cancel: end },
        make: (call) => call('cancelPolicy', { policyId, ...end }),
      });
    },
  }),
  command({
    words: 'policy reinstate',
    summary: 'let a cancelled policy cover again',
    takes: { policyId: ID, effectiveAt: EFFECTIVE, reason: REASON, preview: PREVIEW },
    examples: ['policy reinstate P-7K3M-9XQ2-F4TD --reason "Paid in full"'],
    run: async ({ policyId, preview, ...given }, options) => {
      const again = present(given);
      return transacted(options, policyId, {
        preview: preview && { reinstate: again },
        make: (call) => call('reinstatePolicy', { policyId, ...again }),
      });
    },
  }),
  command({
    words: 'policy invite',
    summary: 'offer the next period of a policy, and keep what is offered',
    takes: { policyId: ID, changes: CHANGES },
    examples: ['policy invite P-7K3M-9XQ2-F4TD'],
    run: async ({ policyId, changes }, options) => {
      const next = present({ document: await readChanges(changes) });
      const policy = await runOperations(options, (call) =>
        call('inviteRenewal', { policyId, ...next }),
      );
      return { value: policy, lines: () => offerLines(policy) };
    },
  }),
  command({
    words: 'policy renew',
    summary: 'have a policy cover its next period, as it was offered or with changes',
    takes: { policyId: ID, changes: CHANGES, referralNote: REFERRAL_NOTE, preview: PREVIEW },
    examples: [
      'policy renew P-7K3M-9XQ2-F4TD --preview',
      'policy renew P-7K3M-9XQ2-F4TD --changes cover.json',
    ],
    run: async ({ policyId, changes, preview, ...given }, options) => {
      const next = present({ ...given, document: await readChanges(changes) });
      return transacted(options, policyId, {
        preview: preview && { renew: next },
        make: (call) => call('renewPolicy', { policyId, ...next }),
      });
    },
  }),
  operation('reverseTransaction', {
    words: 'policy reverse',
    summary: 'undo the last transaction of a policy; only its fees stay charged',
    takes: {
      policyId: ID,
      transaction: argument('number', 'the transaction'),
      reason: option('the reason, for the history'),
    },
    lines: changedLines,
    examples: ['policy reverse P-7K3M-9XQ2-F4TD 2 --reason "Meant for another policy"'],
  }),
];
