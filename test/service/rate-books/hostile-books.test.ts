import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, openApp } from '../../../src/main/app/app.ts';
import { BROKER } from '../../../src/main/core/dispatcher.ts';
import type { InputOf, OperationName } from '../../../src/shared/contract/contract.ts';
import { ask } from '../../support/host/ask.ts';
import { appOptions } from '../../support/host/host.ts';
import { ENDLESS } from '../../support/host/hungry-worker.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { GOOD_PRICE } from '../../support/host/requests.ts';
import { tinyElements } from '../../support/rate-books/hostile-workbook.ts';
import { largeBook } from '../../support/rate-books/large-book.ts';

let app: App;
const dataFolder = temporaryFolder();

beforeAll(async () => {
  const workerProgram = join(import.meta.dirname, '../../support/host/hungry-worker.ts');
  app = await openApp({ ...appOptions(dataFolder), workerProgram });
});
afterAll(() => app.close());

const faultOf = async (operation: OperationName, input: object) => {
  const answer = await app.dispatch(BROKER, operation, input);
  return answer.ok ? undefined : answer.fault;
};

const file = (bytes: string | Uint8Array) => ({
  fileName: 'book',
  contentBase64: Buffer.from(bytes).toString('base64'),
});

describe('a book with 40,000 rows is refused in so many words', () => {
  const rateBook = largeBook({ rows: 40_000 });
  const said = { code: 'bookRows', values: { found: 40_431, most: 10_000 } };

  test('where it is tried, or is in a file', async () => {
    const finding = { severity: 'fault', path: 'factors', message: said };
    expect(await ask(app, 'tryRateBook', { rateBook })).toEqual({
      findings: [finding],
      examples: null,
      covers: null,
    });
    const checked = await ask(app, 'checkRateBookFile', file(JSON.stringify(rateBook)));
    expect(checked).toEqual({ book: null, findings: [finding], markedBase64: null });
  });

  test.each<[OperationName, object, string]>([
    ['importRateBook', { rateBook }, 'rateBook.factors'],
    ['diffRateBooks', { from: {}, to: { rateBook } }, 'to.rateBook.factors'],
    ['measureImpact', { from: {}, to: { rateBook } }, 'to.rateBook.factors'],
  ])('where %s is asked', async (operation, input, path) => {
    expect(await faultOf(operation, input)).toMatchObject({
      kind: 'invalid',
      errors: [{ path, message: said }],
    });
  });
});

test('a workbook that would fill the memory is refused', async () => {
  expect(await faultOf('checkRateBookFile', file(tinyElements(15_000_000)))).toMatchObject({
    kind: 'invalid',
    message: { code: 'workbookTooLarge', values: { what: 'elements', most: 500_000 } },
  });
});

test('a book that nests more deeply than can be handed on is refused', async () => {
  let rateBook = {};
  for (let i = 0; i < 100_000; i += 1) rateBook = { rateBook };
  for (const operation of ['tryRateBook', 'importRateBook'] as const) {
    expect(await faultOf(operation, { rateBook })).toMatchObject({
      kind: 'invalid',
      message: { code: 'bodyDepth' },
    });
  }
});

describe('a price is answered before the largest book that is taken', () => {
  const rateBook = largeBook({ rows: 9_500 });
  const portfolio = { size: 1 };

  async function first<N extends OperationName>(operation: N, input: InputOf<N>) {
    const answered: string[] = [];
    const large = ask(app, operation, input).then(() => answered.push(operation));
    await ask(app, 'priceQuote', GOOD_PRICE).then(() => answered.push('priceQuote'));
    await large;
    return answered[0];
  }

  test.each<[OperationName, object]>([
    ['tryRateBook', { rateBook }],
    ['checkRateBookFile', file(JSON.stringify(rateBook))],
    ['diffRateBooks', { from: {}, to: { rateBook } }],
    ['measureImpact', { from: {}, to: { rateBook }, portfolio }],
    ['importRateBook', { rateBook }],
  ])('by %s', async (operation, input) => {
    // The code of prices is loaded.
    await ask(app, 'priceQuote', GOOD_PRICE);
    expect(await first(operation, input as InputOf<typeof operation>)).toBe('priceQuote');
  });
});

test('a thread out of memory is answered as an error, and what was asked behind it and next is answered', async () => {
  const endless = faultOf('importRateBook', { rateBook: ENDLESS });
  const behind = ask(app, 'tryRateBook', { rateBook: {} });
  expect(await endless).toMatchObject({ kind: 'invalid', message: { code: 'workTooLarge' } });
  expect((await behind).findings.length).toBeGreaterThan(0);
  expect(await ask(app, 'tryRateBook', { rateBook: largeBook({}) })).toMatchObject({
    findings: [],
  });
  expect(await ask(app, 'priceQuote', GOOD_PRICE)).toHaveProperty('explanation');
});
