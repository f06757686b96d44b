import type { QuoteSections } from '../../../../shared/domain/quote-fields/quote-sections.ts';

const texts = new WeakMap<object, string>();

/**
 * The JSON of a part of a quote, as it is kept. Columns, digests and facts are made from the same
 * text, and a part never changes: it is written once.
 */
export function keptJson(part: object): string {
  const known = texts.get(part);
  if (known !== undefined) return known;
  const text = JSON.stringify(part);
  texts.set(part, text);
  return text;
}

/** SHA-256 of a text, hexadecimal. */
export type Digest = (text: string) => string;

/** Tells sections from any others, by their JSON as it is kept: reading it keeps its order. */
export function sectionsDigest(digest: Digest, sections: QuoteSections): string {
  return digest(keptJson(sections));
}
