import { type Answer, done, failed, type InputError } from '../shared/fault.ts';
import { shortly } from '../shared/printable.ts';
import type { QuoteSubmission } from '../shared/shapes/quote.ts';
import { ROOT } from './quotes/fields.ts';
import { refusal } from './quotes/read-document.ts';
import { isReadable, READ } from './xml/decode.ts';
import { readXml } from './xml/read-xml.ts';

/**
 * The bytes of an XML quote document as the input of `submitQuote`.
 * @param charset the parameter of their content type, which goes before their own declaration
 */
export function readQuoteXml(body: Uint8Array, charset?: string): Answer<QuoteSubmission> {
  if (charset !== undefined && !isReadable(body, charset)) {
    const message = `The charset ${shortly(charset)} is not read: send ${READ}`;
    return failed({ kind: 'unsupportedMedia', message });
  }
  const read = readXml(body, ROOT, charset);
  if (!('errors' in read)) return done({ source: 'xml', ...read });
  const errors: readonly InputError[] = read.errors;
  return failed({ kind: 'invalid', message: refusal(errors, 'xml'), errors });
}
