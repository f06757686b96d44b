import type { Command } from 'commander';
import { type DataOptions, dataCommand } from '../common/data-command.ts';
import { examples } from '../common/examples.ts';
import { print } from '../common/output.ts';
import { runOperation } from '../common/run-operation.ts';
import { table } from '../common/table.ts';
import { SHORT, titleOf } from '../life/kind.ts';
import { NOUN } from './life.ts';

const TITLES = ['Hash', 'Name', 'State', 'Last change', 'Active since', 'Levies'];

/** `levies list`. */
export function addList(levies: Command): void {
  const command = levies
    .command('list')
    .description('list the levy tables with their state and the start of their hash');
  examples(command, 'levies list', 'levies list --json');
  dataCommand(command, async (options: DataOptions) => {
    const { levyTables } = await runOperation(options, 'listLevyTables', {});
    const rows = levyTables.map((one) => [
      one.hash.slice(0, SHORT),
      titleOf(one, NOUN),
      one.state,
      one.summary?.lastChange ?? '',
      one.activatedAt ?? '',
      one.summary?.levies.join(', ') ?? '',
    ]);
    print(options, { levyTables }, () => table([TITLES, ...rows]));
  });
}
