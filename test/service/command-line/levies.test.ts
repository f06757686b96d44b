import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quotedesk } from '../../support/command-line/command.ts';
import { type OwnCommands, ownCommands } from '../../support/command-line/own-commands.ts';

const GUIDE = readFileSync('docs/rate-books.md', 'utf8');
const [, CONTENT = ''] = /```json5\n([^`]+)```/.exec(GUIDE) ?? [];
const [, SESSION = ''] = /```shell-session\n([^`]+)```/.exec(GUIDE) ?? [];

let own: OwnCommands;
let file: (name: string) => string;

beforeAll(async () => {
  own = ownCommands();
  file = (name) => join(own.folder, name);
  writeFileSync(file('levies.json'), CONTENT);
  await own.json(['quote', 'submit', 'resources/samples/quote-minimal.xml', '--new']);
});
afterAll(() => own.remove());

/** Runs a command; a check looks at a file alone. */
const run = (args: readonly string[]) => (args[1] === 'check' ? quotedesk(args) : own.run(args));

/** The words of a command line, with what stands in quotes as one; the file of the guide is that of the test. */
const words = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)]
    .map(([, quoted, bare]) => quoted ?? bare ?? '')
    .map((word) => (word === 'levies.json' ? file(word) : word));

test('the levies of the guide to rate books print what the guide says', async () => {
  const steps = [...SESSION.matchAll(/\$ (.+)\n((?:[^$].*\n)+)/g)];
  expect(steps).toHaveLength(5);
  for (const [, line = '', printed] of steps) {
    expect(await run(words(line)), line).toEqual({ code: 0, err: '', out: printed });
  }
  const listed = await own.run(['levies', 'list']);
  expect(listed.out).toMatch(/A levy table without a name +active +2026-01-01/);
  expect(listed.out).toMatch(/Guide levies 2028 +withdrawn +2028-01-01/);
});

test('an exported table has the same hash, and a signature that goes with it', async () => {
  const { levyTables } = await own.json(['levies', 'list']);
  const [shipped, guide] = levyTables;
  await own.json(['levies', 'export', shipped.hash, file('shipped.json')]);
  expect((await run(['levies', 'check', file('shipped.json')])).out).toContain(shipped.hash);
  const kept = await own.run(['levies', 'check', shipped.hash.slice(0, 12)]);
  expect([kept.code, kept.out.includes(`Hash ${shipped.hash}`)]).toEqual([0, true]);
  await quotedesk(['ratebook', 'key', file('publisher.pem')]);
  const signing = ['--sign', file('publisher.pem')];
  await own.json(['levies', 'export', guide.hash, file('signed.json'), ...signing]);
  const refused = await own.run(['levies', 'import', file('signed.json')]);
  expect([refused.code, refused.err.includes('levy tables have no publisher yet')]).toEqual([
    ...[1, true],
  ]);
  const signed = JSON.parse(readFileSync(file('signed.json'), 'utf8'));
  signed.levyTable.levies[0].rates[0].rate = 0.02;
  writeFileSync(file('altered.json'), JSON.stringify(signed));
  const altered = await own.run(['levies', 'import', file('altered.json'), '--trust']);
  expect(altered.err).toContain('signature is not of this levy table');
});

test('a file with faults is refused with each of its places', async () => {
  const table = JSON.parse(CONTENT);
  table.levies[0].rates.push({ from: '2028-01-01', rate: 0.05 });
  writeFileSync(file('faulty.json'), JSON.stringify(table));
  const { code, out } = await run(['levies', 'check', file('faulty.json')]);
  expect(code).toBe(1);
  expect(out).toMatch(/fault +levies\[0\]\.rates\[2\] +Stamp duty .* 2028-01-01 +Two rates begin/);
  writeFileSync(file('shapeless.json'), '{ "levies": [{ "kind": "circle" }] }');
  const refused = await own.run(['levies', 'import', file('shapeless.json')]);
  expect(refused.err).toContain('levies[0].kind must be one of rate, fixed');
});
