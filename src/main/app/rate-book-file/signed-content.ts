/** What a file holds, with its publisher's signature where it has one; neither is checked here. */
interface SignedContent {
  readonly content: unknown;
  readonly signature?: unknown;
}

/**
 * What a JSON file holds: content alone, or with a signature (`{ rateBook, signature }`).
 * @param name of the content next to a signature
 */
export function signedContent(value: unknown, name: 'rateBook' | 'levyTable'): SignedContent {
  const isSigned = typeof value === 'object' && value !== null && name in value;
  if (!isSigned) return { content: value };
  const content: unknown = Reflect.get(value, name);
  return 'signature' in value ? { content, signature: value.signature } : { content };
}
