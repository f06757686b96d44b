import { type Command, InvalidArgumentError, Option } from 'commander';
import { type QuoteStatus, SHOWN_STATUSES } from '../../shared/shapes/quote.ts';
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

interface ListOptions extends CommonOptions {
  readonly limit?: number;
  readonly search?: string;
  readonly status?: QuoteStatus;
}

/** `quote list`. */
export function addList(quote: Command): void {
  const command = quote
    .command('list')
    .description('list quotes, the newest first')
    .option('--limit <n>', 'how many; 50 unless given', limit)
    .option('--search <words>', 'parts of a name, a registration mark, an Eircode or an id')
    .addOption(new Option('--status <status>', 'only these').choices(SHOWN_STATUSES));
  examples(command, 'quote list --limit 10 --json', 'quote list --search "ni bhriain 191-d"');
  common(command, async ({ data, json, ...wanted }: ListOptions) => {
    const options = { ...(data === undefined ? {} : { data }), ...(json ? { json } : {}) };
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
        : [Object.keys(wanted).length > 0 ? 'There is no such quote.' : 'There is no quote yet.'],
    );
  });
}
