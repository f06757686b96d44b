import { encryptedChunks, plainChunks } from '../../adapters/backup/chunk-cipher.ts';
import { keyFor } from '../../adapters/node/keys/key-holders.ts';
import { type UploadFiles, uploadFiles } from '../../adapters/node/uploads.ts';
import type { WorkerData } from './worker-data.ts';

const USE = 'quotedesk upload';

/**
 * The files of a data folder that are to be imported: where its data are encrypted, each is, too, by a
 * key of its own that follows from theirs.
 */
export function openUploads({
  dataFolder,
  dataKey,
}: Pick<WorkerData, 'dataFolder' | 'dataKey'>): UploadFiles {
  return uploadFiles(dataFolder, (upload) =>
    dataKey === undefined
      ? plainChunks
      : encryptedChunks(keyFor(Buffer.from(dataKey, 'hex'), USE, upload), Buffer.from(USE)),
  );
}
