import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { readWorkbook } from '../../../src/main/adapters/workbook/read-workbook.ts';
import { openApp } from '../../../src/main/app/app.ts';
import { ask, refusal } from '../../support/host/ask.ts';
import { appOptions } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { openedForAll } from '../../support/opened.ts';
import { cheaper, editionOf, publisher } from '../../support/rate-books/book-edition.ts';

const options = appOptions(temporaryFolder());

const app = openedForAll(() => openApp(options));
afterAll(async () => {});

const base64 = (bytes: string | Uint8Array) => Buffer.from(bytes).toString('base64');
const fixture = (name: string) => readFileSync(`test/fixtures/workbooks/${name}`);
const check = (fileName: string, bytes: string | Uint8Array) =>
  ask(app, 'checkRateBookFile', { fileName, contentBase64: base64(bytes) });
const list = async () => (await ask(app, 'listRateBooks', {})).rateBooks;

describe('a file, before anything of it is kept', () => {
  test('is read with every finding, and nothing is kept of it', async () => {
    const before = await list();
    const { book, findings, markedBase64 } = await check('edited.xlsx', fixture('edited.xlsx'));
    expect(book).toMatchObject({
      isKept: false,
      rateBook: { version: '2027.1' },
      publisher: { state: 'unsigned' },
    });
    expect(findings[0]).toMatchObject({
      severity: 'fault',
      cell: 'Examples!D2',
      message: { code: 'exampleDiffers' },
    });
    const marked = readWorkbook(Buffer.from(markedBase64 ?? '', 'base64'));
    expect(JSON.stringify(marked)).toContain('Every typical assumption');
    expect(await list()).toEqual(before);
  });

  test('says where it has not the shape of a rate book, in cells or in paths', async () => {
    const workbook = await check('faulty.xlsx', fixture('faulty.xlsx'));
    expect(workbook.book).toBeNull();
    expect(workbook.findings.map(({ cell }) => cell)).toContain('Book!B13');
    expect(workbook.markedBase64).not.toBeNull();
    const json = await check('book.json', JSON.stringify({ ...editionOf('x'), validityDays: 'x' }));
    expect(json).toMatchObject({
      book: null,
      findings: [{ severity: 'fault', path: 'validityDays' }],
      markedBase64: null,
    });
  });

  test('is refused where it is neither JSON nor a workbook', async () => {
    const contentBase64 = base64('{ "name": ');
    expect(
      await refusal(app, 'checkRateBookFile', { fileName: 'a.json', contentBase64 }),
    ).toMatchObject({
      kind: 'invalid',
    });
  });

  test('of a book that is kept says so', async () => {
    const [kept] = await list();
    const { rateBook } = await ask(app, 'readRateBook', { hash: kept?.hash ?? '' });
    const { book } = await check('book.json', JSON.stringify(rateBook));
    expect(book).toMatchObject({ isKept: true, hash: kept?.hash });
  });
});

test('a file stands to the publisher of its scheme as the import takes it', async () => {
  const state = async (file: object) =>
    (await check('signed.json', JSON.stringify(file))).book?.publisher;
  const [own, foreign] = [publisher(), publisher()];
  const signed = own(editionOf('signed'));
  const first = await state(signed);
  expect(first).toEqual({ state: 'new', given: expect.stringMatching(/^SHA256:/) });
  expect(await refusal(app, 'importRateBook', signed)).toMatchObject({ kind: 'conflict' });
  await ask(app, 'importRateBook', { ...signed, trust: true });

  expect(await state(own(editionOf('second')))).toEqual({
    state: 'known',
    given: first?.given,
    known: first?.given,
  });
  expect(await state(foreign(editionOf('other')))).toMatchObject({
    state: 'other',
    known: first?.given,
  });
  expect(await state(editionOf('bare'))).toEqual({ state: 'missing', known: first?.given });
  const { signature } = signed;
  const rateBook = editionOf('altered');
  expect(await state({ rateBook, signature })).toMatchObject({ state: 'wrong' });
  expect(await state({ rateBook, signature: 'me' })).toMatchObject({ state: 'wrong' });
});

describe('a kept book', () => {
  const bytesOf = async (input: Parameters<typeof ask<'exportRateBook'>>[2]) => {
    const file = await ask(app, 'exportRateBook', input);
    return { ...file, bytes: Buffer.from(file.contentBase64, 'base64') };
  };

  test('is exported as JSON with its signature, and as a workbook of the same hash', async () => {
    const rateBook = editionOf('2027.5', cheaper);
    const signed = publisher()(rateBook);
    const { hash } = await ask(app, 'importRateBook', { ...signed, trust: true });
    const json = await bytesOf({ hash: hash.slice(0, 12), format: 'json' });
    expect(json).toMatchObject({
      fileName: 'demonstration-private-motor-2027-5.json',
      mediaType: 'application/json',
    });
    expect(JSON.parse(json.bytes.toString())).toEqual(signed);
    const workbook = await bytesOf({ hash, format: 'xlsx' });
    expect((await check(workbook.fileName, workbook.bytes)).book?.hash).toBe(hash);
  });

  test('gives one table as CSV, by its path, and says what is missing', async () => {
    const [kept] = await list();
    const hash = kept?.hash ?? '';
    const { bytes, fileName } = await bytesOf({ hash, format: 'csv', table: 'factors[0]' });
    expect(fileName).toMatch(/-driver-s-age\.csv$/);
    expect(bytes.toString()).toContain('At,Relativity\r\n17,2\r\n');
    expect(await refusal(app, 'exportRateBook', { hash, format: 'csv' })).toMatchObject({
      kind: 'invalid',
      errors: [{ path: 'table' }],
    });
    expect(
      await refusal(app, 'exportRateBook', { hash, format: 'csv', table: 'factors[999]' }),
    ).toMatchObject({ kind: 'invalid' });
    expect(
      await refusal(app, 'exportRateBook', { hash: '00000000', format: 'json' }),
    ).toMatchObject({ kind: 'notFound' });
  });

  test('is checked as it stands today, with what each example gives', async () => {
    const [kept] = await list();
    const sound = await ask(app, 'checkRateBook', { hash: kept?.hash ?? '' });
    expect(sound.findings.filter(({ severity }) => severity === 'fault')).toEqual([]);
    expect(sound.examples).toHaveLength(kept?.summary?.examples ?? -1);
    expect(sound.examples?.every(({ differing }) => differing.length === 0)).toBe(true);

    const rateBook = editionOf('off by a cent');
    const expected = rateBook.examples[0]?.expect ?? { premiumCents: 0 };
    expected.premiumCents += 1;
    const { hash } = await ask(app, 'importRateBook', { rateBook, trust: true });
    const { findings, examples } = await ask(app, 'checkRateBook', { hash });
    expect(findings).toMatchObject([{ path: 'examples[0].expect.premiumCents' }]);
    expect(examples?.[0]).toMatchObject({
      differing: ['premiumCents'],
      found: { premiumCents: expected.premiumCents - 1 },
    });
    expect(await refusal(app, 'checkRateBook', { hash: '00000000' })).toMatchObject({
      kind: 'notFound',
    });
  });

  test('works through no example while a table is wrong', async () => {
    const rateBook = editionOf('gap');
    const bands = rateBook.factors.find((factor) => factor.kind === 'bands');
    if (bands?.kind === 'bands') bands.bands.reverse();
    const { hash } = await ask(app, 'importRateBook', { rateBook, trust: true });
    expect(await ask(app, 'checkRateBook', { hash })).toMatchObject({ examples: null });
  });
});
