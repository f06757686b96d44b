import addCompletion from '@bomb.sh/tab/commander';
import { Argument, Command } from 'commander';
import { message } from '../../../shared/domain/messages/message.ts';
import { COMMANDS } from '../../adapters/node/commands.ts';
import { environmentOptions } from '../../app/process-options.ts';
import { commands, GROUPS } from './commands/commands.ts';
import type { CommandDefinition } from './common/command.ts';
import { type DataOptions, dataFolderOf } from './common/data.ts';
import { faultOf, storageFaultIn, WrongUsage } from './common/faults.ts';
import { print, printFault } from './common/output.ts';
import { commanderOf } from './common/parameters.ts';

/** The exit code of a command that was not understood, as with getopt; a failed one ends with 1. */
const WRONG_USAGE = 2;

/** Puts examples at the top of a command's help. */
function showExamples(command: Command, lines: readonly string[]): void {
  const title = lines.length === 1 ? 'Example:' : 'Examples:';
  const list = lines.map((line) => `  ${COMMANDS.quotedesk} ${line}`);
  command.addHelpText('before', `${[title, ...list].join('\n')}\n`);
}

/** Runs a command and prints its result; a failure becomes a message and exit code 1. */
async function run(
  { takes, run: work }: CommandDefinition,
  command: Command,
  names: ReadonlyMap<string, string>,
): Promise<void> {
  const options = command.opts<DataOptions & Record<string, unknown>>();
  const places = Object.keys(takes).filter((key) => takes[key]?.isArgument);
  const given = Object.fromEntries([
    ...places.map((key, i) => [key, command.processedArgs[i]]),
    ...[...names].map(([key, name]) => [key, options[name]]),
  ]);
  try {
    const printed = await work(given, options);
    if (printed) print(options, printed);
    if (printed?.isFailure) process.exitCode = 1;
  } catch (error) {
    if (error instanceof WrongUsage) command.error(`error: ${error.message}`);
    const named = await storageFaultIn(error, () => dataFolderOf(options));
    printFault(options, faultOf(named));
    process.exitCode = 1;
  }
}

/** A command of the table as the parser has it. @param word its last word */
function commandOf(definition: CommandDefinition, word: string): Command {
  const { summary, takes, examples, hasData, mayBeNew } = definition;
  const command = new Command(word).description(summary);
  const names = new Map<string, string>();
  for (const [key, parameter] of Object.entries(takes)) {
    const form = commanderOf(key, parameter);
    if (form instanceof Argument) {
      command.addArgument(form);
    } else {
      command.addOption(form);
      names.set(key, form.attributeName());
    }
  }
  if (mayBeNew) command.option('--new', 'create the data folder if there is none', false);
  if (hasData) command.option('--data <dir>', 'where data is kept');
  command.option('--json', 'print JSON').action(() => run(definition, command, names));
  showExamples(command, examples);
  return command;
}

/** The commands of a group, as those of `quote`. */
function groupOf(name: string, below: readonly CommandDefinition[]): Command {
  const group = new Command(name).description(GROUPS[name] ?? '');
  for (const definition of below) {
    group.addCommand(commandOf(definition, definition.words.slice(name.length + 1)));
  }
  showExamples(
    group,
    below.flatMap(({ examples }) => examples.slice(0, 1)),
  );
  return group;
}

/** Whether JSON is asked for: of arguments that are not understood, there are no options yet. */
function wantsJson(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return (end === -1 ? args : args.slice(0, end)).includes('--json');
}

/** Has a command, and those below it, end with 2 where it is not understood, and print that as asked. */
function endWithUsage(command: Command, isJson: boolean): void {
  // The fault tells it then, and nothing else stands on standard error.
  if (isJson) command.configureOutput({ writeErr: () => {} });
  command.exitOverride(({ exitCode, message: text }) => {
    if (exitCode === 0) process.exit(0);
    const problem = text.replace(/^error: /, '');
    if (isJson) {
      printFault({ json: true }, { kind: 'invalid', message: message('failed', { problem }) });
    }
    process.exit(WRONG_USAGE);
  });
  for (const below of command.commands) endWithUsage(below, isJson);
}

/**
 * In front of the script for bash. It takes the words from the package bash-completion, which not every
 * system has; and its constants can not be set again, so that it is read only once.
 */
const BEFORE_BASH = `# bash completion for quotedesk
if ! declare -F __quotedesk_complete > /dev/null; then

if ! declare -F _get_comp_words_by_ref > /dev/null; then
    # The words up to the cursor; what Bash splits at = and : is one word again.
    _get_comp_words_by_ref() {
        local rest=$COMP_LINE space i past
        words=()
        for ((i = 0; i <= COMP_CWORD; i++)); do
            space=\${rest%%[![:space:]]*}
            rest=\${rest#"$space"}
            rest=\${rest#"\${COMP_WORDS[i]}"}
            if [[ $i -gt 0 && -z $space ]]; then
                words[\${#words[@]} - 1]+=\${COMP_WORDS[i]}
            else
                words+=("\${COMP_WORDS[i]}")
            fi
        done
        cword=$((\${#words[@]} - 1))
        cur=\${words[cword]}
        past=$((\${#COMP_LINE} - \${#rest} - COMP_POINT))
        if [[ $past -gt 0 && $past -le \${#cur} ]]; then
            cur=\${cur:0:\${#cur} - past}
        fi
        words[cword]=$cur
        prev=
        if [[ $cword -gt 0 ]]; then prev=\${words[cword - 1]}; fi
    }
fi
`;

/** `completion SHELL` prints what a shell runs; it asks `complete` at each Tab. */
function addCompletionTo(all: Command): void {
  addCompletion(all, { completionCommandName: 'completion' });
  const isBash = (command: Command) => command.args[0] === 'bash';
  all.commands
    .find((command) => command.name() === 'completion')
    ?.description('print the script that completes commands in a shell')
    .hook('preAction', (command) => {
      if (isBash(command)) console.log(BEFORE_BASH);
    })
    .hook('postAction', (command) => {
      if (isBash(command)) console.log('fi');
    });
}

/** The operator's commands. @param args those of the process, which tell whether usage faults are JSON */
export function program(args: readonly string[] = process.argv): Command {
  const all = new Command('quotedesk')
    .description('The operator’s commands of Quotedesk')
    .version(environmentOptions().version);
  const groups = new Map<string, CommandDefinition[]>();
  for (const definition of commands) {
    const [noun = ''] = definition.words.split(' ');
    groups.set(noun, [...(groups.get(noun) ?? []), definition]);
  }
  for (const [name, below] of groups) {
    const [only] = below;
    all.addCommand(only?.words === name ? commandOf(only, name) : groupOf(name, below));
  }
  showExamples(
    all,
    [...groups.values()].flatMap(([first]) => first?.examples.slice(0, 1) ?? []),
  );
  addCompletionTo(all);
  endWithUsage(all, wantsJson(args));
  return all;
}
