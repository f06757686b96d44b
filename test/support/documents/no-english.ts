import type { DocumentLayout } from '../../../src/main/core/documents/layout/layout.ts';

/** All texts of a layout but its file's metadata. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return [];
  return Object.entries(value).flatMap(([name, inside]) =>
    name === 'keywords' || name === 'kind' || name === 'mark' ? [] : textsOf(inside),
  );
}

/** English words that Irish does not have. */
const ENGLISH =
  /\b(the|and|of|your?|you|we|this|that|with|for|by|from|not|are|was|which|cover|premium|driver|insurance|quote|year|years|claims?)\b/i;

/**
 * What an Irish document says in English: its texts of three words or more that the English one of the same
 * sale has too, and those with an English word. What people and firms typed is taken out first.
 */
export function englishLeft(
  irish: DocumentLayout,
  english: DocumentLayout,
  typed: readonly string[],
): string[] {
  const names = typed.filter((one) => one !== '').toSorted((a, b) => b.length - a.length);
  const own = (text: string) => names.reduce((rest, one) => rest.replaceAll(one, '…'), text);
  const theirs = new Set(textsOf(english).map(own));
  return [...new Set(textsOf(irish).map(own))].filter(
    (text) =>
      ENGLISH.test(text) || (theirs.has(text) && (text.match(/\p{L}{2,}/gu) ?? []).length > 2),
  );
}
