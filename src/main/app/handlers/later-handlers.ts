import { setImmediate } from 'node:timers/promises';
import type { OperationName } from '../../../shared/contract/contract.ts';
import type { Result } from '../../../shared/contract/result.ts';
import type { Context, Handlers } from '../../core/dispatcher.ts';

type AnyHandler = (input: unknown, context: Context) => Promise<Result<unknown>>;

/** Handlers whose code is loaded when one of their group is first called: the first screen waits for none. */
export function laterHandlers() {
  const groups: (() => Promise<unknown>)[] = [];
  return {
    /**
     * The handlers of a group of the contract.
     * @param load imports the code of the group, and makes its handlers
     */
    later<N extends OperationName>(
      operations: Readonly<Record<N, unknown>>,
      load: () => Promise<Pick<Handlers, N>>,
    ): Pick<Handlers, N> {
      let loaded: Promise<Pick<Handlers, N>> | undefined;
      const group = () => {
        loaded ??= load();
        return loaded;
      };
      groups.push(group);
      const names = Object.keys(operations) as N[];
      const handlers = names.map((name) => {
        const handle: AnyHandler = async (input, context) =>
          ((await group())[name] as AnyHandler)(input, context);
        return [name, handle];
      });
      // Each has the name of the handler that it calls.
      return Object.fromEntries(handlers) as Pick<Handlers, N>;
    },
    /** Loads all of them, in turns: a call in between does not wait for the rest. */
    loadAll: async () => {
      for (const load of groups) {
        await load();
        await setImmediate();
      }
    },
  };
}
