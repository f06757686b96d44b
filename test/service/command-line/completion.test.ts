/** @module-tag thorough */
import { spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { quotedesk } from '../../support/command-line/command.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';

let folder: string;
let script: string;

beforeAll(async () => {
  folder = temporaryFolder();
  script = join(folder, 'completion.sh');
  writeFileSync(script, (await quotedesk(['completion', 'bash'])).out);
  // As the package of npm has it: a program that the shell finds.
  const program = join(folder, 'quotedesk');
  const run = [process.execPath, join(process.cwd(), 'scripts/run.ts'), 'quotedesk'];
  writeFileSync(program, `#!/bin/sh\nexec ${run.map((word) => `'${word}'`).join(' ')} "$@"\n`);
  chmodSync(program, 0o755);
});

/** What a Bash prints that has neither its start files nor the package bash-completion. */
function plainBash(text: string) {
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
  const { stdout, stderr } = spawnSync('bash', ['--norc', '--noprofile', '-c', text], {
    env,
    encoding: 'utf8',
  });
  return { out: stdout, err: stderr };
}

/** What is offered behind a line, whose words Bash has split, with the cursor at its end or before. */
function offered(line: string, words: readonly string[], point = line.length): string[] {
  const list = words.map((word) => `'${word}'`).join(' ');
  const { out, err } = plainBash(`
    . '${script}'
    # Outside of a Tab there are no options to change.
    compopt() { :; }
    COMP_LINE='${line}' COMP_POINT=${point} COMP_WORDS=(${list}) COMP_CWORD=${words.length - 1}
    __quotedesk_complete
    printf '%s\\n' "\${COMPREPLY[@]}"`);
  expect(err).toBe('');
  return out.trim().split('\n');
}

test('the script is read twice in a row without a complaint', () => {
  const twice = `. '${script}'; . '${script}'; complete -p quotedesk`;
  expect(plainBash(twice)).toEqual({
    out: 'complete -F __quotedesk_complete quotedesk\n',
    err: '',
  });
});

test('a plain Bash completes commands, options and values', () => {
  expect(offered('quotedesk quote mark', ['quotedesk', 'quote', 'mark'])).toEqual([
    'mark-lost',
    'mark-not-lost',
  ]);
  expect(offered('quotedesk quote ', ['quotedesk', 'quote', ''])).toContain('list');
  const cut = ['quotedesk', 'quote', 'mark-n'];
  expect(offered('quotedesk quote mark-n', cut, 'quotedesk quote mark'.length)).toContain(
    'mark-lost',
  );
  const accept = ['quotedesk', 'quote', 'accept', '--me'];
  expect(offered('quotedesk quote accept --me', accept)).toEqual(['--method']);
});

test('a word with = or : is one, as with the package', () => {
  const words = ['quotedesk', 'link', 'a', '=', 'b', ':c', 'd', '='];
  const { out, err } = plainBash(`
    . '${script}'
    COMP_LINE='quotedesk link a=b:c d=' COMP_POINT=23 COMP_WORDS=(${words.join(' ')}) COMP_CWORD=7
    _get_comp_words_by_ref -n "=:" cur prev words cword
    printf '%s\\n' "$cword" "$cur" "$prev" "\${words[@]}"`);
  expect({ out: out.trim().split('\n'), err }).toEqual({
    out: ['3', 'd=', 'a=b:c', 'quotedesk', 'link', 'a=b:c', 'd='],
    err: '',
  });
});
