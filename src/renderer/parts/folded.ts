/** A text without marks and case, for finding: `ni bhriain` is in `Ní Bhriain`. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
