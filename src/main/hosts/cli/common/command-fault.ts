import type { Fault } from '../../../../shared/contract/result.ts';
import { faultSentence } from '../../../../shared/contract/sentences.ts';
import type { Message } from '../../../../shared/domain/messages/message.ts';

/** A fault that ends a command: its message goes to standard error, the exit code is 1. */
export class CommandFault extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(faultSentence(fault));
    this.fault = fault;
  }
}

/** @throws CommandFault with the problem of a file, where it has one */
export function mustRead<T extends object>(file: T | { readonly problem: Message }): T {
  if ('problem' in file) throw new CommandFault({ kind: 'invalid', message: file.problem });
  return file;
}
