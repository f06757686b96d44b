import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { type Answer, done, failed } from '../../shared/fault.ts';
import type { QuoteSubmission } from '../../shared/shapes/quote.ts';
import { readQuoteXml } from '../quote-xml.ts';

function parse(text: string): Answer<QuoteSubmission> {
  try {
    return done({ source: 'json', document: JSON.parse(text) });
  } catch {
    const message = 'Invalid quote document: it begins as JSON and is not valid JSON';
    return failed({ kind: 'invalid', message });
  }
}

/** What was typed or piped (`-`), or a file's content. */
async function bytes(file: string): Promise<Uint8Array> {
  if (file === '-') return buffer(process.stdin);
  try {
    return readFileSync(file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    const reason = code === 'ENOENT' ? 'there is no such file' : code;
    throw new Error(`${file} can not be read: ${reason}`);
  }
}

/** Reads a quote document, XML or JSON by how it begins. */
export async function readQuoteDocument(file: string): Promise<Answer<QuoteSubmission>> {
  const content = await bytes(file);
  // TextDecoder takes a byte order mark away; JSON is UTF-8 (RFC 8259 8.1), XML says for itself.
  const text = new TextDecoder().decode(content);
  return /^\s*[{[]/.test(text) ? parse(text) : readQuoteXml(content);
}
