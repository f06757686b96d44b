import { existsSync } from 'node:fs';
import type { BookChoice } from '../../../../shared/schemas/book-choice.ts';
import { readBookFile } from './book-file.ts';

/** A hash, or how one begins. */
const HASH = /^[0-9a-f]{8,64}$/;

/** What only a file is called. */
const FILE = /[./\\]|^-$/;

/** What an argument says that names a book. */
export const BOOK = 'a file, a hash or how it begins, or the id of a scheme for its book in force';

/** Whether an argument names a book by its hash: a file of that name goes first. */
export function isHash(given: string): boolean {
  return HASH.test(given) && !existsSync(given);
}

/** Reads an argument that names a book. @throws where it is a file that is not there or no rate book */
export async function bookChoice(given: string): Promise<BookChoice> {
  if (isHash(given)) return { hash: given };
  const isFile = FILE.test(given) || existsSync(given);
  return isFile ? { rateBook: (await readBookFile(given)).book } : { scheme: given };
}
