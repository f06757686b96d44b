import type { Command } from 'commander';
import { ask } from '../common/ask.ts';
import { CommandFault } from '../common/command-fault.ts';
import { type DataOptions, dataCommand } from '../common/data-command.ts';
import type { Checked, LifeCommands } from './kind.ts';
import { printStanding, said } from './steps.ts';

type Options = DataOptions & { readonly name?: string; readonly trust?: true };

/** What is said about a file next to its content. */
export interface ImportChoices {
  readonly name?: string;
  readonly trust?: boolean;
}

/** Reads a file, and imports it as often as it is asked to. */
type ReadImport = (
  options: DataOptions,
  file: string,
) => Promise<(choices: ImportChoices) => Promise<Checked>>;

/** The refusals that trust in a publisher, or in a file without one, takes back. */
const UNTRUSTED: ReadonlySet<string> = new Set([
  ...['publisherNew', 'publisherOther', 'publisherMissing'],
  ...['levyPublisherNew', 'levyPublisherOther', 'levyPublisherMissing'],
]);

/** Imports a file; where its publisher is not known, whoever is at the terminal is asked. */
async function imported(
  importAs: (choices: ImportChoices) => Promise<Checked>,
  choices: ImportChoices,
): Promise<Checked> {
  try {
    return await importAs(choices);
  } catch (error) {
    const isUntrusted = error instanceof CommandFault && UNTRUSTED.has(error.fault.message.code);
    if (!isUntrusted) throw error;
    const answer = await ask(`${error.message}\nTrust it? (yes; Enter: no) `);
    if (answer?.toLowerCase() !== 'yes') throw error;
    return importAs({ ...choices, trust: true });
  }
}

/** `import FILE` of a kind of table. @param files what a file may be */
export function addImport(
  parent: Command,
  { noun }: LifeCommands,
  files: string,
  read: ReadImport,
): Command {
  const command = parent
    .command('import')
    .description(`import a ${noun} as a draft, and check it`)
    .argument('<file>', `the ${noun}, ${files}; - reads standard input`)
    .option(
      '--trust',
      'trust a new publisher, or a file without a signature; a terminal asks unless given',
    )
    .option('--name <name>', 'your name, for the history');
  dataCommand(command, async (options: Options, file: string) => {
    const importAs = await read(options, file);
    const trust = options.trust ? { trust: true } : {};
    printStanding(options, await imported(importAs, { ...said(options), ...trust }), noun);
  });
  return command;
}
