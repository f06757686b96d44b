import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, openApp } from '../src/main/app/app.ts';
import { readQuoteXml } from '../src/main/app/services/read-quote-xml.ts';
import { BROKER } from '../src/main/core/dispatcher.ts';
import type { InputOf, OperationName } from '../src/shared/contract/contract.ts';
import { faultSentence } from '../src/shared/result/sentences.ts';
import type { BenchResult } from './result.ts';
import { medians } from './rounds.ts';

const ROUNDS = 15;
const TIMES = 50;
const SCHEMES = 10;
const RESOURCES = join(import.meta.dirname, '../resources');

/** Fills a folder with resources whose only books are the default one, as the books of many schemes. */
function manySchemes(folder: string): void {
  cpSync(RESOURCES, folder, { recursive: true });
  const books = join(folder, 'rate-books');
  const text = readFileSync(join(books, 'demonstration.json'), 'utf8');
  rmSync(books, { recursive: true });
  cpSync(join(RESOURCES, 'rate-books/demonstration.json'), join(books, '0.json'));
  for (let i = 1; i < SCHEMES; i += 1) {
    const book = JSON.parse(text.replaceAll('"id": "motor-', `"id": "motor-${i}-`));
    book.scheme = { id: `scheme-${i}`, name: `Scheme ${i}`, line: 'private-motor' };
    writeFileSync(join(books, `${i}.json`), JSON.stringify(book));
  }
}

/** Milliseconds of a call, one after the other. */
function timed<N extends OperationName>({ dispatch }: App, operation: N, input: InputOf<N>) {
  return async () => {
    const begin = process.hrtime.bigint();
    for (let i = 0; i < TIMES; i += 1) {
      const answer = await dispatch(BROKER, operation, input);
      if (!answer.ok) throw new Error(faultSentence(answer.fault));
    }
    return Number(process.hrtime.bigint() - begin) / 1e6 / TIMES;
  };
}

/** Comparing a proposal across ten schemes, against a preview of the same proposal by each of them. */
export async function run(): Promise<BenchResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'quotedesk-schemes-'));
  const resourcesFolder = join(folder, 'resources');
  manySchemes(resourcesFolder);
  const read = readQuoteXml(readFileSync(join(RESOURCES, 'samples/quote.xml')));
  if (!read.ok) throw new Error(faultSentence(read.fault));
  const app = await openApp({
    dataFolder: join(folder, 'data'),
    resourcesFolder,
    host: 'headless',
    version: '0',
  });
  try {
    const { document } = read.value;
    const found = await medians(
      {
        compared: timed(app, 'compareSchemes', read.value),
        previewed: timed(app, 'previewQuote', { document }),
      },
      ROUNDS,
    );
    const [ours, peer] = [found.compared, found.previewed * SCHEMES];
    return [
      {
        name: `schemes: ${SCHEMES} compared / ${SCHEMES} previews`,
        ours,
        peer,
        ratio: peer / ours,
        goal: 'ratio >= 1',
        unit: 'ms',
      },
    ];
  } finally {
    await app.close();
    rmSync(folder, { recursive: true });
  }
}
