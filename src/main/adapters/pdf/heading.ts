import type { Heading } from '../../core/documents/layout.ts';
import type { Sheet } from './sheet.ts';
import { COLOUR, MARGIN, SIZE } from './style.ts';
import { drawSymbol } from './symbols.ts';

const SYMBOL = 22;
const GAP = 8;
/** The room in points of a heading with the beginning of its section: the head of a table, and two rows. */
const SECTION = 92;

/** Draws a heading, next to its symbol where it has one. */
export function drawHeading(sheet: Sheet, { text, symbol }: Heading): void {
  const { pdf, root, left, width, need, ornament, type } = sheet;
  need(SECTION);
  // At the top of a page it needs no space above.
  if (pdf.y > MARGIN.top) pdf.y += 10;
  const { y } = pdf;
  const indent = symbol ? SYMBOL + GAP : 0;
  const within = { width: width - indent };
  type('bold', SIZE.heading, COLOUR.brand);
  const height = pdf.heightOfString(text, within);
  const above = symbol ? Math.max(0, (SYMBOL - height) / 2) : 0;
  if (symbol) ornament(() => drawSymbol(pdf, symbol, { x: left, y, size: SYMBOL }));
  root.add(
    pdf.struct('H2', {}, () => {
      type('bold', SIZE.heading, COLOUR.brand).text(text, left + indent, y + above, within);
    }),
  );
  pdf.y = y + 2 * above + height + (symbol ? 6 : 4);
}
