import type { Message } from '../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../shared/result/fault-error.ts';
import { failed, type Result } from '../../../shared/result/result.ts';

/** The error of a file that can not be read as rows, or not to its end. */
export const unreadable = (message: Message): FaultError =>
  new FaultError({ kind: 'invalid', message });

/** Reads a file for an answer. @returns the fault where it can not be read */
export async function readable<T>(read: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
    return failed(error.fault);
  }
}
