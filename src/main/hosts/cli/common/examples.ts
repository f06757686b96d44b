import type { Command } from 'commander';
import { COMMANDS } from '../../../adapters/node/commands.ts';

/** Puts examples at the top of a command's help. @param lines the words after the name of the program */
export function examples(command: Command, ...lines: readonly string[]): Command {
  const title = lines.length === 1 ? 'Example:' : 'Examples:';
  const list = lines.map((line) => `  ${COMMANDS.quotedesk} ${line}`);
  return command.addHelpText('before', `${[title, ...list].join('\n')}\n`);
}
