import { message } from '../../../../shared/domain/messages/message.ts';
import type { BookSignature } from '../../../../shared/schemas/rate-books/book-signature.ts';
import { signText } from '../../../adapters/node/signatures.ts';
import { CommandFault } from '../common/command-fault.ts';
import { readFile } from '../common/read-file.ts';

/**
 * Signs the canonical JSON of a rate book or a levy table with the key in a file.
 * @throws CommandFault where the file holds no such key
 */
export async function signWith(file: string, text: string): Promise<BookSignature> {
  const signature = signText(new TextDecoder().decode(await readFile(file)), text);
  if (signature) return signature;
  throw new CommandFault({ kind: 'invalid', message: message('notSigningKey', { file }) });
}
