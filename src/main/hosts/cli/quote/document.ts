import { done, failed, type Result } from '../../../../shared/contract/result.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import type { QuoteSubmission } from '../../../../shared/schemas/quotes/quote.ts';
import { readQuoteXml } from '../../../app/read-quote-xml.ts';
import { readFile } from '../common/read-file.ts';

function parse(text: string): Result<QuoteSubmission> {
  try {
    return done({ source: 'json', document: JSON.parse(text) });
  } catch {
    return failed({ kind: 'invalid', message: message('fileNotJson') });
  }
}

/** Reads a quote document; its beginning tells XML from JSON. */
export async function readQuoteDocument(file: string): Promise<Result<QuoteSubmission>> {
  const content = await readFile(file);
  // TextDecoder removes a byte order mark; JSON is UTF-8 (RFC 8259 8.1), XML declares its encoding.
  const text = new TextDecoder().decode(content);
  return /^\s*[{[]/.test(text) ? parse(text) : readQuoteXml(content);
}
