import type { Command } from 'commander';
import type { CheckedRateBook } from '../../../../shared/schemas/kept-rate-book.ts';
import { type DataOptions, dataCommand } from '../common/data-command.ts';
import { examples } from '../common/examples.ts';
import { print } from '../common/output.ts';
import { runOperation } from '../common/run-operation.ts';
import { SHORT } from './list.ts';
import { findingLines, shownFindings } from './report.ts';

interface Said {
  readonly name?: string;
  readonly reason?: string;
}

type Options<R = Said> = DataOptions & R;

const HASH = 'its hash, or eight characters or more of how that begins';

/** What was said, for the history. */
export function said<O extends Said>({ name, reason }: O): Pick<O, 'name' | 'reason'> {
  return {
    ...(name === undefined ? {} : { name }),
    ...(reason === undefined ? {} : { reason }),
  };
}

/** What became of a rate book, in lines for people. */
function standingLines({ findings, ...book }: CheckedRateBook): string[] {
  const { hash, state, summary, publisher, activatedAt, steps } = book;
  const named = summary ? `${summary.name} ${summary.version}` : 'A damaged rate book';
  const isOwn = steps.some(({ ownDraft }) => ownDraft);
  return [
    ...findingLines(findings),
    `${named}, ${hash.slice(0, SHORT)}: ${state}`,
    ...(activatedAt === null ? [] : [`New quotes go by it from ${activatedAt} on`]),
    publisher ? `Signed by ${publisher.fingerprint}` : 'Not signed',
    ...(isOwn ? ['Approved by who drafted it: nobody else may'] : []),
  ];
}

/** Prints what became of a rate book. */
export function printBook(options: DataOptions, book: CheckedRateBook): void {
  print(options, { ...book, findings: shownFindings(book.findings) }, () => standingLines(book));
}

function step(ratebook: Command, name: string, about: string): Command {
  return ratebook
    .command(name)
    .description(about)
    .argument('<hash>', HASH)
    .option('--name <name>', 'who says so; it is kept in the history');
}

/** `ratebook approve HASH`. */
export function addApprove(ratebook: Command): void {
  const command = step(
    ratebook,
    'approve',
    'approve a rate book without a fault; not by who drafted it, where others may',
  ).requiredOption('--reason <text>', 'why; it is kept in the history');
  examples(command, 'ratebook approve 7d1f0c2ab394 --reason "Checked against the filing"');
  dataCommand(command, async (options: Options<Said & { reason: string }>, hash: string) => {
    const { reason } = options;
    printBook(
      options,
      await runOperation(options, 'approveRateBook', { hash, ...said(options), reason }),
    );
  });
}

/** `ratebook activate HASH`. */
export function addActivate(ratebook: Command): void {
  const command = step(
    ratebook,
    'activate',
    'bring an approved rate book into force, for new quotes',
  )
    .option('--from <moment>', 'from when on, ISO 8601; now unless given')
    .option('--reason <text>', 'why; it is kept in the history');
  examples(command, 'ratebook activate 7d1f0c2ab394 --from 2026-12-01T00:00:00+00:00');
  dataCommand(command, async (options: Options<Said & { from?: string }>, hash: string) => {
    const from = options.from === undefined ? {} : { from: options.from };
    printBook(
      options,
      await runOperation(options, 'activateRateBook', { hash, ...from, ...said(options) }),
    );
  });
}

/** `ratebook withdraw HASH`. */
export function addWithdraw(ratebook: Command): void {
  const command = step(
    ratebook,
    'withdraw',
    'withdraw a rate book for good: new quotes go by the one before it',
  ).requiredOption('--reason <text>', 'why; it is kept in the history');
  examples(command, 'ratebook withdraw 7d1f0c2ab394 --reason "A relativity was mistyped"');
  dataCommand(command, async (options: Options<Said & { reason: string }>, hash: string) => {
    const { reason } = options;
    printBook(
      options,
      await runOperation(options, 'withdrawRateBook', { hash, ...said(options), reason }),
    );
  });
}
