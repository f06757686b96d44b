import type { Command } from 'commander';
import { MOST_RISKS } from '../../../../shared/domain/rate-books/impact.ts';
import { type DataOptions, dataCommand } from '../common/data-command.ts';
import { examples } from '../common/examples.ts';
import { print } from '../common/output.ts';
import { runOperations, runWithoutData } from '../common/run-operation.ts';
import { watch } from '../common/watch.ts';
import { BOOK, bookChoice } from './book-choice.ts';
import { type CsvOptions, csvOptions, writeCsvFiles } from './impact-csv-files.ts';
import { impactLines } from './impact-text.ts';
import {
  type PortfolioOptions,
  portfolioOf,
  risksOption,
  seedOption,
} from './portfolio-options.ts';

interface ImpactOptions extends DataOptions, PortfolioOptions, CsvOptions {}

/** `ratebook impact FROM TO`. */
export function addImpact(ratebook: Command): void {
  const command = csvOptions(
    ratebook
      .command('impact')
      .description('price all stored quotes, or an invented portfolio, with two rate books')
      .argument('<from>', BOOK)
      .argument('<to>', 'the same')
      .addOption(risksOption(MOST_RISKS))
      .addOption(seedOption()),
  );
  examples(
    command,
    'ratebook impact 7d1f0c2ab394 book.json',
    'ratebook impact 7d1f0c2ab394 book.json --risks 1000000 --csv impact.csv',
  );
  dataCommand(command, async (options: ImpactOptions, from: string, to: string) => {
    const { risks: size, seed } = options;
    if (seed !== undefined && size === undefined) {
      command.error("error: '--seed' needs '--risks'");
    }
    const pair = { from: await bookChoice(from), to: await bookChoice(to) };
    const input = { ...pair, ...portfolioOf(options) };
    const run = size === undefined ? runOperations : runWithoutData;
    const report = await run(options, (call) =>
      watch((conditions) => call('measureImpact', input, conditions)),
    );
    writeCsvFiles(options, report);
    print(options, report, () => impactLines(report));
  });
}
