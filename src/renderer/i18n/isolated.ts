/** Hebrew, Arabic and the other scripts that are written from right to left. */
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * Somebody's name inside a sentence: its direction does not turn what stands next to it. Source:
 * Unicode Standard Annex 9, First Strong Isolate.
 */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}
