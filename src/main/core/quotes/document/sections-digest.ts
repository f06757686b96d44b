import type { QuoteSections } from '../../../../shared/domain/quote-fields/quote-sections.ts';
import { keptJson } from '../history/kept-json.ts';

/** SHA-256 of a text, hexadecimal. */
export type Digest = (text: string) => string;

/** Tells sections from any others, by their JSON as it is kept: reading it keeps its order. */
export function sectionsDigest(digest: Digest, sections: QuoteSections): string {
  return digest(keptJson(sections));
}
