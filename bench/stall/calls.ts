import type { InputOf, OperationName, OutputOf } from '../../src/shared/contract/contract.ts';
import type { Result } from '../../src/shared/result/result.ts';
import { faultSentence } from '../../src/shared/result/sentences.ts';

/** A call as it comes over the bridge. */
export interface BridgeCall {
  readonly kind: 'call';
  readonly id: number;
  readonly operation: OperationName;
  readonly input: unknown;
}

/** The answer to a call. */
export interface BridgeAnswer {
  readonly kind: 'answer';
  readonly id: number;
  readonly result: Result<unknown>;
}

/** Asks a host as its screens do. @throws Error with the sentence of a fault */
export type HostCall = <N extends OperationName>(
  operation: N,
  input: InputOf<N>,
) => Promise<OutputOf<N>>;

/** One end of a channel between processes: a child, or a process that was forked itself. */
export type Channel = Pick<NodeJS.Process, 'send'> & {
  readonly on: (event: 'message', take: (message: { readonly kind: string }) => void) => unknown;
};

/** The calls of the person at this end of a channel, with the host at the other one. */
export function callsOver(channel: Channel): HostCall {
  const waiting = new Map<number, (result: Result<unknown>) => void>();
  let lastId = 0;
  channel.on('message', (message) => {
    if (message.kind !== 'answer') return;
    const { id, result } = message as BridgeAnswer;
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  return async <N extends OperationName>(operation: N, input: InputOf<N>) => {
    lastId += 1;
    const result = await new Promise<Result<unknown>>((resolve, reject) => {
      waiting.set(lastId, resolve);
      const message: BridgeCall = { kind: 'call', id: lastId, operation, input };
      // Without a callback, a call of a host that is gone would end this process.
      channel.send?.(message, undefined, undefined, (error) => error && reject(error));
    });
    if (!result.ok) throw new Error(`${operation}: ${faultSentence(result.fault)}`);
    return result.value as OutputOf<N>;
  };
}
