import { failed, type Result } from '../../../shared/contract/result.ts';
import { FILE_PART_BYTES } from '../../../shared/domain/data/dataset.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import type { Job } from '../../../shared/schemas/desk/job.ts';
import type { Caller } from '../../data/call.ts';

interface HandOverParts {
  readonly ask: Caller;
  /** A piece of the file as base64; rejects where it can not be read. */
  readonly read: (piece: Blob) => Promise<string>;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: NonNullable<Job['progress']>) => void;
}

/** Hands a file over to the host in parts. @returns what names it there */
export async function handOver(
  file: File,
  { ask, read, signal, onProgress }: HandOverParts,
): Promise<Result<string>> {
  let upload: string | undefined;
  for (let at = 0; at < file.size || upload === undefined; at += FILE_PART_BYTES) {
    if (signal.aborted) {
      if (upload !== undefined) await ask('discardFile', { upload });
      return failed({ kind: 'conflict', message: message('cancelled') });
    }
    const piece = file.slice(at, at + FILE_PART_BYTES);
    const contentBase64 = await read(piece).catch(() => undefined);
    if (contentBase64 === undefined) {
      return failed({ kind: 'invalid', message: message('fileUnread', { file: file.name }) });
    }
    const taken = await ask('receiveFilePart', { ...(upload && { upload }), contentBase64 });
    if (!taken.ok) return taken;
    ({ upload } = taken.value);
    onProgress({ done: Math.min(at + piece.size, file.size), of: file.size });
  }
  return { ok: true, value: upload };
}
