import { message } from '../../../shared/domain/messages/message.ts';
import { ROOT } from '../../../shared/domain/quote-fields/quote-fields.ts';
import { shortly } from '../../../shared/domain/text/shortly.ts';
import { done, failed, type InputError, type Result } from '../../../shared/result/result.ts';
import type { QuoteSubmission } from '../../../shared/schemas/quotes/quote.ts';
import { isReadable, READ } from '../../adapters/xml/decode.ts';
import { readXml } from '../../adapters/xml/read-xml.ts';
import { refusal } from '../../core/quotes/document/read-document.ts';

/**
 * The bytes of an XML quote document as the input of `submitQuote`.
 * @param charset of the content type, which overrides the document's own declaration
 */
export function readQuoteXml(body: Uint8Array, charset?: string): Result<QuoteSubmission> {
  if (charset !== undefined && !isReadable(body, charset)) {
    const fault = message('charset', { charset: shortly(charset), readable: READ });
    return failed({ kind: 'unsupportedMedia', message: fault });
  }
  const read = readXml(body, ROOT, charset);
  if (!('errors' in read)) return done({ source: 'xml', ...read });
  const errors: readonly InputError[] = read.errors;
  return failed({ kind: 'invalid', message: refusal('xml'), errors });
}
