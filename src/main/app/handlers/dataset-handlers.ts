import { message } from '../../../shared/domain/messages/message.ts';
import { failed } from '../../../shared/result/result.ts';
import { fromBase64 } from '../../adapters/node/base64.ts';
import { listDatasets } from '../../core/datasets/list-datasets.ts';
import { discardFile, receiveFilePart } from '../../core/datasets/receive-file.ts';
import type { Handlers } from '../../core/dispatcher.ts';
import { openUploads } from '../worker/uploads.ts';
import type { HandlerParts } from './handler-parts.ts';

/** What stands in for a database takes no change: the guard refuses before. */
const NO_DATABASE = failed({ kind: 'unavailable', message: message('dataSilent') });

/** The handlers of datasets. A thread writes them: the rows are many, and no one waits for them. */
export function datasetHandlers({ services, workers, file, vault, options }: HandlerParts) {
  const list = listDatasets(services.datasets);
  const uploads = openUploads(options);
  return {
    listDatasets: list,
    receiveFilePart: receiveFilePart({ uploads, fromBase64 }),
    discardFile: discardFile(uploads),
    proposeColumns: async (query) => (file ? workers.proposeColumns({ query, file }) : NO_DATABASE),
    importDataset: async (order, { now, onProgress, isCancelled }) => {
      if (!file) return NO_DATABASE;
      const conditions = {
        ...(onProgress ? { onProgress } : {}),
        ...(isCancelled ? { isCancelled } : {}),
      };
      // A dry run changes nothing, and a file that is gone is said at once.
      if (!order.dryRun && uploads.size(order.upload) !== undefined) {
        const made = await vault?.make('beforeImport', conditions);
        if (made && !made.ok) return made;
      }
      return workers.importDataset({ order, now, file }, conditions);
    },
    removeDataset: async (query) => {
      if (!file) return NO_DATABASE;
      await workers.removeDataset({ query, file });
      return list();
    },
  } satisfies Partial<Handlers>;
}
