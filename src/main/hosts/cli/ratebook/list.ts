import type { Command } from 'commander';
import { type DataOptions, dataCommand } from '../common/data-command.ts';
import { examples } from '../common/examples.ts';
import { print } from '../common/output.ts';
import { runOperation } from '../common/run-operation.ts';
import { table } from '../common/table.ts';
import { SHORT } from '../life/kind.ts';

const TITLES = ['Hash', 'Name', 'Version', 'State', 'In force from', 'Active since', 'Examples'];

/** `ratebook list`. */
export function addList(ratebook: Command): void {
  const command = ratebook
    .command('list')
    .description('list the rate books with their state and the start of their hash');
  examples(command, 'ratebook list', 'ratebook list --json');
  dataCommand(command, async (options: DataOptions) => {
    const { rateBooks } = await runOperation(options, 'listRateBooks', {});
    const rows = rateBooks.map(({ hash, state, activatedAt, summary }) => [
      hash.slice(0, SHORT),
      summary?.name ?? 'damaged',
      summary?.version ?? '',
      state,
      summary?.inForceFrom ?? '',
      activatedAt ?? '',
      summary ? `${summary.examples}` : '',
    ]);
    const sides = TITLES.map((title) => (title === 'Examples' ? 'right' : 'left'));
    print(options, { rateBooks }, () => table([TITLES, ...rows], sides));
  });
}
