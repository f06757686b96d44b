import { type Command, Option } from 'commander';
import { type AcceptRequest, PAYMENT_METHODS } from '../../../shared/schemas/change.ts';
import { type DataOptions, dataCommand } from './data-command.ts';
import { examples } from './examples.ts';
import { print } from './output.ts';
import { warningLines } from './quote-text.ts';
import { runOperation } from './run-operation.ts';

type Options = DataOptions & {
  readonly method: AcceptRequest['paymentMethod'];
  readonly reference: string;
  readonly duplicateReason?: string;
};

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
    .requiredOption('--reference <text>', 'the payment; the same one again is the same policy');
  command.option(
    '--duplicate-reason <text>',
    'why, although the car has another open quote or a policy for some of the same days',
  );
  examples(command, 'quote accept Q-7K3M-9XQ2-F4TD --method card --reference PAY-1');
  dataCommand(command, async (options: Options, quoteId: string) => {
    const { method: paymentMethod, reference: paymentReference, duplicateReason } = options;
    const request = {
      ...{ quoteId, paymentMethod, paymentReference },
      ...(duplicateReason === undefined ? {} : { duplicateReason }),
    };
    const policy = await runOperation(options, 'acceptQuote', request);
    print(options, policy, () => [
      `Policy ${policy.policyId}, from ${policy.policyStartDate} (quote ${policy.quoteId})`,
      ...warningLines(policy.warnings),
    ]);
  });
}
