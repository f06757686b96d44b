const text = { type: 'string' };

/** Which headers an operation heeds. */
export interface Heeded {
  /** It changes something, so that it may be sent again by its key. */
  readonly changes: boolean;
  /** It answers a quote, and so its version. */
  readonly answersQuote: boolean;
  /** It builds on a version of a quote. */
  readonly buildsOnVersion: boolean;
  readonly method: string;
}

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

const isRead = ({ answersQuote, method }: Heeded) => answersQuote && method === 'GET';

/** The headers that a request may carry beside its token. */
export function headerParameters(heeded: Heeded): object[] {
  return [
    ...(heeded.changes ? [KEY] : []),
    ...(heeded.buildsOnVersion ? [IF_MATCH] : []),
    ...(isRead(heeded) ? [IF_NONE_MATCH] : []),
  ];
}

/** The headers of a good answer beside the limit's. RFC 9110 8.8.3. */
export function versionHeaders({ answersQuote }: Heeded): object {
  return answersQuote ? { ETag: { schema: text, description: 'The version of the quote' } } : {};
}

/** The answer without a body. RFC 9110 15.4.5. */
export function notModified(heeded: Heeded): object {
  if (!isRead(heeded)) return {};
  return { 304: { description: 'The quote is still the version that If-None-Match names' } };
}
