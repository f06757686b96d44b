import type { Command } from 'commander';
import { message } from '../../../../shared/domain/messages/message.ts';
import { printFault } from './output.ts';

/** The exit code of a command that was not understood, as with getopt; a failed one ends with 1. */
const WRONG_USAGE = 2;

/** How Commander begins what is wrong. */
const PREFIX = /^error: /;

/** Whether JSON is asked for: of arguments that are not understood, there are no options yet. */
function wantsJson(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return (end === -1 ? args : args.slice(0, end)).includes('--json');
}

function endWith(command: Command, isJson: boolean): void {
  // The fault says it then, and nothing else stands on standard error.
  if (isJson) command.configureOutput({ writeErr: () => {} });
  command.exitOverride(({ exitCode, message: said }) => {
    if (exitCode === 0) process.exit(0);
    const problem = said.replace(PREFIX, '');
    if (isJson) {
      printFault({ json: true }, { kind: 'invalid', message: message('failed', { problem }) });
    }
    process.exit(WRONG_USAGE);
  });
  for (const below of command.commands) endWith(below, isJson);
}

/** Has a command, and those below it, end with 2 where it is not understood, and say so as asked. */
export function endWithUsage(command: Command, args: readonly string[] = process.argv): void {
  endWith(command, wantsJson(args));
}
