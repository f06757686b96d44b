import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { quotedesk } from '../../support/command-line/command.ts';
import { ownCommands } from '../../support/command-line/own-commands.ts';

/** The levies that ship, with the name and the rate that the guide adds. */
const [, LINES = ''] =
  /```json5\n([^`]+)```/.exec(readFileSync('docs/rate-books.md', 'utf8')) ?? [];
const ADDED = JSON.parse(`{${LINES}}`);
const SHIPPED = JSON.parse(readFileSync('resources/levies.json', 'utf8'));
const [STAMP, ...OTHERS] = SHIPPED.levies;
const CONTENT = {
  ...SHIPPED,
  name: ADDED.name,
  levies: [{ ...STAMP, rates: ADDED.rates }, ...OTHERS],
};

const NAME = 'Guide levies 2028, d0f0d299266b';
const APPROVED = 'Not signed\nApproved without a second person: Finance Act 2027\n';
const LIFE = [
  [
    'levy-table check levies.json',
    'Guide levies 2028: 0 faults, 0 warnings\nHash d0f0d299266b7b01631e37b99a88982bb9aed0a0f61b3e98d0a1da3e45f110a0\n',
  ],
  ['levy-table import levies.json', `${NAME}: checked\nNot signed\n`],
  [
    'levy-table approve d0f0d299266b --reason "Finance Act 2027" --own-draft',
    `${NAME}: approved\n${APPROVED}`,
  ],
  [
    'levy-table activate d0f0d299266b --from 2099-01-01T00:00:00Z',
    `${NAME}: approved\nIt rates new quotes from 2099-01-01T00:00:00Z on\n${APPROVED}`,
  ],
  [
    'levy-table withdraw d0f0d299266b --reason "The Act was changed"',
    `${NAME}: withdrawn\nIt rates no new quotes any more\n${APPROVED}`,
  ],
] as const;
let file: (name: string) => string;

const own = ownCommands();
beforeAll(async () => {
  file = (name) => join(own.folder, name);
  writeFileSync(file('levies.json'), JSON.stringify(CONTENT));
  await own.json(['quote', 'submit', 'resources/samples/quote-minimal.xml', '--new']);
});

/** Runs a command; a check looks at a file alone. */
const run = (args: readonly string[]) => (args[1] === 'check' ? quotedesk(args) : own.run(args));

/** The words of a command line, with what stands in quotes as one; the file of the guide is that of the test. */
const words = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)]
    .map(([, quoted, bare]) => quoted ?? bare ?? '')
    .map((word) => (word === 'levies.json' ? file(word) : word));

test('a levy table that the guide leads to goes through its states', async () => {
  for (const [line, printed] of LIFE) {
    expect(await run(words(line)), line).toEqual({ code: 0, err: '', out: printed });
  }
  const listed = await own.run(['levy-table', 'list']);
  expect(listed.out).toMatch(/A levy table without a name +active +2026-01-01/);
  expect(listed.out).toMatch(/Guide levies 2028 +withdrawn +2028-01-01/);
});

test('an exported table has the same hash, and a signature that goes with it', async () => {
  const { levyTables } = await own.json(['levy-table', 'list']);
  const [shipped, guide] = levyTables;
  await own.json(['levy-table', 'export', shipped.hash, file('shipped.json')]);
  expect((await run(['levy-table', 'check', file('shipped.json')])).out).toContain(shipped.hash);
  const kept = await own.run(['levy-table', 'check', shipped.hash.slice(0, 12)]);
  expect([kept.code, kept.out.includes(`Hash ${shipped.hash}`)]).toEqual([0, true]);
  await quotedesk(['signing-key', 'create', file('publisher.pem')]);
  const signing = ['--sign', file('publisher.pem')];
  await own.json(['levy-table', 'export', guide.hash, file('signed.json'), ...signing]);
  const refused = await own.run(['levy-table', 'import', file('signed.json')]);
  expect([refused.code, refused.err.includes('levy tables have no publisher yet')]).toEqual([
    1,
    true,
  ]);
  const signed = JSON.parse(readFileSync(file('signed.json'), 'utf8'));
  signed.levyTable.levies[0].rates[0].rate = 0.02;
  writeFileSync(file('altered.json'), JSON.stringify(signed));
  const altered = await own.run(['levy-table', 'import', file('altered.json'), '--trust']);
  expect(altered.err).toContain('signature is not of this levy table');
});

test('a file with faults is refused with each of its places', async () => {
  const table = structuredClone(CONTENT);
  table.levies[0].rates.push({ from: '2028-01-01', rate: 0.05 });
  writeFileSync(file('faulty.json'), JSON.stringify(table));
  const { code, out } = await run(['levy-table', 'check', file('faulty.json')]);
  expect(code).toBe(1);
  expect(out).toMatch(/fault +levies\[0\]\.rates\[2\] +Stamp duty .* 2028-01-01 +Two rates begin/);
  writeFileSync(file('shapeless.json'), '{ "levies": [{ "kind": "circle" }] }');
  const refused = await own.run(['levy-table', 'import', file('shapeless.json')]);
  expect(refused.err).toContain('levies[0].kind must be one of rate, fixed');
});
