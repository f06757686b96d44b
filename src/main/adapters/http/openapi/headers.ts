import type { HttpOperation } from '../../../../shared/contract/contract.ts';
import { Quote } from '../../../../shared/schemas/quotes/quote.ts';

const text = { type: 'string' };

const parameter = (name: string, description: string) => ({
  name,
  in: 'header',
  required: false,
  schema: text,
  description,
});

const KEY = parameter(
  'Idempotency-Key',
  'Up to 255 characters of your own: sent again with it, the same change happens once',
);
const IF_MATCH = parameter('If-Match', 'The ETag of the version that the change is meant for');
const IF_NONE_MATCH = parameter('If-None-Match', 'The ETag of the version that you have');

const answersQuote = ({ output }: HttpOperation) => output === Quote;
const readsQuote = (operation: HttpOperation) =>
  answersQuote(operation) && operation.http.method === 'GET';

/** The headers that a request may carry besides its token. */
export function headerParameters(operation: HttpOperation): object[] {
  const { http, data } = operation;
  return [
    ...(data === 'changes' ? [KEY] : []),
    ...(http.faults.includes('preconditionFailed') ? [IF_MATCH] : []),
    ...(readsQuote(operation) ? [IF_NONE_MATCH] : []),
  ];
}

/** The headers of a good answer besides the limit's. RFC 9110 8.8.3. */
export function versionHeaders(operation: HttpOperation): object {
  if (!answersQuote(operation)) return {};
  return { ETag: { schema: text, description: 'The version of the quote' } };
}

/** The answer without a body. RFC 9110 15.4.5. */
export function notModified(operation: HttpOperation): object {
  if (!readsQuote(operation)) return {};
  return { 304: { description: 'The quote is still the version that If-None-Match names' } };
}
