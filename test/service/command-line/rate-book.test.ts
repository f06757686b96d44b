import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { quotedesk } from '../../support/command-line/command.ts';
import { ownCommands } from '../../support/command-line/own-commands.ts';

const SHIPPED = 'resources/rate-books/demonstration.json';
let hash: string;
let file: (name: string) => string;

const own = ownCommands();
beforeAll(async () => {
  file = (name) => join(own.folder, name);
  await own.json(['quote', 'submit', 'resources/samples/quote-minimal.xml', '--new']);
  const { rateBooks } = await own.json(['rate-book', 'list']);
  const { name, version } = JSON.parse(readFileSync(SHIPPED, 'utf8'));
  ({ hash } = rateBooks.find(
    ({ summary }: { summary: { name: string; version: string } }) =>
      summary.name === name && summary.version === version,
  ));
});

test('the list has each active book with its first day and its examples', async () => {
  const { out } = await quotedesk(['rate-book', 'list', ...own.data]);
  expect(out).toMatch(/^Hash +Name +Version +State +In force from +Active since +Examples\n/);
  expect(out).toMatch(
    new RegExp(`^${hash.slice(0, 12)} +Demonstration .*active +2000-01-01 +\\S+Z +28$`, 'm'),
  );
});

test('an exported book has the same hash, and replaces no file unless it is told to', async () => {
  const args = ['rate-book', 'export', hash.slice(0, 8), file('book.json'), ...own.data];
  expect(await quotedesk(args)).toMatchObject({ code: 0, err: '', out: `${file('book.json')}\n` });
  const checked = await quotedesk(['rate-book', 'check', file('book.json'), '--json']);
  expect(JSON.parse(checked.out)).toMatchObject({ book: { hash }, faults: 0, findings: [] });
  expect(await quotedesk(args)).toMatchObject({ code: 1, out: '' });
  expect(await quotedesk([...args, '--force'])).toMatchObject({ code: 0 });
  const unknown = await quotedesk(['rate-book', 'export', '00000000', file('no'), ...own.data]);
  expect(unknown.err).toMatch(
    /^quotedesk: No rate book, or more than one, has a hash that begins with 00000000/,
  );
});

test('a fault has its place, its table and its row, and ends with 1; a warning with 0', async () => {
  const book = JSON.parse(readFileSync(SHIPPED, 'utf8'));
  const claims = book.factors.findIndex(({ id }: { id: string }) => id === 'claims');
  const changed = (from: number) => {
    const copy = structuredClone(book);
    copy.factors[claims].bands[3].from = from;
    writeFileSync(file('changed.json'), JSON.stringify(copy));
    return quotedesk(['rate-book', 'check', file('changed.json')]);
  };
  const faulty = await changed(2);
  expect(faulty.code).toBe(1);
  expect(faulty.out).toMatch(
    /^fault +factors\[4\]\.bands\[3\] +Own-fault claims, five years +2 +2 is not above 2, /m,
  );
  expect(faulty.out).toMatch(/: 1 fault, 0 warnings$/m);
  book.factors[claims].bands.push({ from: 9, relativity: 3.1 });
  const warned = await changed(3);
  expect(warned.out).toMatch(/^warning +factors\[4\]\.bands\[6\] .* costs less/m);
  expect(warned.code).toBe(0);
});

test('what is no JSON, or no rate book, is told with its place', async () => {
  const said = async (text: string) => {
    const { code, out, err } = await quotedesk(['rate-book', 'check', '-'], text);
    expect(code).toBe(1);
    return out + err;
  };
  expect(await said('{\n  "name": "A",\n}')).toBe(
    'quotedesk: - is not valid JSON, line 3, column 1: Expected double-quoted property name\n',
  );
  expect(await said('{"name": tru}')).toMatch(/line 1, column 13: Unexpected token '}'\n$/);
  expect(await said('{"name": "A"')).toMatch(/line 1, column 13: /);
  expect(await said('{"name": 1, "name": 2}')).toMatch(/name twice/);
  expect(await said('{"factors": [{"kind": "line", "title": 4}], "age": 1}')).toMatch(
    /^fault +name .*is required\n[\s\S]*^fault +age .*is not known here\n[\s\S]*^fault +factors\[0\]\.title .*must be a string$/m,
  );
});

test('examples are calculated from a file, a hash or the book in force', async () => {
  const fromFile = await quotedesk(['rate-book', 'test', SHIPPED]);
  expect(fromFile).toMatchObject({ code: 0, err: '' });
  expect(fromFile.out).toMatch(/28 of 28 examples pass\n$/);
  expect((await quotedesk(['rate-book', 'test', hash, ...own.data])).out).toBe(fromFile.out);
  expect((await quotedesk(['rate-book', 'test', ...own.data])).code).toBe(0);

  const book = JSON.parse(readFileSync(SHIPPED, 'utf8'));
  book.examples[0].expect.netCents += 1;
  writeFileSync(file('wrong.json'), JSON.stringify(book));
  const wrong = await quotedesk(['rate-book', 'test', file('wrong.json')]);
  expect(wrong.code).toBe(1);
  expect(wrong.out).toMatch(/^FAIL .* netCents \d+, found \d+$/m);
  expect(wrong.out).toMatch(/27 of 28 examples pass\n$/);

  book.factors[0].points[1].at = 0;
  writeFileSync(file('wrong.json'), JSON.stringify(book));
  const faulty = await quotedesk(['rate-book', 'test', file('wrong.json')]);
  expect(faulty.err).toMatch(/has faults \(1\): rate-book check names them\n$/);
});

test('a book goes through Excel and CSV and comes back the same, or with its faults marked', async () => {
  const texts = (args: readonly string[]) => quotedesk(['rate-book', ...args, '--json']);
  const exported = await quotedesk(['rate-book', 'export', hash, file('book.xlsx'), ...own.data]);
  expect(exported).toMatchObject({ code: 0, err: '', out: `${file('book.xlsx')}\n` });
  const checked = await texts(['check', file('book.xlsx')]);
  expect(JSON.parse(checked.out)).toMatchObject({ book: { hash }, faults: 0, findings: [] });

  const toCsv = ['convert', file('book.xlsx'), file('excess.csv'), '--table', 'Excess'];
  expect(JSON.parse((await texts(toCsv)).out)).toEqual({ hash, path: file('excess.csv') });
  const into = ['--table', 'Excess', '--into', file('book.xlsx')];
  const back = await texts(['convert', file('excess.csv'), file('again.json'), ...into]);
  expect(JSON.parse(back.out).hash).toBe(hash);

  const csv = readFileSync(file('excess.csv'), 'utf8');
  writeFileSync(file('excess.csv'), csv.replace(/,[\d.]+\r\n$/, ',"0,8"\r\n'));
  const refused = await quotedesk([
    'rate-book',
    'convert',
    file('excess.csv'),
    file('no.json'),
    ...into,
  ]);
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.err).toMatch(
    /cannot be read as a rate book: Excess!B5 "0,8" is a text with a comma/,
  );

  const faulty = 'test/fixtures/workbooks/faulty.xlsx';
  const marked = await texts(['check', faulty, '--faults', file('marked.xlsx')]);
  expect(marked.code).toBe(1);
  const { findings } = JSON.parse(marked.out);
  const cell = { sheet: 'Book', row: 13, column: 2 };
  expect(findings[0]).toMatchObject({ severity: 'fault', code: 'cellNotCents', cell });
  expect(JSON.parse((await texts(['check', file('marked.xlsx')])).out).findings).toEqual(findings);
});

test('a workbook that is damaged is named, and so is a folder in the place of a file', async () => {
  await quotedesk(['rate-book', 'export', hash, file('whole.xlsx'), ...own.data]);
  writeFileSync(file('cut.xlsx'), readFileSync(file('whole.xlsx')).subarray(0, 500));
  for (const args of [
    ['check', file('cut.xlsx')],
    ['diff', 'standard', file('cut.xlsx'), ...own.data],
    ['import', file('cut.xlsx'), ...own.data],
  ]) {
    expect(await quotedesk(['rate-book', ...args]), args[0]).toMatchObject({
      code: 1,
      out: '',
      err: `quotedesk: ${file('cut.xlsx')} cannot be read as a rate book: The workbook is damaged: its directory is missing\n`,
    });
  }
  for (const force of [[], ['--force']]) {
    const args = ['rate-book', 'export', hash, own.folder, ...own.data, ...force];
    expect(await quotedesk(args), force[0]).toMatchObject({
      code: 1,
      out: '',
      err: `quotedesk: ${own.folder} is a folder: name a file in it\n`,
    });
  }
});
