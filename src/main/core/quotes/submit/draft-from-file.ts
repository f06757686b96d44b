import { done, type Result } from '../../../../shared/contract/result.ts';
import { put, take } from '../../../../shared/data/nested-value.ts';
import type { FiledQuote, QuoteFile } from '../../../../shared/schemas/draft.ts';
import type { QuoteSubmission } from '../../../../shared/schemas/quote.ts';
import { readPart } from '../document/read-document.ts';
import { writeDocument } from '../document/write-document.ts';

export interface DraftFileParts {
  readonly fromBase64: (text: string) => Uint8Array;
  /** Fails where the bytes are no XML quote document. */
  readonly readXml: (body: Uint8Array) => Result<QuoteSubmission>;
}

/**
 * Reads the XML document of a file as a form begins with it. What is missing or wrong in a field is
 * no fault here: the form shows it in its place. What is no quote document fails, with its line.
 */
export function draftFromFile({ fromBase64, readXml }: DraftFileParts) {
  return async ({ contentBase64 }: QuoteFile): Promise<Result<FiledQuote>> => {
    const read = readXml(fromBase64(contentBase64));
    if (!read.ok) return read;
    const { sections, choices, errors } = readPart(read.value);
    const document = writeDocument(sections);
    for (const { path = '' } of errors) {
      const place = path.split('/');
      const text = take(read.value.document, place);
      // Not as it was read, but as it was written: nobody has to look it up in the file.
      if (typeof text === 'string' && text !== '') put(document, place, text);
    }
    return done({ document, ...choices });
  };
}
