import { DATASET_FILE_BYTES } from '../../../shared/domain/data/dataset.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { done, failed, type Result } from '../../../shared/result/result.ts';
import type { FilePart, Upload, UploadQuery } from '../../../shared/schemas/data/dataset.ts';
import type { Context } from '../dispatcher.ts';

/** Files on their way, below the data. */
export interface UploadStore {
  /** Begins a file, and removes those that others have left. @returns what names it */
  readonly begin: (now: number) => string;
  /** @returns the bytes so far; undefined where there is no such file */
  readonly size: (upload: string) => number | undefined;
  readonly append: (upload: string, bytes: Uint8Array) => void;
  readonly remove: (upload: string) => void;
}

interface ReceiveParts {
  readonly uploads: UploadStore;
  readonly fromBase64: (text: string) => Uint8Array;
}

const MB = 1024 * 1024;

/** Takes the next part of a file that is to be imported; the first one begins it. */
export function receiveFilePart({ uploads, fromBase64 }: ReceiveParts) {
  return async ({ upload, contentBase64 }: FilePart, { now }: Context): Promise<Result<Upload>> => {
    const bytes = fromBase64(contentBase64);
    const name = upload ?? uploads.begin(now);
    const before = uploads.size(name);
    if (before === undefined) return failed({ kind: 'notFound', message: message('uploadAbsent') });
    const size = before + bytes.length;
    if (size > DATASET_FILE_BYTES) {
      uploads.remove(name);
      const most = DATASET_FILE_BYTES / MB;
      return failed({ kind: 'tooLarge', message: message('uploadTooLarge', { most }) });
    }
    uploads.append(name, bytes);
    return done({ upload: name, size });
  };
}

/** Removes a file that is not to be imported; it is no fault where there is none. */
export function discardFile(uploads: Pick<UploadStore, 'remove'>) {
  return async ({ upload }: UploadQuery): Promise<Result<object>> => {
    uploads.remove(upload);
    return done({});
  };
}
