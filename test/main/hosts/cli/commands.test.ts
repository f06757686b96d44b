import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { expect, test } from 'vitest';
import { commandGuide, GUIDE } from '../../../../scripts/command-guide.ts';
import { commands, GROUPS } from '../../../../src/main/hosts/cli/commands/commands.ts';
import { program } from '../../../../src/main/hosts/cli/program.ts';

const all = program();

/** The parser's command of some words, and the words behind it. */
function found(words: readonly string[], from: Command = all): [Command, readonly string[]] {
  const [first, ...rest] = words;
  const below = from.commands.find((command) => command.name() === first);
  return below ? found(rest, below) : [from, words];
}

/** The words of a command line, with what stands in quotes as one. */
const wordsOf = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');

test('the guide to the commands is up to date', () => {
  expect(readFileSync(GUIDE, 'utf8'), 'run npx node scripts/command-guide.ts').toBe(commandGuide());
});

test('each command is a noun and a verb of its own, and each noun is explained', () => {
  const words = commands.map((command) => command.words);
  expect(new Set(words).size).toBe(words.length);
  expect(words.filter((one) => !/^[a-z-]+ [a-z-]+$/.test(one))).toEqual(['demo', 'status']);
  const nouns = new Set(words.flatMap((one) => (one.includes(' ') ? one.split(' ')[0] : [])));
  expect([...nouns].toSorted()).toEqual(Object.keys(GROUPS).toSorted());
  for (const noun of Object.values(GROUPS)) expect(noun).not.toBe('');
});

test.each(commands.map((command) => [command.words, command] as const))(
  '%s has help with examples that it understands, --json, and --data where it works on data',
  (words, { summary, examples, hasData, mayBeNew }) => {
    const [command, none] = found(words.split(' '));
    expect(none).toEqual([]);
    expect(command.helpInformation()).toContain(summary.split(' ').slice(0, 3).join(' '));
    expect(examples.length).toBeGreaterThan(0);
    const described = [...command.registeredArguments, ...command.options];
    expect(described.filter(({ description }) => description === '')).toEqual([]);
    const long = command.options.map((option) => option.long);
    expect(long).toContain('--json');
    expect(long.includes('--data')).toBe(hasData);
    expect(long.includes('--new')).toBe(mayBeNew);
    for (const example of examples) {
      const [named, given] = found(wordsOf(example.replace(/ < .*$/, '')));
      expect(named, example).toBe(command);
      const { operands, unknown } = command.parseOptions([...given]);
      expect(unknown, example).toEqual([]);
      const places = command.registeredArguments;
      expect(operands.length, example).toBeLessThanOrEqual(places.length);
      const required = places.filter((place) => place.required).length;
      expect(operands.length, example).toBeGreaterThanOrEqual(required);
      const missing = command.options.filter(
        (option) =>
          option.mandatory && command.getOptionValue(option.attributeName()) === undefined,
      );
      expect(
        missing.map(({ flags }) => flags),
        example,
      ).toEqual([]);
    }
  },
);

test('a command that may change nothing never creates a data folder', () => {
  const creating = commands.filter(({ mayBeNew }) => mayBeNew).map(({ words }) => words);
  expect(creating).toEqual([
    'quote submit',
    'dataset import',
    'client create',
    'user create',
    'office join',
    'encryption on',
  ]);
});
