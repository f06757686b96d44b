import type { Command } from 'commander';
import { type DataOptions, dataCommand } from '../common/data-command.ts';
import { examples } from '../common/examples.ts';
import { type LimitOption, limited, wanted } from '../common/limit.ts';
import { print } from '../common/output.ts';
import { runOperation } from '../common/run-operation.ts';
import { table } from '../common/table.ts';

/** `quote referrals`. */
export function addReferrals(quote: Command): void {
  const command = quote
    .command('referrals')
    .description("list the quotes that wait for an underwriter's decision, the oldest first");
  limited(command);
  examples(command, 'quote referrals', 'quote referrals --limit 10 --json');
  dataCommand(command, async (options: DataOptions & LimitOption) => {
    const { waiting } = await runOperation(options, 'listReferrals', wanted(options));
    const rows = waiting.map(({ quote: line, referral, waitingDays }) => [
      line.quoteId,
      referral.referred.at,
      String(waitingDays),
      referral.referred.name ?? referral.referred.by,
      line.registrationNumber,
      line.customerName,
      referral.reasons.map(({ rule }) => rule).join(', '),
    ]);
    const head = ['Quote', 'Referred', 'Days', 'By', 'Vehicle', 'Customer', 'Reasons'];
    print(options, { waiting }, () =>
      rows.length > 0
        ? table([head, ...rows], ['left', 'left', 'right'])
        : ['No quote waits for an underwriter.'],
    );
  });
}
