import { fromBase64, toBase64 } from '../../adapters/node/base64.ts';
import { readDeclinedLetter } from '../../core/documents/declined-letter.ts';
import { generateDocuments } from '../../core/documents/generate.ts';
import { readDocument } from '../../core/documents/read.ts';
import { writeToUnderwriter } from '../../core/documents/underwriter-mail.ts';
import { verifyDocument } from '../../core/documents/verify.ts';
import type { HandlerParts } from './handler-parts.ts';

/** The handlers of documents. */
export function documentHandlers({ services: { documents }, documentsUrl }: HandlerParts) {
  return {
    generateDocuments: generateDocuments({ ...documents, base: documentsUrl }),
    readDocument: readDocument({ ...documents, toBase64 }),
    readDeclinedLetter: readDeclinedLetter({ ...documents, toBase64 }),
    writeToUnderwriter: writeToUnderwriter(documents),
    verifyDocument: verifyDocument({ ...documents, fromBase64 }),
  };
}
