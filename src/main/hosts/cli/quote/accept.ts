import { type Command, InvalidArgumentError, Option } from 'commander';
import { message } from '../../../../shared/domain/messages/message.ts';
import {
  type FieldPath,
  isFieldPath,
} from '../../../../shared/domain/quote-fields/quote-fields.ts';
import type { PassableCode } from '../../../../shared/domain/quotes/checklist.ts';
import { PAYMENT_METHODS } from '../../../../shared/domain/quotes/payment-method.ts';
import type { AcceptRequest } from '../../../../shared/schemas/quotes/change.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import { ask } from '../common/ask.ts';
import { CommandFault } from '../common/command-fault.ts';
import { type DataOptions, dataCommand } from '../common/data-command.ts';
import { examples } from '../common/examples.ts';
import { print } from '../common/output.ts';
import { PASSABLE_ITEMS, readPassable } from '../common/passable.ts';
import { runOperations } from '../common/run-operation.ts';
import { warningLines } from './text.ts';

type Options = DataOptions & {
  readonly method: AcceptRequest['paymentMethod'];
  readonly reference: string;
  readonly confirm?: FieldPath[];
  readonly startAt?: string;
  readonly reason?: string;
  readonly duplicateReason?: string;
  readonly referralNote?: string;
  readonly termsGiven?: true;
  readonly pass?: PassableCode[];
  readonly passReason?: string;
};

function readElements(text: string): FieldPath[] {
  const named = text.split(',').map((path) => path.trim());
  const unknown = named.filter((path) => !isFieldPath(path));
  if (unknown.length > 0) {
    throw new InvalidArgumentError(`No element of a quote document: ${unknown.join(', ')}.`);
  }
  return named.filter(isFieldPath);
}

/** What goes with an acceptance for the checklist. */
function checkedBy({ termsGiven, pass = [], passReason }: Options) {
  return {
    ...(termsGiven ? { termsGiven } : {}),
    ...(passReason === undefined
      ? {}
      : { passed: pass.map((item) => ({ item, reason: passReason })) }),
  };
}

/**
 * Why a quote that still waits for an underwriter is approved before it is accepted: asked at the
 * terminal.
 * @returns undefined where it does not wait
 * @throws CommandFault where nobody says why
 */
async function approvalOf({ quoteId, status, referral }: Quote): Promise<string | undefined> {
  if (status !== 'quoted' || referral?.state !== 'referred') return undefined;
  const reasons = referral.reasons.map((each) => each.message).join('; ');
  const note = await ask(
    `The quote is referred: ${reasons}\nWhy do you approve it? (Enter: do not) `,
  );
  if (note !== undefined) return note;
  const said = message('referralUnsaid', { id: quoteId, reasons });
  throw new CommandFault({ kind: 'conflict', message: said });
}

/** `quote accept ID`. */
export function addAccept(quote: Command): void {
  const command = quote
    .command('accept')
    .description('accept a quote, so that it becomes a policy')
    .argument('<id>', 'the quote')
    .addOption(
      new Option('--method <method>', 'how it is paid')
        .choices([...PAYMENT_METHODS])
        .makeOptionMandatory(),
    )
    .option(
      '--confirm <elements>',
      'what is not known and you confirm as it is assumed: elements by commas',
      readElements,
    )
    .requiredOption('--reference <text>', 'the payment; the same one again is the same policy');
  command
    .option(
      '--start-at <moment>',
      'begins cover before it is accepted, at inception at the earliest',
    )
    .option('--reason <text>', 'why it begins earlier; it is kept in the history')
    .option(
      '--duplicate-reason <text>',
      'why, although the car has another open quote or a policy for some of the same days',
    )
    .option('--referral-note <text>', 'why a quote that is still referred is approved')
    .option('--terms-given', 'the customer has been given the terms of business')
    .option(
      '--pass <items>',
      `what is missing and passed, as the settings of the firm allow, by commas: ${PASSABLE_ITEMS}`,
      readPassable,
    )
    .option('--pass-reason <text>', 'why it is passed; it is kept in the history');
  examples(
    command,
    'quote accept Q-7K3M-9XQ2-F4TD --method card --reference PAY-1',
    'quote accept Q-7K3M-9XQ2-F4TD --method card --reference PAY-1 --start-at 2026-12-01T00:00:00+00:00 --reason "Agreed by phone"',
  );
  dataCommand(command, async (options: Options, quoteId: string) => {
    if ((options.pass === undefined) !== (options.passReason === undefined)) {
      command.error('error: --pass and --pass-reason go together');
    }
    const { method: paymentMethod, reference: paymentReference, confirm: confirmed } = options;
    const { startAt, reason, duplicateReason } = options;
    const policy = await runOperations(options, async (call) => {
      const quote = await call('getQuote', { id: quoteId });
      const referralNote = options.referralNote ?? (await approvalOf(quote));
      if (referralNote !== undefined && quote.referral?.state === 'referred') {
        await call('decideReferral', { quoteId, decision: 'approve', note: referralNote });
      }
      return call('acceptQuote', {
        ...{ quoteId, paymentMethod, paymentReference },
        ...(confirmed === undefined ? {} : { confirmed }),
        ...(startAt === undefined ? {} : { startAt }),
        ...(reason === undefined ? {} : { reason }),
        ...(duplicateReason === undefined ? {} : { duplicateReason }),
        ...checkedBy(options),
      });
    });
    print(options, policy, () => [
      `Policy ${policy.policyId}, from ${policy.policyStartDate} to ${policy.policyEndDate} (quote ${policy.quoteId})`,
      ...warningLines(policy.warnings),
    ]);
  });
}
