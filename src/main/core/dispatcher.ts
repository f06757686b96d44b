import { inputChecker } from '../../shared/contract/check.ts';
import {
  contract,
  type InputOf,
  type Operation,
  type OperationName,
  type OutputOf,
  operationNames,
} from '../../shared/contract/contract.ts';
import { isJsonObject } from '../../shared/data/json-object.ts';
import type { Environment } from '../../shared/domain/desk/environment.ts';
import { type Message, message } from '../../shared/domain/messages/message.ts';
import { FaultError } from '../../shared/result/fault-error.ts';
import { done, type Fault, failed, invalid, type Result } from '../../shared/result/result.ts';
import { refusalOf } from './caller/authority.ts';
import type { Caller } from './caller/caller.ts';
import type { ResponseToKeep } from './caller/kept-responses.ts';
import type { DataGuard } from './data-state/data-guard.ts';

export { ANONYMOUS, BROKER, type Caller, VISITOR } from './caller/caller.ts';

/** What comes with a call besides its input. */
export interface Conditions {
  /** The versions of a quote that a change may build on; any, where absent. */
  readonly versions?: readonly string[];
  /** Names the call for the caller and in the log. */
  readonly requestId?: string;
  /**
   * Makes what a change keeps with itself, so that a retry gets the same response; absent where the
   * caller asked for none.
   * @returns undefined for a result that is not kept
   */
  readonly keep?: (result: Result<unknown>) => ResponseToKeep | undefined;
  /** Takes how far long work is. */
  readonly onProgress?: (progress: Progress) => void;
  /** Whether long work should end early; asked between its pieces. */
  readonly isCancelled?: () => boolean;
}

/** How much of long work is done, in its own pieces. */
export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** What every handler gets besides its input. */
export interface Context extends Conditions {
  readonly caller: Caller;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The handler of one operation. */
export type Handler<N extends OperationName> = (
  input: InputOf<N>,
  context: Context,
) => Promise<Result<OutputOf<N>>>;

/** One handler for every operation of the contract. */
export type Handlers = { readonly [N in OperationName]: Handler<N> };

/** The one way to run an operation. Never throws: every failure is returned as a fault. */
export type Dispatch = (
  caller: Caller,
  operation: string,
  input: unknown,
  conditions?: Conditions,
) => Promise<Result<unknown>>;

/** The dispatcher of an environment, which may open its data only on the first call. */
export type EnvironmentDispatch = (environment: Environment) => Dispatch;

export interface DispatcherParts {
  readonly handlers: Handlers;
  readonly data: DataGuard;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** Takes an unexpected error of a handler; the caller learns only that something failed. */
  readonly onError: (operation: string, error: unknown, requestId?: string) => void;
}

const INTERNAL: Fault = { kind: 'internal', message: message('internalLogged') };

/** An operation with all that running it takes. */
interface Runnable extends Pick<Operation, 'requires' | 'requiresOfUser' | 'data'> {
  readonly take: ReturnType<typeof inputChecker>;
  readonly handle: (input: unknown, context: Context) => Promise<Result<unknown>>;
}

/**
 * Has the answer of a call warn of what was not used, where it warns of anything. The same result is the same
 * answer each time: what a change keeps for a retry is told by it.
 */
async function warned(
  unused: readonly Message[],
  context: Context,
  handle: (context: Context) => Promise<Result<unknown>>,
): Promise<Result<unknown>> {
  const answers = new Map<Result<unknown>, Result<unknown>>();
  const warn = (result: Result<unknown>): Result<unknown> => {
    if (!result.ok || !isJsonObject(result.value)) return result;
    const { warnings } = result.value;
    if (!Array.isArray(warnings)) return result;
    const known = answers.get(result);
    const answer = known ?? done({ ...result.value, warnings: [...unused, ...warnings] });
    answers.set(result, answer);
    return answer;
  };
  const { keep } = context;
  const within = keep
    ? { ...context, keep: (result: Result<unknown>) => keep(warn(result)) }
    : context;
  return warn(await handle(within));
}

function runnable(name: OperationName, handlers: Handlers): Runnable {
  const operation: Operation = contract[name];
  // The check before each handler is made from the same schema that types its input.
  const handle = handlers[name] as Runnable['handle'];
  return { ...operation, take: inputChecker(operation), handle };
}

/**
 * Builds the dispatcher: permission, then the check of the input, then whether the data may be used,
 * then the handler.
 */
export function createDispatcher({ handlers, data, clock, onError }: DispatcherParts): Dispatch {
  const operations = new Map<string, Runnable>(
    operationNames.map((name) => [name, runnable(name, handlers)]),
  );

  return async (caller, operation, input, conditions) => {
    const known = operations.get(operation);
    if (!known) return failed({ kind: 'notFound', message: message('noOperation', { operation }) });
    const { data: use, take, handle } = known;
    const forbidden = refusalOf(caller, known);
    if (forbidden) return failed(forbidden);
    const taken = take(input);
    if ('errors' in taken) return invalid(taken.errors);
    const { value, unused } = taken;
    const refused = data.refusal(use);
    if (refused) return failed(refused);
    try {
      const context: Context = { ...conditions, caller, now: clock() };
      const result = await (unused.length === 0
        ? handle(value, context)
        : warned(unused, context, (within) => handle(value, within)));
      const lost = result.ok && use === 'changes' ? data.lost() : undefined;
      return lost ? failed(lost) : result;
    } catch (error) {
      // What an office says comes from below the stores, where nothing else answers.
      if (error instanceof FaultError) return failed(error.fault);
      onError(operation, error, conditions?.requestId);
      return failed(data.faultOf(error) ?? INTERNAL);
    }
  };
}
