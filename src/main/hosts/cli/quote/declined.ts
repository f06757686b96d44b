import type { Command } from 'commander';
import { type DataOptions, dataCommand } from '../common/data-command.ts';
import { examples } from '../common/examples.ts';
import { type LimitOption, limited, wanted } from '../common/limit.ts';
import { print } from '../common/output.ts';
import { runOperation } from '../common/run-operation.ts';
import { table } from '../common/table.ts';

/** `quote declined`. */
export function addDeclined(quote: Command): void {
  const command = quote
    .command('declined')
    .description('list declined risks with every reason, the newest first');
  limited(command);
  examples(command, 'quote declined', 'quote declined --limit 10 --json');
  dataCommand(command, async (options: DataOptions & LimitOption) => {
    const { declined } = await runOperation(options, 'listDeclined', wanted(options));
    const rows = declined.map(({ id, at, by, user, vehicle, customer, reasons }) => [
      id,
      at,
      user?.name ?? by,
      vehicle.registrationNumber,
      `${customer.firstName} ${customer.surname}`,
      reasons.map(({ rule }) => rule).join(', '),
    ]);
    const head = ['Declined', 'At', 'By', 'Vehicle', 'Customer', 'Reasons'];
    print(options, { declined }, () =>
      rows.length > 0 ? table([head, ...rows]) : ['No risk has been declined yet.'],
    );
  });
}
