import type { Fault } from '../../../../shared/contract/result.ts';
import {
  errorPlace,
  faultSentence,
  type ShownError,
  shownErrors,
  withSentences,
} from '../../../../shared/contract/sentences.ts';
import { english } from '../../../../shared/domain/messages/message.ts';
import { bodyOf } from '../../../adapters/http/reply.ts';

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

/** Says why a command was refused: JSON as the API has it, or lines for people. */
export function printFault({ json }: OutputOptions, fault: Fault): void {
  console.error(
    json ? JSON.stringify(bodyOf(fault)) : `quotedesk: ${faultLines(fault).join('\n')}`,
  );
}
