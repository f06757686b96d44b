import type { Command } from 'commander';
import type {
  BookChange,
  RateBookDiff,
} from '../../../../shared/schemas/rate-books/rate-book-diff.ts';
import { type DataOptions, dataCommand } from '../common/data-command.ts';
import { examples } from '../common/examples.ts';
import { counted } from '../common/findings.ts';
import { print } from '../common/output.ts';
import { runWithoutData } from '../common/run-operation.ts';
import { table } from '../common/table.ts';
import { BOOK, bookChoice } from './book-choice.ts';

/** So many characters of a value are worth a column; all of it is in the JSON. */
const LONGEST = 48;

function valueText(value: unknown): string {
  if (value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

function rowOf({ kind, path, table: factor, row = '', from, to }: BookChange): string[] {
  return [kind, path, factor?.title ?? '', row, valueText(from), valueText(to)];
}

/** Two books as a title: the name and version of each. */
export function pairLine({ from, to }: Pick<RateBookDiff, 'from' | 'to'>): string {
  return `${from.name} ${from.version} → ${to.name} ${to.version}`;
}

function lines({ changes, ...books }: RateBookDiff): string[] {
  const head = ['Change', 'Place', 'Table', 'Row', 'From', 'To'];
  return [
    ...(changes.length === 0 ? [] : table([head, ...changes.map(rowOf)])),
    `${pairLine(books)}: ${counted(changes.length, 'change')}`,
  ];
}

/** `ratebook diff FROM TO`. */
export function addDiff(ratebook: Command): void {
  const command = ratebook
    .command('diff')
    .description('list what differs between two rate books: tables, rows, values, rules, examples')
    .argument('<from>', BOOK)
    .argument('<to>', 'the same');
  examples(
    command,
    'ratebook diff 7d1f0c2ab394 book.json',
    'ratebook diff standard fifty-plus --json',
  );
  dataCommand(command, async (options: DataOptions, from: string, to: string) => {
    const pair = { from: await bookChoice(from), to: await bookChoice(to) };
    const diff = await runWithoutData(options, (call) => call('diffRateBooks', pair));
    print(options, diff, () => lines(diff));
  });
}
