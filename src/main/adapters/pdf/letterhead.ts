import type { DocumentLayout } from '../../core/documents/layout.ts';
import { drawFirm } from './firm.ts';
import type { Sheet } from './sheet.ts';
import { COLOUR, SIZE } from './style.ts';

/** Draws the head of the first page. */
export function letterhead(sheet: Sheet, layout: DocumentLayout): void {
  const { pdf, root, left, width, ornament, type } = sheet;
  if (layout.firm) drawFirm(sheet, layout.firm);
  const half = width * 0.62;
  const top = pdf.y;
  root.add(
    pdf.struct('P', {}, () => {
      type('bold', SIZE.name, COLOUR.brand).text(layout.underwriter, left, top, { width: half });
    }),
  );
  const below = pdf.y;
  let y = top;
  for (const [label, value] of layout.references) {
    root.add(
      pdf.struct('P', {}, () => {
        type('regular', SIZE.body, COLOUR.quiet);
        pdf.text(`${label} `, left + half, y, { width: width - half - 112, align: 'right' });
        type('bold', SIZE.body, COLOUR.text);
        pdf.text(value, left + width - 106, y, { width: 106, align: 'right' });
      }),
    );
    y = pdf.y + 2;
  }
  const line = Math.max(below, y) + 10;
  ornament(() => {
    pdf
      .moveTo(left, line)
      .lineTo(left + width, line)
      .lineWidth(1.5)
      .stroke(COLOUR.brand);
  });
  pdf.y = line + 20;
  root.add(
    pdf.struct('H1', {}, () => {
      type('bold', SIZE.title, COLOUR.brand).text(layout.title, left, pdf.y, { width });
    }),
  );
  root.add(
    pdf.struct('P', {}, () => {
      type('regular', SIZE.body + 1, COLOUR.quiet).text(layout.subtitle, left, pdf.y + 2, {
        width,
      });
    }),
  );
  pdf.y += 12;
}
