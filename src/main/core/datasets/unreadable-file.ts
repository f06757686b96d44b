import { failed, type Result } from '../../../shared/contract/result.ts';
import { english, type Message } from '../../../shared/domain/messages/message.ts';

/** A file that can not be read as rows, or not to its end. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  readonly said: Message;
  readonly kind: 'invalid' | 'notFound';

  constructor(message: Message, kind: UnreadableFile['kind'] = 'invalid') {
    super(english(message));
    this.said = message;
    this.kind = kind;
  }
}

/** Reads a file for an answer. @returns the fault where it can not be read */
export async function readable<T>(read: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const { kind, said: message } = error;
    return failed({ kind, message });
  }
}
