import { readdirSync, readFileSync } from 'node:fs';
import { checker } from '../../src/shared/contract/check.ts';
import { LevyTable } from '../../src/shared/schemas/rate-books/levy-table.ts';
import { RateBook } from '../../src/shared/schemas/rate-books/rate-book.ts';

const RESOURCES = new URL('../../resources/', import.meta.url);

function read(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, RESOURCES), 'utf8'));
}

/**
 * A demonstration rate book that comes with the application; unless named, that of the default scheme.
 * @throws Error with every fault where the file is not a valid rate book
 */
export function readBook(name = 'demonstration'): RateBook {
  const checked = checker(RateBook)(read(`rate-books/${name}.json`));
  if ('errors' in checked) throw new Error(JSON.stringify(checked.errors, null, 2));
  return checked.value;
}

/** The names of the rate books that come with the application. */
export function bookNames(): string[] {
  const files = readdirSync(new URL('rate-books/', RESOURCES));
  return files.map((file) => file.replace(/\.json$/, '')).sort();
}

/**
 * The levies that come with the application.
 * @throws Error with every fault where the file is not valid
 */
export function readLevies(): LevyTable {
  const checked = checker(LevyTable)(read('levies.json'));
  if ('errors' in checked) throw new Error(JSON.stringify(checked.errors, null, 2));
  return checked.value;
}
