import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { message } from '../../../../shared/domain/messages/message.ts';
import { systemWords } from '../../../adapters/node/system-words.ts';
import { CommandFault } from './command-fault.ts';
import { systemFault } from './system-fault.ts';

/** What kept a file from being read, as a fault that names it. */
export function unreadFile(error: unknown, file: string): unknown {
  const fault = systemFault(error, message('fileNotRead', { file, reason: systemWords(error) }));
  return fault ? new CommandFault(fault) : error;
}

/**
 * The content of a file, or of standard input (`-`).
 * @throws CommandFault that says why it can't be read
 */
export async function readFile(file: string): Promise<Uint8Array> {
  if (file === '-') return buffer(process.stdin);
  try {
    return readFileSync(file);
  } catch (error) {
    throw unreadFile(error, file);
  }
}
