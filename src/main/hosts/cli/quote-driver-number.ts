import type { Command } from 'commander';
import { type DataOptions, dataCommand } from './data-command.ts';
import { examples } from './examples.ts';
import { print } from './output.ts';
import { runOperation } from './run-operation.ts';

/** `quote driver-number ID NUMBER`. */
export function addDriverNumber(quote: Command): void {
  const command = quote
    .command('driver-number')
    .description('record the policyholder’s driver number, before or after a quote is accepted')
    .argument('<id>', 'the quote')
    .argument('<number>', 'item 4d of the driving licence: nine digits');
  examples(command, 'quote driver-number Q-7K3M-9XQ2-F4TD 123456789');
  dataCommand(command, async (options: DataOptions, quoteId: string, driverNumber: string) => {
    const changed = await runOperation(options, 'recordDriverNumber', { quoteId, driverNumber });
    print(options, changed, () => [`${quoteId}  driver number ${driverNumber} recorded`]);
  });
}
