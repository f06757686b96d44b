/** How far a relativity must be from 1, as a ratio, for each shade. */
const SHADES = [1.0001, 1.05, 1.2, 1.6] as const;

/**
 * The shade of a relativity: 0 where it changes nothing, up to 4 where it makes dearer and down to -4
 * where it makes cheaper. The same everywhere, so that tables can be compared.
 */
export function heat(relativity: number): number {
  if (relativity <= 0) return -SHADES.length;
  const ratio = relativity >= 1 ? relativity : 1 / relativity;
  const shade = SHADES.filter((from) => ratio >= from).length;
  return relativity >= 1 ? shade : 0 - shade;
}
