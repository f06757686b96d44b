import { pathToFileURL } from 'node:url';
import { failed } from '../../../shared/contract/result.ts';
import { type Message, message } from '../../../shared/domain/messages/message.ts';
import type { Maintenance } from '../../adapters/sqlite/maintenance.ts';
import { WorkerEnded, workerThread } from '../../adapters/worker/worker-thread.ts';
import type { Handler } from '../../core/dispatcher.ts';
import type { DocumentLayout } from '../../core/documents/layout.ts';
import { workerProgram } from './program.ts';
import type { WorkerCall, WorkerData, WorkerOperation, WorkerTasks } from './tasks.ts';

/** Milliseconds: the next document, or the next replay, need not wait for a start. */
const IDLE = 5 * 60 * 1000;

/** The worker threads of an application: each starts with its first work. */
export interface Workers {
  /** Prints a layout; one after the other, and never behind a long operation. */
  readonly print: (layout: DocumentLayout) => Promise<Uint8Array>;
  /** The handler of an operation that runs in a thread. */
  readonly operation: <N extends WorkerOperation>(name: N) => Handler<N>;
  /** Checks the whole data. @returns what was found damaged */
  readonly check: (now: number) => Promise<readonly Message[]>;
  /** Finds the quotes that may keep files which nobody can open any more. @returns their ids */
  readonly superseded: (now: number) => Promise<readonly string[]>;
  /** Ends the threads at once, with whatever they do. */
  readonly close: () => Promise<void>;
}

function threadFor(data: WorkerData, path: string | undefined) {
  const program = path === undefined ? workerProgram() : pathToFileURL(path);
  return workerThread<WorkerTasks>({ program, data, idle: IDLE });
}

/** The thread that does the long work on a database. */
export function openMaintenanceThread(data: WorkerData, program?: string): Maintenance {
  const thread = threadFor(data, program);
  return {
    prepare: (file) => thread.run('prepare', file),
    index: (file) => thread.run('index', file),
    checkpoint: (file) => thread.run('checkpoint', file),
    close: thread.close,
  };
}

/** Prepares the worker threads of a data folder. */
export function openWorkers(data: WorkerData, program?: string): Workers {
  const [documents, operations] = [threadFor(data, program), threadFor(data, program)];
  return {
    print: (layout) =>
      documents.run('print', layout).catch((error: unknown) => {
        if (!(error instanceof WorkerEnded)) throw error;
        // After a crash there is another thread, and printing again gives the same bytes.
        return documents.run('print', layout);
      }),
    operation:
      <N extends WorkerOperation>(operation: N): Handler<N> =>
      async (input, given) => {
        const { caller, now, requestId, isCancelled } = given;
        const context = { caller, now, ...(requestId === undefined ? {} : { requestId }) };
        const call: WorkerCall<N> = { operation, input, context };
        try {
          const result = await operations.run('operation', call, given);
          return isCancelled?.()
            ? failed({ kind: 'conflict', message: message('cancelled') })
            : result;
        } catch (error) {
          if (!(error instanceof WorkerEnded)) throw error;
          return failed({ kind: 'unavailable', message: message('workEnded') });
        }
      },
    check: (now) => operations.run('check', { now }),
    superseded: (now) => operations.run('superseded', { now }),
    close: async () => {
      await Promise.all([documents.close(), operations.close()]);
    },
  };
}
