import type { Fault } from '../../../shared/contract/result.ts';
import { faultSentence, shownErrors, withSentences } from '../../../shared/contract/sentences.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { bodyOf } from '../../adapters/http/reply.ts';

/** A fault that ends a command: its message goes to standard error, the exit code is 1. */
export class CommandFault extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(faultSentence(fault));
    this.fault = fault;
  }
}

/** In which form a command prints. */
interface OutputOptions {
  readonly json?: boolean;
}

/** Prints a result: one JSON document, or lines for people. */
export function print({ json }: OutputOptions, value: unknown, lines: () => string[]): void {
  console.log(json ? JSON.stringify(withSentences(value)) : lines().join('\n'));
}

/** Everything that is wrong with an input, one line each. */
function errorLines(fault: Fault): string[] {
  const errors = fault.kind === 'invalid' ? (fault.errors ?? []) : [];
  return shownErrors(errors).map(({ path, message: sentence, line }) => {
    const place = line === undefined ? '' : ` (line ${line})`;
    return `  ${path} ${sentence}${place}`;
  });
}

/** Prints why a command failed, and sets exit code 1. */
export function fail({ json }: OutputOptions, error: unknown): void {
  const problem = error instanceof Error ? error.message : String(error);
  const fault: Fault =
    error instanceof CommandFault
      ? error.fault
      : { kind: 'internal', message: message('failed', { problem }) };
  const lines = [`quotedesk: ${problem}`, ...errorLines(fault)];
  console.error(json ? JSON.stringify(bodyOf(fault)) : lines.join('\n'));
  process.exitCode = 1;
}
