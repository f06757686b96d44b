import type { Command } from 'commander';
import { common } from './common.ts';
import { examples } from './examples.ts';
import { type LimitOption, limited, wanted } from './limit.ts';
import { type CommonOptions, print, run } from './session.ts';
import { amount, table } from './table.ts';

/** `quote list`. */
export function addList(quote: Command): void {
  const command = quote
    .command('list')
    .description('list the quotes that were kept last, the newest first');
  limited(command);
  examples(command, 'quote list', 'quote list --limit 10 --json');
  common(command, async (options: CommonOptions & LimitOption) => {
    const { quotes } = await run(options, 'listQuotes', wanted(options));
    const rows = quotes.map((one) => [
      one.quoteId,
      one.status,
      amount(one.premium),
      one.createdAt,
      one.registrationNumber,
      one.customerName,
    ]);
    const head = ['Quote', 'Status', 'Euro', 'Created', 'Vehicle', 'Customer'];
    print(options, { quotes }, () =>
      rows.length > 0
        ? table([head, ...rows], ['left', 'left', 'right'])
        : ['There is no quote yet.'],
    );
  });
}
