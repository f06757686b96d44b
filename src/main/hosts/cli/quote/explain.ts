import type { Command } from 'commander';
import { english } from '../../../../shared/domain/messages/message.ts';
import { coverTitle } from '../../../../shared/domain/quotes/cover.ts';
import type { ExplainedQuote } from '../../../../shared/schemas/quotes/quote-explanation.ts';
import { type DataOptions, dataCommand } from '../common/data-command.ts';
import { examples } from '../common/examples.ts';
import { print } from '../common/output.ts';
import { runOperation } from '../common/run-operation.ts';
import { amount, table } from '../common/table.ts';

/** An amount with its sign. */
const signed = (euro: number) => `${euro > 0 ? '+' : ''}${amount(euro)}`;

/** A step under one column: its multiplier, or what it adds. */
interface Cell {
  readonly multiplier: number | null;
  readonly change: number;
}

const cellText = (cell: Cell | undefined) => {
  if (!cell) return '';
  return cell.multiplier === null ? signed(cell.change) : `× ${cell.multiplier}`;
};

interface SideBySide {
  readonly titles: readonly string[];
  readonly steps: readonly {
    readonly title: string;
    readonly cells: readonly (Cell | undefined)[];
  }[];
}

function stepLines({ titles, steps }: SideBySide): string[] {
  if (steps.length === 0) return [];
  const rows = steps.map(({ title, cells }) => [title, ...cells.map(cellText)]);
  const sides = titles.map(() => 'right' as const);
  return ['', ...table([['Step', ...titles], ...rows], ['left', ...sides])];
}

function coverLines({ covers }: ExplainedQuote): string[] {
  const rows = covers.premiums.map(({ cover, premium, difference }) => [
    ...[coverTitle[cover], amount(premium), signed(difference)],
  ]);
  const columns = covers.premiums.map(({ cover }) => cover);
  return [
    ...table([['Cover', 'Euro', 'Difference'], ...rows], ['left', 'right', 'right']),
    ...stepLines({
      titles: columns.map((cover) => coverTitle[cover]),
      steps: covers.steps.map(({ title, covers: cells }) => ({
        title,
        cells: columns.map((cover) => cells.find((cell) => cell.cover === cover)),
      })),
    }),
  ];
}

function schemeLines({ schemes }: ExplainedQuote): string[] {
  const rows = schemes.offers.map(({ scheme, decision, premium, difference }) => [
    scheme.name,
    decision,
    premium === undefined ? '' : amount(premium),
    difference === undefined ? '' : signed(difference),
  ]);
  const columns = schemes.offers
    .filter(({ premium }) => premium !== undefined)
    .map(({ scheme }) => scheme);
  const head = ['Scheme', 'Decision', 'Euro', 'Difference'];
  const differing = schemes.offers.filter(({ premium }) => premium !== undefined);
  return [
    ...table([head, ...rows], ['left', 'left', 'right', 'right']),
    ...differing.flatMap(({ scheme, differs }) =>
      differs.map((said) => `  ${scheme.name}: ${english(said)}`),
    ),
    ...stepLines({
      titles: columns.map(({ name }) => name),
      steps: schemes.steps.map(({ title, schemes: cells }) => ({
        title,
        cells: columns.map(({ id }) => cells.find((cell) => cell.scheme === id)),
      })),
    }),
  ];
}

function changeLines(
  title: string,
  changes: ExplainedQuote['counterfactuals']['cheaper'],
): string[] {
  if (changes.length === 0) return [];
  const rows = changes.map(({ title: question, from, to, premium, difference }) => [
    ...[question, from, to, amount(premium), signed(difference)],
  ]);
  const sides = ['left', 'left', 'left', 'right', 'right'] as const;
  return ['', title, ...table([['Question', 'From', 'To', 'Euro', 'Difference'], ...rows], sides)];
}

function lines(found: ExplainedQuote): string[] {
  const { quoteId, cover, premium, setByHand, counterfactuals } = found;
  return [
    `${quoteId}: ${amount(premium)} euro for ${coverTitle[cover]}`,
    ...(setByHand ? ['The premium was set by hand; these figures leave that aside.'] : []),
    '',
    ...coverLines(found),
    '',
    ...schemeLines(found),
    ...changeLines('What would make it cheaper, one change at a time', counterfactuals.cheaper),
    ...changeLines('What would make it dearer, one change at a time', counterfactuals.dearer),
  ];
}

/** `quote explain ID`. */
export function addExplain(quote: Command): void {
  const command = quote
    .command('explain')
    .description(
      'compare a quote with the other covers and schemes, and with what could be changed',
    )
    .argument('<id>', 'the quote');
  examples(command, 'quote explain Q-7K3M-9XQ2-F4TD', 'quote explain Q-7K3M-9XQ2-F4TD --json');
  dataCommand(command, async (options: DataOptions, id: string) => {
    const found = await runOperation(options, 'explainQuote', { id });
    print(options, found, () => lines(found));
  });
}
