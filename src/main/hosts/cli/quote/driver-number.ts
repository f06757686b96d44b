import { type Command, InvalidArgumentError } from 'commander';
import { listAt } from '../../../../shared/domain/quote-fields/quote-lists.ts';
import { type DataOptions, dataCommand } from '../common/data-command.ts';
import { examples } from '../common/examples.ts';
import { print } from '../common/output.ts';
import { runOperation } from '../common/run-operation.ts';

const MOST = listAt('Drivers/Driver').most;

/** The place among the named drivers. */
function position(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= MOST) return number;
  throw new InvalidArgumentError(`It must be a whole number from 1 to ${MOST}.`);
}

interface Options extends DataOptions {
  readonly driver?: number;
}

/** `quote driver-number ID NUMBER [--driver POSITION]`. */
export function addDriverNumber(quote: Command): void {
  const command = quote
    .command('driver-number')
    .description('record a driver number, before or after a quote is accepted')
    .argument('<id>', 'the quote')
    .argument('<number>', 'item 4d of an Irish driving licence: nine digits')
    .option(
      '--driver <position>',
      'a named driver by number, from 1 (default: the policyholder)',
      position,
    );
  examples(
    command,
    'quote driver-number Q-7K3M-9XQ2-F4TD 123456789',
    'quote driver-number Q-7K3M-9XQ2-F4TD MORGA657054SM9IJ --driver 1',
  );
  dataCommand(command, async (options: Options, quoteId: string, driverNumber: string) => {
    const { driver } = options;
    const request = { quoteId, driverNumber, ...(driver === undefined ? {} : { driver }) };
    const changed = await runOperation(options, 'recordDriverNumber', request);
    print(options, changed, () => [`${quoteId}  driver number ${driverNumber} recorded`]);
  });
}
