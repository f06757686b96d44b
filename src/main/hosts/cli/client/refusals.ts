import type { Command } from 'commander';
import { type DataOptions, dataCommand } from '../common/data-command.ts';
import { type LimitOption, limited, wanted } from '../common/limit.ts';
import { print } from '../common/output.ts';
import { runOperation } from '../common/run-operation.ts';
import { table } from '../common/table.ts';

/** `client refusals`. */
export function addRefusals(client: Command): void {
  const command = client
    .command('refusals')
    .description('list what the API refused (401, 403, 429), by hour, client and address');
  dataCommand(limited(command), async (options: DataOptions & LimitOption) => {
    const { refusals } = await runOperation(options, 'listRefusals', wanted(options));
    const rows = refusals.map(({ hour, client_id, route, status, requests, lastAt }) => [
      hour,
      client_id ?? 'no token',
      route,
      String(status),
      String(requests),
      lastAt,
    ]);
    const head = ['Hour', 'Client', 'Address', 'Status', 'Requests', 'Last'];
    print(options, { refusals }, () =>
      rows.length > 0
        ? table([head, ...rows], ['left', 'left', 'left', 'right', 'right'])
        : ['The API refused nothing in the last 30 days.'],
    );
  });
}
