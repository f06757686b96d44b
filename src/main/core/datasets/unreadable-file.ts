import { failed, type Result } from '../../../shared/contract/result.ts';
import { english, type Message } from '../../../shared/domain/messages/message.ts';

/** A file that can not be read as rows, or not to its end. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  readonly said: Message;

  constructor(said: Message) {
    super(english(said));
    this.said = said;
  }
}

/** Reads a file for an answer. @returns the fault where it can not be read */
export async function readable<T>(read: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UnreadableFile) return failed({ kind: 'invalid', message: error.said });
    throw error;
  }
}
