import type { Command } from 'commander';
import type { TableState } from '../../../../shared/schemas/rate-books/kept-table.ts';
import { type DataOptions, dataCommand } from '../common/data-command.ts';
import { examples } from '../common/examples.ts';
import { findingLines, shownFindings } from '../common/findings.ts';
import { print } from '../common/output.ts';
import { runOperation } from '../common/run-operation.ts';
import { type Checked, HASH, type LifeCommands, SHORT, titleOf } from './kind.ts';

interface Said {
  readonly name?: string;
  readonly reason?: string;
}

type Options<R = Said> = DataOptions & R;

/** What was said, for the history. */
export function said<O extends Said>({ name, reason }: O): Pick<O, 'name' | 'reason'> {
  return {
    ...(name === undefined ? {} : { name }),
    ...(reason === undefined ? {} : { reason }),
  };
}

/** From when on new quotes go by a table, where any do. */
function inForceLines(state: TableState, activatedAt: string | null): string[] {
  if (state === 'withdrawn') return ['It rates no new quotes any more'];
  return activatedAt === null ? [] : [`It rates new quotes from ${activatedAt} on`];
}

/** What became of a table, in lines for people. */
function standingLines({ findings, ...table }: Checked, noun: string): string[] {
  const { hash, state, publisher, activatedAt, steps } = table;
  const alone = steps.find(({ ownDraft }) => ownDraft);
  return [
    ...findingLines(findings),
    `${titleOf(table, noun)}, ${hash.slice(0, SHORT)}: ${state}`,
    ...inForceLines(state, activatedAt),
    publisher ? `Signed by ${publisher.fingerprint}` : 'Not signed',
    ...(alone ? [`Approved without a second person: ${alone.reason}`] : []),
  ];
}

/** Prints what became of a table. */
export function printStanding(options: DataOptions, table: Checked, noun: string): void {
  const shown = { ...table, findings: shownFindings(table.findings) };
  print(options, shown, () => standingLines(table, noun));
}

/** A command for a step in the life of a table, which names it by its hash. */
export function step(parent: Command, name: string, about: string): Command {
  return parent
    .command(name)
    .description(about)
    .argument('<hash>', HASH)
    .option('--name <name>', 'your name, for the history');
}

function addApprove(parent: Command, { word, noun, reasons, operations }: LifeCommands): void {
  const command = step(
    parent,
    'approve',
    `approve a ${noun} that has no faults; somebody other than its drafter must, if anyone else can`,
  )
    .requiredOption('--reason <text>', 'the reason, for the history')
    .option(
      '--own-draft',
      'say that no second person checks it: needed where it was drafted here and nobody else can approve it',
    );
  examples(command, `${word} approve 7d1f0c2ab394 --reason "${reasons.approve}"`);
  type Approval = Said & { reason: string; ownDraft?: true };
  dataCommand(command, async (options: Options<Approval>, hash: string) => {
    const alone = options.ownDraft ? { ownDraft: true as const } : {};
    const request = { hash, ...said(options), reason: options.reason, ...alone };
    printStanding(options, await runOperation(options, operations.approve, request), noun);
  });
}

function addActivate(parent: Command, { word, noun, operations }: LifeCommands): void {
  const command = step(parent, 'activate', `bring an approved ${noun} into force, for new quotes`)
    .option('--from <moment>', 'when, ISO 8601; now unless given')
    .option('--reason <text>', 'the reason, for the history');
  examples(command, `${word} activate 7d1f0c2ab394 --from 2026-12-01T00:00:00+00:00`);
  dataCommand(command, async (options: Options<Said & { from?: string }>, hash: string) => {
    const from = options.from === undefined ? {} : { from: options.from };
    const request = { hash, ...from, ...said(options) };
    printStanding(options, await runOperation(options, operations.activate, request), noun);
  });
}

function addWithdraw(parent: Command, { word, noun, reasons, operations }: LifeCommands): void {
  const command = step(
    parent,
    'withdraw',
    `withdraw a ${noun} for good; new quotes use the one before it`,
  ).requiredOption('--reason <text>', 'the reason, for the history');
  examples(command, `${word} withdraw 7d1f0c2ab394 --reason "${reasons.withdraw}"`);
  dataCommand(command, async (options: Options<Said & { reason: string }>, hash: string) => {
    const request = { hash, ...said(options), reason: options.reason };
    printStanding(options, await runOperation(options, operations.withdraw, request), noun);
  });
}

/** `approve HASH`, `activate HASH` and `withdraw HASH` of a kind of table. */
export function addSteps(parent: Command, commands: LifeCommands): void {
  addApprove(parent, commands);
  addActivate(parent, commands);
  addWithdraw(parent, commands);
}
