import { type Command, InvalidArgumentError } from 'commander';
import { common } from './common.ts';
import { examples } from './examples.ts';
import { type CommonOptions, print, run } from './session.ts';
import { amount, table } from './table.ts';

const MOST = 1000;

function limit(text: string): number {
  const count = Number(text);
  if (/^\d+$/.test(text) && count >= 1 && count <= MOST) return count;
  throw new InvalidArgumentError(`It must be a whole number from 1 to ${MOST}.`);
}

/** `quote list`. */
export function addList(quote: Command): void {
  const command = quote
    .command('list')
    .description('list the quotes that were kept last, the newest first')
    .option('--limit <n>', 'how many; 50 unless given', limit);
  examples(command, 'quote list', 'quote list --limit 10 --json');
  common(command, async (options: CommonOptions & { limit?: number }) => {
    const wanted = options.limit === undefined ? {} : { limit: options.limit };
    const { quotes } = await run(options, 'listQuotes', wanted);
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
