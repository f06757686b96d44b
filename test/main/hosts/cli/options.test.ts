import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { expect, test } from 'vitest';
import { program } from '../../../../src/main/hosts/cli/program.ts';

/** Every command that does something, by its words, with its long options. */
function commandsOf(command: Command, words: readonly string[] = []): [string, Set<string>][] {
  const below = command.createHelp().visibleCommands(command);
  if (below.length === 0) {
    return [[words.join(' '), new Set(command.options.flatMap(({ long }) => long ?? []))]];
  }
  return below
    .filter((one) => one.name() !== 'help')
    .flatMap((one) => commandsOf(one, [...words, one.name()]));
}

const without = (option: string) =>
  commandsOf(program())
    .filter(([, options]) => !options.has(option))
    .map(([words]) => words);

test('the README names the commands that take no --data, and those without --json', () => {
  const [, named = '', neither = ''] =
    /where they work on data: all but ([^;]*), which work on files or on a host; (.*) takes neither\./.exec(
      readFileSync('README.md', 'utf8').replaceAll('\n', ' '),
    ) ?? [];
  const codes = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code);
  expect(without('--data').toSorted()).toEqual([...codes(named), ...codes(neither)].toSorted());
  expect(without('--json')).toEqual(codes(neither));
});
