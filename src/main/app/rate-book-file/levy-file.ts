import type { Message } from '../../../shared/domain/messages/message.ts';
import type { BookSignature } from '../../../shared/schemas/rate-books/kept-table.ts';
import type { LevyTable } from '../../../shared/schemas/rate-books/levy-table.ts';
import { canonicalJson } from '../../adapters/node/hash.ts';
import type { Finding } from '../../core/rating/examine/finding.ts';
import { readLevyTable } from '../../core/rating/examine/levies.ts';
import { readBookJson } from './book-json.ts';
import { signedContent } from './signed-content.ts';

/** The levy table of a JSON file, what keeps the file from being one, or why it can't be read at all. */
type LevyFile =
  | { readonly content: LevyTable; readonly signature?: unknown }
  | { readonly findings: readonly Finding[] }
  | { readonly problem: Message };

/** Reads a levy table from JSON, signed or not. @param name of the file, for messages */
export function readLevyFile(bytes: Uint8Array, name: string): LevyFile {
  const read = readBookJson(bytes, name);
  if ('problem' in read) return read;
  const { content, ...signed } = signedContent(read.value, 'levyTable');
  const shaped = readLevyTable(content);
  return 'content' in shaped ? { ...shaped, ...signed } : shaped;
}

/** Writes a levy table as canonical JSON, with its publisher's signature where it has one. */
export function writeLevyFile(levyTable: LevyTable, signature?: BookSignature): Uint8Array {
  return Buffer.from(canonicalJson(signature ? { levyTable, signature } : levyTable));
}
