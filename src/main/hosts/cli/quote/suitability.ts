import { type Command, InvalidArgumentError } from 'commander';
import {
  SUITABILITY_REASONS,
  type SuitabilityReason,
} from '../../../../shared/domain/quotes/suitability.ts';
import { type DataOptions, dataCommand } from '../common/data-command.ts';
import { examples } from '../common/examples.ts';
import { print } from '../common/output.ts';
import { runOperation } from '../common/run-operation.ts';
import { changedLines } from './text.ts';

function reasons(list: string): SuitabilityReason[] {
  const words = list.split(',').map((word) => word.trim());
  return words.map((word) => {
    const known = SUITABILITY_REASONS.find((reason) => reason === word);
    if (known) return known;
    throw new InvalidArgumentError(
      `Unknown: ${word}. There are: ${SUITABILITY_REASONS.join(', ')}.`,
    );
  });
}

type Options = DataOptions & {
  readonly by: string;
  readonly reasons?: SuitabilityReason[];
  readonly explanation?: string;
  readonly demands?: string;
};

/** `quote suitability ID`. */
export function addSuitability(quote: Command): void {
  const command = quote
    .command('suitability')
    .description('confirm why a quote suits its customer, for its statement of suitability')
    .argument('<id>', 'the quote')
    .requiredOption('--by <name>', 'the person selling, who confirms it')
    .option('--reasons <list>', `of ${SUITABILITY_REASONS.join(',')}`, reasons)
    .option('--explanation <text>', 'why it suits the customer, in your own words')
    .option('--demands <text>', 'what the customer asked for, beyond the quote document');
  examples(
    command,
    'quote suitability Q-7K3M-9XQ2-F4TD --by "Aoife Byrne" --reasons meetsDemands,lowestPremium',
  );
  dataCommand(command, async ({ by, ...options }: Options, quoteId: string) => {
    const { reasons: picked = [], explanation, demands } = options;
    const changed = await runOperation(options, 'confirmSuitability', {
      quoteId,
      confirmedBy: by,
      reasons: picked,
      ...(explanation === undefined ? {} : { explanation }),
      ...(demands === undefined ? {} : { demands }),
    });
    print(options, changed, () => changedLines(changed));
  });
}
