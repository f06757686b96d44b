import { fromBase64, toBase64 } from '../../adapters/node/base64.ts';
import { examineImage } from '../../adapters/node/image.ts';
import { sha256Of } from '../../adapters/sqlite/rows/row-hash.ts';
import { readFirmFile, removeFirmFile, saveFirmFile } from '../../core/firm/files.ts';
import { getFirm, saveFirm } from '../../core/firm/firm.ts';
import type { HandlerParts } from './handler-parts.ts';

/** The handlers of the firm, whose papers the documents carry. */
export function firmHandlers({ services: { settings, firmFiles: files } }: HandlerParts) {
  const parts = { settings, files, digest: sha256Of, fromBase64, toBase64, examineImage };
  return {
    getFirm: getFirm(settings),
    saveFirm: saveFirm(settings),
    saveFirmFile: saveFirmFile(parts),
    removeFirmFile: removeFirmFile(parts),
    readFirmFile: readFirmFile(parts),
  };
}
