import type { InputOf, OutputOf } from '../../../shared/contract/contract.ts';
import type { Result } from '../../../shared/contract/result.ts';
import { readFonts } from '../../adapters/node/resources.ts';
import { printer } from '../../adapters/pdf/print.ts';
import { openToRead } from '../../adapters/sqlite/open-to-read.ts';
import { storageFailureOf } from '../../adapters/sqlite/storage-failure-of.ts';
import type { Task } from '../../adapters/worker/task.ts';
import { createDataGuard } from '../../core/data-state/data-guard.ts';
import { createDataState } from '../../core/data-state/data-state.ts';
import type { Context, Handlers } from '../../core/dispatcher.ts';
import type { DocumentLayout } from '../../core/documents/layout.ts';
import { replayQuotes } from '../../core/quotes/history/replay.ts';
import { openServices, type Services } from '../services.ts';

/** The operations over all quotes, which only read: they run in a worker thread, by their names. */
export type WorkerOperation = 'replayQuotes';

const handlers: { readonly [N in WorkerOperation]: (services: Services) => Handlers[N] } = {
  replayQuotes: ({ quotes }) => replayQuotes(quotes),
};

/** A call of such an operation, as it crosses to the thread. */
export interface WorkerCall<N extends WorkerOperation = WorkerOperation> {
  readonly operation: N;
  readonly input: InputOf<N>;
  readonly context: Pick<Context, 'caller' | 'now' | 'requestId'>;
}

/** What a worker thread is told at its start. */
export interface WorkerData {
  readonly dataFolder: string;
  readonly resourcesFolder: string;
  readonly specimen: boolean;
  readonly nativeBinding?: string;
}

/** What a worker thread does. It never writes the database: whoever asked stores what it makes. */
export interface WorkerTasks {
  readonly print: Task<DocumentLayout, Uint8Array>;
  readonly operation: Task<WorkerCall, Result<OutputOf<WorkerOperation>>>;
}

/** Nothing runs in the background here; a head that cannot be read is said in the result. */
const onFault = () => undefined;

/** What a thread meets, it throws: the application judges its data. */
const UNJUDGED = createDataGuard({
  state: createDataState(),
  isReadable: true,
  look: () => {},
  failureOf: storageFailureOf,
});

/** The tasks of a worker thread. */
export function workerTasks(data: WorkerData): WorkerTasks {
  const { dataFolder, resourcesFolder, specimen } = data;
  let print: ReturnType<typeof printer> | undefined;
  return {
    print: (layout) => {
      print ??= printer(readFonts(resourcesFolder));
      return print(layout);
    },
    operation: async ({ operation, input, context }, conditions) => {
      // Opened for each call: the folder may be replaced between two, and rate books are added.
      const database = openToRead({ ...data, folder: dataFolder, onFault });
      try {
        const clock = () => context.now;
        const options = { resourcesFolder, specimen, clock, data: UNJUDGED };
        const services = await openServices(database, options);
        return await handlers[operation](services)(input, { ...context, ...conditions });
      } finally {
        await database.close();
      }
    },
  };
}
