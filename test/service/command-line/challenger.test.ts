import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OwnCommands, ownCommands } from '../../support/command-line/own-commands.ts';
import { editionOf } from '../../support/rate-books/book-edition.ts';

const RISK = 'resources/samples/quote-minimal.xml';

let own: OwnCommands;
let hash: string;

beforeAll(async () => {
  own = ownCommands();
  await own.json(['quote', 'submit', RISK, '--new']);
  const book = join(own.folder, 'book.json');
  const dearer = editionOf('dearer', (edition) => {
    edition.policyFeeCents += 1000;
  });
  writeFileSync(book, JSON.stringify(dearer));
  hash = (await own.json(['ratebook', 'import', book])).hash;
  await own.json(['ratebook', 'approve', hash, '--reason', 'Checked', '--own-draft']);
});
afterAll(() => own.remove());

test('a trial is started, reported and ended, and each step says what it needs', async () => {
  const reason = ['--reason', 'Its effect is to be seen'];
  const unreasoned = await own.run(['ratebook', 'challenger', 'start', hash]);
  expect([unreasoned.code, unreasoned.err]).toEqual([2, expect.stringContaining('--reason')]);
  const never = await own.run(['ratebook', 'challenger', 'report', hash]);
  expect([never.code, never.err]).toEqual([1, expect.stringContaining('was never a challenger')]);
  const started = await own.run(['ratebook', 'challenger', 'start', hash, ...reason]);
  expect(started).toMatchObject({
    code: 0,
    out: expect.stringContaining('Prices quotes next to the book in force'),
  });
  // Each command is a process of its own, which ends before its quote is priced by the challenger.
  const { premium } = await own.json(['quote', 'submit', RISK]);
  const csv = join(own.folder, 'challenger.csv');
  const { out } = await own.run(['ratebook', 'challenger', 'report', hash, '--csv', csv]);
  const average = [premium, premium + 10].map((amount) => amount.toFixed(2)).join(' → ');
  expect(out.replaceAll(',', '')).toContain(`Average ${average} euro`);
  expect(out).toMatch(/^Trial started \S+, runs\n/);
  expect(out).toMatch(/\nDearer +1 +0 +0\.00 %\n/);
  expect(readFileSync(csv, 'utf8')).toMatch(/\r\nTotal,,1,1,1,1,0,/);
  const days = ['--from', '2001-01-01', '--to', '2001-01-02'];
  const none = await own.json(['ratebook', 'challenger', 'report', hash, ...days]);
  expect(none.total.risks).toBe(0);
  const ended = await own.json(['ratebook', 'challenger', 'end', hash, ...reason]);
  expect(ended.steps.at(-1)).toMatchObject({ step: 'challengerEnded' });
  const again = await own.run(['ratebook', 'challenger', 'end', hash, ...reason]);
  expect([again.code, again.err]).toEqual([1, expect.stringContaining('is not a challenger now')]);
});
