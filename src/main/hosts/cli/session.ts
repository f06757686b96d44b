import type { InputOf, OperationName, OutputOf } from '../../../shared/contract/contract.ts';
import type { Fault } from '../../../shared/contract/result.ts';
import { faultSentence, shownErrors, withSentences } from '../../../shared/contract/sentences.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { bodyOf } from '../../adapters/http/reply.ts';
import { defaultDataFolder } from '../../adapters/node/paths.ts';
import { environmentOptions } from '../../adapters/node/process-options.ts';
import { hasDatabase } from '../../adapters/sqlite/replace-data.ts';
import { openApp } from '../../app/app.ts';
import { BROKER } from '../../core/dispatcher.ts';

/** What every command may be given. */
export interface CommonOptions {
  readonly data?: string;
  readonly json?: boolean;
}

/** A fault that ends a command: its message goes to standard error, the exit code is 1. */
export class CommandFault extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(faultSentence(fault));
    this.fault = fault;
  }
}

/** Calls an operation; throws its fault. */
export type Call = <N extends OperationName>(
  operation: N,
  input: InputOf<N>,
) => Promise<OutputOf<N>>;

/** What may be the first thing that a data folder holds; anything else would find nothing there. */
const FIRST = new Set<OperationName>(['submitQuote', 'createClient']);

/**
 * Runs several operations on the data folder, beside a running host too.
 * @param first whether the data folder is made where there is none
 */
export async function session<T>(
  { data }: CommonOptions,
  work: (call: Call) => Promise<T>,
  first = false,
): Promise<T> {
  const dataFolder = data ?? defaultDataFolder();
  if (!first && !hasDatabase(dataFolder)) {
    throw new CommandFault({
      kind: 'notFound',
      message: message('noData', { folder: dataFolder }),
    });
  }
  const app = await openApp({ dataFolder, host: 'command', ...environmentOptions() });
  try {
    return await work(async <N extends OperationName>(operation: N, input: InputOf<N>) => {
      const answer = await app.dispatch(BROKER, operation, input);
      if (!answer.ok) throw new CommandFault(answer.fault);
      // The door's handlers are typed by the same contract.
      return answer.value as OutputOf<N>;
    });
  } finally {
    await app.close();
  }
}

/** Runs one operation on the data folder. */
export function run<N extends OperationName>(
  options: CommonOptions,
  operation: N,
  input: InputOf<N>,
): Promise<OutputOf<N>> {
  return session(options, (call) => call(operation, input), FIRST.has(operation));
}

/** Prints a result: one JSON document, or lines for people. */
export function print({ json }: CommonOptions, value: unknown, lines: () => string[]): void {
  console.log(json ? JSON.stringify(withSentences(value)) : lines().join('\n'));
}

/** Everything that is wrong with an input, a line each. */
function listed(fault: Fault): string[] {
  const errors = fault.kind === 'invalid' ? (fault.errors ?? []) : [];
  return shownErrors(errors).map(({ path, message: said, line }) => {
    const place = line === undefined ? '' : ` (line ${line})`;
    return `  ${path} ${said}${place}`;
  });
}

/** Ends a command that failed, in the form that was asked for. */
export function fail(error: unknown, json: boolean | undefined): void {
  const problem = error instanceof Error ? error.message : String(error);
  const fault: Fault =
    error instanceof CommandFault
      ? error.fault
      : { kind: 'internal', message: message('failed', { problem }) };
  const lines = [`quotedesk: ${problem}`, ...listed(fault)];
  console.error(json ? JSON.stringify(bodyOf(fault)) : lines.join('\n'));
  process.exitCode = 1;
}
