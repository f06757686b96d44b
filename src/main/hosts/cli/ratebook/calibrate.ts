import { type Command, Option } from 'commander';
import { COVERS, coverTitle } from '../../../../shared/domain/quotes/cover.ts';
import { AVERAGES, MOST_CALIBRATED } from '../../../../shared/domain/rate-books/impact.ts';
import type { Calibration } from '../../../../shared/schemas/rate-books/calibration.ts';
import { type DataOptions, dataCommand } from '../common/data-command.ts';
import { decimalOption } from '../common/decimal.ts';
import { examples } from '../common/examples.ts';
import { findingLines } from '../common/findings.ts';
import { print } from '../common/output.ts';
import { runWithoutData } from '../common/run-operation.ts';
import { amount, table } from '../common/table.ts';
import { watch } from '../common/watch.ts';
import { writeNewFile } from '../common/write-files.ts';
import { BOOK, bookChoice } from './book-choice.ts';
import {
  type PortfolioOptions,
  portfolioOf,
  risksOption,
  seedOption,
} from './portfolio-options.ts';

interface CalibrateOptions extends DataOptions, PortfolioOptions {
  readonly average: number;
  readonly of: (typeof AVERAGES)[number];
  readonly out?: string;
  readonly force?: boolean;
}

function lines({ book, base, portfolio, rateBook, ...found }: Calibration): string[] {
  const rows = COVERS.map((cover) => [
    ...[coverTitle[cover], amount(base.before[cover] / 100), amount(base.after[cover] / 100)],
  ]);
  return [
    ...table([['Base premium', 'Before', 'After'], ...rows], ['left', 'right', 'right']),
    `${book.name} ${book.version} → ${rateBook.version}`,
    `Average ${found.of} ${amount(found.before)} → ${amount(found.reached)} euro, wanted ${amount(found.wanted)}`,
    `${portfolio.size} risks: ${found.declined} declined, ${found.atMinimum} at the minimum premium`,
    ...(found.examples > 0 ? [`Examples with a new premium: ${found.examples}`] : []),
    ...(found.faults > 0
      ? [`Other faults of the draft: ${found.faults}`, ...findingLines(found.findings)]
      : []),
  ];
}

/** `ratebook calibrate BOOK`. */
export function addCalibrate(ratebook: Command): void {
  const command = ratebook
    .command('calibrate')
    .description('find the base premium of a rate book that gives a portfolio a wanted average')
    .argument('<book>', BOOK)
    .requiredOption('--average <euro>', 'the wanted average premium', decimalOption)
    .addOption(
      new Option('--of <average>', 'before levies and fee, or with both')
        .choices(AVERAGES)
        .default('paid'),
    )
    .addOption(risksOption(MOST_CALIBRATED).default(20_000))
    .addOption(seedOption())
    .option('--out <file>', 'write the book with the new base, as a draft of another version')
    .option('--force', 'overwrite an existing file');
  examples(
    command,
    'ratebook calibrate book.json --average 720',
    'ratebook calibrate standard --average 650 --of written --out draft.json',
  );
  dataCommand(command, async (options: CalibrateOptions, given: string) => {
    const { average, of, out, force } = options;
    const input = { book: await bookChoice(given), average, of, ...portfolioOf(options) };
    const found = await runWithoutData(options, (call) =>
      watch((conditions) => call('calibrateRateBook', input, conditions)),
    );
    if (out !== undefined) {
      const text = `${JSON.stringify(found.rateBook, null, 2)}\n`;
      writeNewFile(out, Buffer.from(text).toString('base64'), force ? 'w' : 'wx');
    }
    print(options, found, () => [...lines(found), ...(out === undefined ? [] : [out])]);
  });
}
