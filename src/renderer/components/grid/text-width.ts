/** The size of the text in a list: `--text-compact`, in rem. */
const SIZE = 0.875;
/** Pixels that stand for a rem: any number does, as a font grows with it. */
const REM = 16;

const context = document.createElement('canvas').getContext('2d');

/** How wide the widest of some texts is in a list, in rem, in any font of the system. */
export function textWidth(texts: readonly string[]): number {
  if (!context) return 0;
  context.font = `${SIZE * REM}px ${getComputedStyle(document.body).fontFamily}`;
  const widths = texts.map((text) => context.measureText(text).width);
  // Rounded up: a list lays out in fractions of a pixel.
  return Math.ceil(Math.max(...widths) + 1) / REM;
}
