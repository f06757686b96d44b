import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RateBook } from '../../../src/shared/schemas/rate-books/rate-book.ts';
import { temporaryFolder } from '../host/prepared-folders.ts';

/** A copy of the resources, whose rate book is another edition with something changed. */
export function changedBook(from: string, change: (book: RateBook) => void): string {
  const folder = temporaryFolder();
  cpSync(from, folder, { recursive: true });
  const file = join(folder, 'rate-books/demonstration.json');
  const book = JSON.parse(readFileSync(file, 'utf8'));
  book.version = 'next';
  change(book);
  writeFileSync(file, JSON.stringify(book));
  return folder;
}
