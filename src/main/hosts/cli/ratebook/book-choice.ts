import { existsSync } from 'node:fs';
import type { BookChoice } from '../../../../shared/schemas/rate-books/book-choice.ts';
import { isHash } from '../common/is-hash.ts';
import { readBookFile } from './book-file.ts';

/** What only a file is called. */
const FILE = /[./\\]|^-$/;

/** What an argument says that names a book. */
export const BOOK = 'a file, a hash or its start, or a scheme id for its book in force';

/** Reads an argument that names a book. @throws where it is a file that is not there or no rate book */
export async function bookChoice(given: string): Promise<BookChoice> {
  if (isHash(given)) return { hash: given };
  const isFile = FILE.test(given) || existsSync(given);
  return isFile ? { rateBook: (await readBookFile(given)).book } : { scheme: given };
}
