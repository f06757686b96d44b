import type { Fault } from '../../../../shared/contract/result.ts';
import {
  errorPlace,
  faultSentence,
  type ShownError,
  shownErrors,
  withSentences,
} from '../../../../shared/contract/sentences.ts';
import { english, type Message, message } from '../../../../shared/domain/messages/message.ts';
import { bodyOf } from '../../../adapters/http/reply.ts';
import { UnreadableDatabase } from '../../../adapters/sqlite/files/database-file.ts';

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

/** In which form a command prints. */
interface OutputOptions {
  readonly json?: boolean;
}

/** Prints a result: one JSON document, or lines for people. */
export function print({ json }: OutputOptions, value: unknown, lines: () => string[]): void {
  console.log(json ? JSON.stringify(withSentences(value)) : lines().join('\n'));
}

/** An error with its place, where it has one. */
function errorLine(error: ShownError): string {
  const line = error.line === undefined ? '' : ` (line ${error.line})`;
  return `${errorPlace(error)} ${error.message}${line}`.trim();
}

/** What failed, each error once: in one line, or several of an input below what they are of. */
function faultLines(fault: Fault): string[] {
  const errors = fault.kind === 'invalid' ? shownErrors(fault.errors ?? []) : [];
  const [first, ...more] = errors.map(errorLine);
  if (first === undefined) return [faultSentence(fault)];
  const title = english(fault.message);
  return more.length === 0
    ? [`${title}: ${first}`]
    : [title, ...errors.map((error) => `  ${errorLine(error)}`)];
}

function faultOf(error: unknown): Fault {
  if (error instanceof CommandFault) return error.fault;
  if (error instanceof UnreadableDatabase) {
    const { kind, message: said } = error.problem;
    return { kind: 'unavailable', message: said, problem: kind };
  }
  const problem = error instanceof Error ? error.message : String(error);
  return { kind: 'internal', message: message('failed', { problem }) };
}

/** Prints why a command failed, and sets exit code 1. */
export function fail({ json }: OutputOptions, error: unknown): void {
  const fault = faultOf(error);
  console.error(
    json ? JSON.stringify(bodyOf(fault)) : `quotedesk: ${faultLines(fault).join('\n')}`,
  );
  process.exitCode = 1;
}
