import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { beforeAll, expect, test } from 'vitest';
import { quotedesk } from '../../support/command-line/command.ts';
import { ownCommands } from '../../support/command-line/own-commands.ts';

const SHIPPED = 'resources/rate-books/demonstration.json';
let file: (name: string) => string;
let id: string;

const own = ownCommands();
beforeAll(async () => {
  file = (name) => join(own.folder, name);
  const submitted = await own.json(['quote', 'submit', 'resources/samples/quote.xml', '--new']);
  id = submitted.quoteId;
  const book = JSON.parse(readFileSync(SHIPPED, 'utf8'));
  book.version = 'next';
  book.policyFeeCents -= 1_000;
  const parking = book.factors.find((factor: { id: string }) => factor.id === 'parking');
  parking.rows[0].relativity = 0.9;
  writeFileSync(file('next.json'), JSON.stringify(book));
});

test('a difference is a table with places, rows, old and new values, also without any data', async () => {
  const { code, out } = await quotedesk(['rate-book', 'diff', SHIPPED, file('next.json')]);
  expect(code).toBe(0);
  expect(out).toMatch(/^Change +Place +Table +Row +From +To\n/);
  expect(out).toMatch(
    /^changed +factors\[\d+\]\.rows\[0\]\.relativity +Overnight parking +Garage +0\.96 +0\.9$/m,
  );
  expect(out).toMatch(/^changed +policyFeeCents +2500 +1500$/m);
  expect(out).toMatch(/ → .* next: 3 changes\n$/);
  const unknown = await own.run(['rate-book', 'diff', 'standard', 'nonsense']);
  expect(unknown).toMatchObject({ code: 1, out: '' });
  expect(unknown.err).toMatch(/to\.scheme must be one of standard, /);
});

test('an impact sums up a portfolio, and writes segments and moves as CSV', async () => {
  const args = ['rate-book', 'measure-impact', 'standard', file('next.json'), '--risks', '600'];
  const files = ['--csv', file('impact.csv'), '--moves', file('moves.csv')];
  const { code, out } = await own.run([...args, ...files]);
  expect(code).toBe(0);
  expect(out).toMatch(/^600 risks, 600 priced by both: 0 dearer, 600 cheaper, 0 unchanged$/m);
  expect(out).toMatch(/^Age +17 to 24 +\d+ +\d+ +[\d.]+ +[\d.]+ +-[\d.]+ % +0 +0$/m);
  expect(out).toMatch(/^Largest falls$/m);
  const read = (name: string) =>
    parse<Record<string, string>>(readFileSync(file(name)), { columns: true, bom: true });
  const [total, ...segments] = read('impact.csv');
  expect(total).toMatchObject({ By: 'Total', Risks: '600', Cheaper: '600' });
  const covers = segments.filter(({ By }) => By === 'Cover');
  expect(covers.reduce((sum, { Risks }) => sum + Number(Risks), 0)).toBe(600);
  const moves = read('moves.csv');
  expect(moves).toHaveLength(10);
  // A number below zero stays a number: it is no formula.
  for (const { Difference } of moves) expect(Number(Difference)).toBeLessThan(0);
  expect(await own.run([...args, ...files])).toMatchObject({ code: 1, out: '' });
});

test('without a portfolio it is of the kept quotes, all or since a day, and a seed needs a portfolio', async () => {
  const args = ['rate-book', 'measure-impact', 'standard', file('next.json')];
  const report = await own.json(args);
  expect(report).toMatchObject({ total: { risks: 1, cheaper: 1 }, cheaper: [{ risk: id }] });
  expect(report.cheaper[0].difference).toBe(-10);
  const { out } = await own.run([...args, '--since', '2026-01-01']);
  expect(out).toMatch(/^Outcome +open +1 +1 /m);
  const later = await own.json([...args, '--since', '2099-01-01']);
  expect(later).toMatchObject({ since: '2099-01-01', total: { risks: 0 } });
  expect(await own.run([...args, '--since', '2026-02-30'])).toMatchObject({ code: 1 });
  const both = [...args, '--since', '2026-01-01', '--risks', '10'];
  expect(await own.run(both)).toMatchObject({ code: 2 });
  expect(await own.run([...args, '--seed', '3'])).toMatchObject({ code: 2 });
});

test('a quote is explained by its covers, schemes and changes', async () => {
  const { code, out } = await own.run(['quote', 'explain', id]);
  expect(code).toBe(0);
  expect(out).toMatch(/^Third party only +\d+\.\d\d +-\d+\.\d\d$/m);
  expect(out).toMatch(/^Fifty plus, limited kilometres +decline$/m);
  expect(out).toMatch(/^Excess +300 euro +2500 euro +\d+\.\d\d +-\d+\.\d\d$/m);
});
