import { type Command, Option } from 'commander';
import {
  LOST_REASONS,
  type LostReason,
  OUTCOMES,
  type Outcome,
} from '../../../../shared/domain/quotes/outcome.ts';
import { type QuoteStatus, SHOWN_STATUSES } from '../../../../shared/domain/quotes/quote-status.ts';
import { REFERRAL_STATES, type ReferralState } from '../../../../shared/domain/quotes/referral.ts';
import { type DataOptions, dataCommand } from '../common/data-command.ts';
import { examples } from '../common/examples.ts';
import { type LimitOption, limited } from '../common/limit.ts';
import { print } from '../common/output.ts';
import { runOperation } from '../common/run-operation.ts';
import { amount, table } from '../common/table.ts';

interface ListOptions extends DataOptions, LimitOption {
  readonly search?: string;
  readonly status?: QuoteStatus;
  readonly referral?: ReferralState;
  readonly outcome?: Outcome;
  readonly lostReason?: LostReason;
  readonly source?: string;
}

/** `quote list`. */
export function addList(quote: Command): void {
  const command = quote
    .command('list')
    .description('list quotes, the newest first')
    .option('--search <words>', 'parts of a name, a registration mark, an Eircode or an id')
    .addOption(
      new Option('--status <status>', 'only quotes with this status').choices(SHOWN_STATUSES),
    )
    .addOption(
      new Option('--referral <state>', 'only quotes with this referral state').choices(
        REFERRAL_STATES,
      ),
    )
    .addOption(new Option('--outcome <outcome>', 'only quotes with this outcome').choices(OUTCOMES))
    .addOption(
      new Option('--lost-reason <reason>', 'only quotes lost for this reason').choices(
        LOST_REASONS,
      ),
    )
    .option('--source <client>', 'only quotes from this client, or from the `desk`');
  limited(command);
  examples(command, 'quote list --limit 10 --json', 'quote list --search "ni bhriain 191-d"');
  dataCommand(command, async ({ data, json, ...wanted }: ListOptions) => {
    const options = { ...(data === undefined ? {} : { data }), ...(json ? { json } : {}) };
    const { quotes } = await runOperation(options, 'listQuotes', wanted);
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
        : [Object.keys(wanted).length > 0 ? 'No quote matches.' : 'There are no quotes yet.'],
    );
  });
}
