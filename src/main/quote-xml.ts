import { type Answer, done, failed, type InputError } from '../shared/fault.ts';
import type { QuoteSubmission } from '../shared/shapes/quote.ts';
import { ROOT } from './quotes/fields.ts';
import { refusal } from './quotes/read-document.ts';
import { readXml } from './xml/read-xml.ts';

/** The bytes of an XML quote document as the input of `submitQuote`. */
export function readQuoteXml(body: Uint8Array): Answer<QuoteSubmission> {
  const read = readXml(body, ROOT);
  if (!('errors' in read)) return done({ source: 'xml', ...read });
  const errors: readonly InputError[] = read.errors;
  return failed({ kind: 'invalid', message: refusal(errors, 'xml'), errors });
}
