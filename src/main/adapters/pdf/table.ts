import type { Row, Table } from '../../core/documents/layout/layout.ts';
import type { Sheet } from './sheet.ts';
import { COLOUR, SIZE } from './style.ts';

const PAD = 5;

interface Cell {
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

function cellsOf({ columns }: Table, { left, width }: Sheet): Cell[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  let x = left;
  return columns.map(({ share, figures }) => {
    const wide = (width * share) / shares;
    const cell: Cell = { x: x + PAD, width: wide - 2 * PAD, align: figures ? 'right' : 'left' };
    x += wide;
    return cell;
  });
}

const STYLES = {
  head: { face: 'bold', colour: COLOUR.paper, band: COLOUR.brand },
  plain: { face: 'regular', colour: COLOUR.text, band: undefined },
  sum: { face: 'bold', colour: COLOUR.text, band: COLOUR.band },
  total: { face: 'bold', colour: COLOUR.paper, band: COLOUR.brand },
} as const;

interface Line {
  readonly texts: readonly string[];
  readonly style: (typeof STYLES)[keyof typeof STYLES];
  readonly isHead: boolean;
}

function heightOf({ pdf, type }: Sheet, cells: readonly Cell[], { texts, style }: Line): number {
  type(style.face, SIZE.body, style.colour);
  const heights = texts.map((text, i) => pdf.heightOfString(text, { width: cells[i]?.width ?? 0 }));
  return Math.max(...heights) + 2 * PAD - 3;
}

function drawLine(sheet: Sheet, cells: readonly Cell[], line: Line): PDFKit.PDFStructureElement {
  const { pdf, left, width, ornament, type } = sheet;
  const { texts, style, isHead } = line;
  const height = heightOf(sheet, cells, line);
  const { y } = pdf;
  ornament(() => {
    if (style.band) pdf.rect(left, y, width, height).fill(style.band);
    pdf
      .moveTo(left, y + height)
      .lineTo(left + width, y + height)
      .lineWidth(0.5)
      .stroke(COLOUR.line);
  });
  const row = pdf.struct('TR');
  sheet.root.add(row);
  for (const [i, { x, width: wide, align }] of cells.entries()) {
    const draw = () => {
      type(style.face, SIZE.body, style.colour);
      pdf.text(texts[i] ?? '', x, y + PAD - 1, { width: wide, align });
    };
    row.add(isHead ? pdf.struct('TH', { scope: 'Column' }, draw) : pdf.struct('TD', {}, draw));
  }
  pdf.y = y + height;
  return row;
}

/** Draws a table; its head is repeated at the top of every page. */
export function drawTable(sheet: Sheet, table: Table): void {
  const { pdf, root, need } = sheet;
  const cells = cellsOf(table, sheet);
  const body = pdf.struct('Table');
  root.add(body);
  const inside: Sheet = { ...sheet, root: body };
  const head: Line = {
    texts: table.columns.map(({ title }) => title),
    style: STYLES.head,
    isHead: true,
  };
  const lineOf = ({ cells: texts, tone }: Row): Line => ({
    texts,
    style: STYLES[tone ?? 'plain'],
    isHead: false,
  });
  const lines = table.rows.map(lineOf);
  // A head never stands alone at the end of a page.
  const first = lines[0] ? heightOf(sheet, cells, lines[0]) : 0;
  need(heightOf(sheet, cells, head) + Math.max(40, first));
  drawLine(inside, cells, head);
  for (const line of lines) {
    const { page } = pdf;
    need(heightOf(sheet, cells, line));
    if (pdf.page !== page) drawLine(inside, cells, head);
    drawLine(inside, cells, line);
  }
  body.end();
  pdf.y += 8;
}
