import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultKeyFile } from '../src/main/adapters/node/keys/key-holders.ts';
import { commands, GROUPS } from '../src/main/hosts/cli/commands/commands.ts';
import type { CommandDefinition } from '../src/main/hosts/cli/common/command.ts';
import { program } from '../src/main/hosts/cli/program.ts';
import { ROOT } from './build-fresh.ts';

export const GUIDE = join(ROOT, 'docs/commands.md');

type Commander = ReturnType<typeof program>;

const HEAD = `# Commands

Made from the commands' own definitions by \`npx node scripts/command-guide.ts\`; change those, not this file.

In a checkout a command is \`npm run quotedesk -- quote list\`, in an installation \`quotedesk quote list\`. Each is a noun and a verb, but for \`demo\` and \`status\`.

- \`--data DIR\` names the data folder; unless given, it is the one that the variable \`QUOTEDESK_DATA\` names, or the system's usual folder for applications. Only a command with \`--new\` creates one, and a command that only reads never does.
- \`--json\` prints one JSON document in place of lines; a fault is then JSON on standard error, with \`statusCode\` and \`message\` as the API has them.
- The exit code is 0, 1 where the command failed or found what it looks for, and 2 where it was not understood.
- Secrets of the data are read from a file or from standard input, never from an argument: those stand in the list of processes. A PIN is asked for. \`demo\` also takes its client’s secret from \`QUOTEDESK_CLIENT_SECRET\`.
- Long work shows how far it is; Ctrl-C cancels it.
- \`quotedesk completion bash\` prints the script that completes commands in a shell; zsh, fish and powershell work, too.
`;

/** The key file is in another place on each computer. */
const anywhere = (text: string) =>
  text.replaceAll(defaultKeyFile(), '~/.config/quotedesk/data.key');

/** What may be given, and what is taken where nothing is. */
function values(choices: readonly string[] | undefined, fallback: unknown): string {
  const isShown = typeof fallback === 'string' || typeof fallback === 'number';
  return [
    choices ? `: ${choices.map((one) => `\`${one}\``).join(', ')}` : '',
    isShown ? `; \`${fallback}\` unless given` : '',
  ].join('');
}

/** Options that mean the same in every command, which the head of the guide explains. */
const COMMON: ReadonlySet<string | undefined> = new Set(['--data', '--json']);

function parameterLines(command: Commander): string[] {
  const places = command.registeredArguments.map(
    (argument) =>
      `- \`${argument.required ? `<${argument.name()}>` : `[${argument.name()}]`}\` ${argument.description}${values(argument.argChoices, undefined)}`,
  );
  const options = command.options
    .filter(({ long }) => !COMMON.has(long))
    .map(
      ({ flags, description, argChoices, defaultValue, mandatory }) =>
        `- \`${flags}\`${mandatory && defaultValue === undefined ? ' (required)' : ''} ${description}${values(argChoices, defaultValue)}`,
    );
  return [...places, ...options];
}

function section(all: Commander, definition: CommandDefinition): string {
  const { words, summary, examples, hasData } = definition;
  const command = words
    .split(' ')
    .reduce<Commander>(
      (above, word) => above.commands.find((one) => one.name() === word) ?? above,
      all,
    );
  const list = parameterLines(command);
  const withoutData = hasData ? '' : ' It takes no `--data`.';
  return [
    `${words.includes(' ') ? '###' : '##'} ${words}`,
    `${summary[0]?.toUpperCase()}${summary.slice(1)}.${withoutData}`,
    examples.map((line) => `    quotedesk ${line}`).join('\n'),
    ...(list.length === 0 ? [] : [list.join('\n')]),
  ].join('\n\n');
}

/** The guide to the commands, from their definitions. */
export function commandGuide(): string {
  const all = program();
  let noun = '';
  const sections = commands.map((definition) => {
    const [first = ''] = definition.words.split(' ');
    const about = GROUPS[first]
      ? `\n\n${GROUPS[first][0]?.toUpperCase()}${GROUPS[first].slice(1)}.`
      : '';
    const title = first === noun || first === definition.words ? '' : `## ${first}${about}\n\n`;
    noun = first;
    return `${title}${section(all, definition)}`;
  });
  return anywhere(`${HEAD}\n${sections.join('\n\n')}\n`);
}

if (import.meta.main) writeFileSync(GUIDE, commandGuide());
