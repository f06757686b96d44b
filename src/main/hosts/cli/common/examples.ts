import type { Command } from 'commander';

/** Puts examples at the top of a command's help. @param lines the words after `npm run quotedesk --` */
export function examples(command: Command, ...lines: readonly string[]): Command {
  const title = lines.length === 1 ? 'Example:' : 'Examples:';
  const list = lines.map((line) => `  npm run quotedesk -- ${line}`);
  return command.addHelpText('before', `${[title, ...list].join('\n')}\n`);
}
