import type { Block, Heading, SymbolName } from '../../core/documents/layout/layout.ts';
import { drawColumns } from './columns.ts';
import { type Sheet, SPOKEN } from './sheet.ts';
import { COLOUR, MARGIN, SIZE } from './style.ts';
import { drawTable } from './table.ts';

/** A white drawing on a colour, as SVG paths in a square of 24 by 24. */
interface Drawing {
  readonly background: string;
  readonly filled?: string;
  readonly stroked?: string;
}

const TRIANGLE = 'M12 4.6 L20.4 19 H3.6 Z';

const drawings: Record<SymbolName, Drawing> = {
  umbrella: {
    background: COLOUR.yes,
    filled:
      'M3.8 12.6 A8.2 8.2 0 0 1 20.2 12.6 Q18.1 10.9 16.1 12.6 Q14 10.9 12 12.6 Q10 10.9 7.9 12.6 Q5.9 10.9 3.8 12.6 Z',
    stroked: 'M12 3.4 V5 M12 12 V18 A1.9 1.9 0 0 1 8.2 18',
  },
  cross: {
    background: COLOUR.no,
    stroked: `${TRIANGLE} M9.9 11.9 L14.1 16.1 M14.1 11.9 L9.9 16.1`,
  },
  caution: { background: COLOUR.caution, stroked: `${TRIANGLE} M12 9.9 V13.6 M12 16.1 V16.3` },
  globe: {
    background: COLOUR.place,
    stroked:
      'M4.4 12 A7.6 7.6 0 1 0 19.6 12 A7.6 7.6 0 1 0 4.4 12 Z M4.4 12 H19.6 M12 4.4 V19.6 M12 4.4 C7.2 8.4 7.2 15.6 12 19.6 C16.8 15.6 16.8 8.4 12 4.4',
  },
  handshake: {
    background: COLOUR.yes,
    filled: 'M1.8 8.3 L4.6 7.2 L7.2 13.6 L4.4 14.7 Z M22.2 8.3 L19.4 7.2 L16.8 13.6 L19.6 14.7 Z',
    stroked:
      'M5.8 8.6 H9.4 L11.6 7.6 H14 L18.2 8.6 M11.6 7.6 L8.9 10.7 C9.6 12.3 11.2 12.2 12.3 11 L13 10.4 L17 13.6 M7.2 13.2 L10.8 16.9 C11.6 17.6 12.5 17.5 13 16.6 C13.9 16.9 14.7 16.4 14.8 15.5 C15.8 15.6 16.5 14.9 16.3 13.9 M11.6 13.6 L14.4 15.8',
  },
  coins: {
    background: '#b98900',
    stroked:
      'M3.8 8 A4.6 2 0 1 0 13 8 A4.6 2 0 1 0 3.8 8 Z M3.8 8 V15.8 A4.6 2 0 0 0 13 15.8 V8 M3.8 10.6 A4.6 2 0 0 0 13 10.6 M3.8 13.2 A4.6 2 0 0 0 13 13.2 M14.8 13.1 C18 12.9 20.6 13.7 20.6 14.8 C20.6 15.9 18 16.8 14.9 16.6 M20.6 14.8 V17.4 C20.6 18.6 17.6 19.5 14.4 19.1',
  },
  hourglass: {
    background: COLOUR.place,
    filled:
      'M9.6 8.4 H14.4 C13.9 9.9 12.4 10.5 12 11.6 C11.6 10.5 10.1 9.9 9.6 8.4 Z M9.4 18.6 C9.6 16.4 11.6 16.2 12 14.8 C12.4 16.2 14.4 16.4 14.6 18.6 Z',
    stroked:
      'M6.6 4.6 H17.4 M6.6 19.4 H17.4 M8 4.6 V7.4 C8 10 11 10.6 11 12 C11 13.4 8 14 8 16.6 V19.4 M16 4.6 V7.4 C16 10 13 10.6 13 12 C13 13.4 16 14 16 16.6 V19.4',
  },
  hand: {
    background: COLOUR.text,
    filled: 'M8.9 11.6 H15.1 V13.6 C15.1 15.8 13.8 17.1 12 17.1 C10.2 17.1 8.9 15.8 8.9 13.6 Z',
    stroked:
      'M12 3.2 L19.2 5.6 V11.4 C19.2 15.9 16.2 19.1 12 20.9 C7.8 19.1 4.8 15.9 4.8 11.4 V5.6 Z M9.5 12 V9 M11.2 12 V7.9 M12.9 12 V8.1 M14.5 12 V9.2 M9.3 14.6 L7.6 12.7',
  },
};

/** Draws a symbol, its upper left corner at x and y; `size` in points. */
function drawSymbol(
  pdf: PDFKit.PDFDocument,
  name: SymbolName,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): void {
  const { background, filled, stroked } = drawings[name];
  pdf
    .save()
    .translate(x, y)
    .scale(size / 24);
  pdf.roundedRect(0, 0, 24, 24, 5).fill(background);
  if (filled) pdf.path(filled).fill(COLOUR.paper);
  if (stroked)
    pdf.path(stroked).lineWidth(1.3).lineCap('round').lineJoin('round').stroke(COLOUR.paper);
  pdf.restore();
}

const SYMBOL = 22;
const GAP = 8;
/** The room in points of a heading with the beginning of its section: the head of a table, and two rows. */
const SECTION = 92;

/** Draws a heading, next to its symbol where it has one. */
function drawHeading(sheet: Sheet, { text, symbol }: Heading): void {
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

type Of<K extends Block['kind']> = Extract<Block, { kind: K }>;

const MARKS = {
  dot: { sign: '•', colour: COLOUR.brand, spoken: undefined },
  duty: { sign: '●', colour: COLOUR.yes, spoken: undefined },
  place: { sign: '✓', colour: COLOUR.place, spoken: 'yes' },
  yes: { sign: '✓', colour: COLOUR.yes, spoken: 'yes' },
  no: { sign: '✗', colour: COLOUR.no, spoken: 'no' },
  caution: { sign: '!', colour: COLOUR.caution, spoken: 'caution' },
} as const;

function text({ pdf, root, left, width, need, type }: Sheet, { text: content }: Of<'text'>): void {
  type('regular', SIZE.body, COLOUR.text);
  need(pdf.heightOfString(content, { width, lineGap: 2 }));
  root.add(
    pdf.struct('P', {}, () => {
      pdf.text(content, left, pdf.y, { width, lineGap: 2 });
    }),
  );
  pdf.y += 5;
}

/** Draws to whom a letter goes. */
function address({ pdf, root, left, width, type }: Sheet, { lines }: Of<'address'>): void {
  root.add(
    pdf.struct('P', {}, () => {
      type('regular', SIZE.body, COLOUR.text);
      pdf.text(lines.join('\n'), left, pdf.y, { width, lineGap: 2 });
    }),
  );
  pdf.y += 16;
}

function list(sheet: Sheet, { mark, items }: Of<'list'>): void {
  const { pdf, root, left, width, need, type } = sheet;
  const { sign, colour, spoken } = MARKS[mark];
  const text = spoken && SPOKEN[sheet.language][spoken];
  const indent = 16;
  const within = { width: width - indent, lineGap: 2 };
  const body = pdf.struct('L');
  root.add(body);
  for (const item of items) {
    type('regular', SIZE.body, COLOUR.text);
    need(pdf.heightOfString(item, within));
    const { y } = pdf;
    const line = pdf.struct('LI');
    body.add(line);
    line.add(
      pdf.struct('Lbl', text === undefined ? {} : { actual: text }, () => {
        type('bold', SIZE.body, colour).text(sign, left + 3, y, { lineBreak: false });
      }),
    );
    line.add(
      pdf.struct('LBody', {}, () => {
        type('regular', SIZE.body, COLOUR.text).text(item, left + indent, y, within);
      }),
    );
    pdf.y += 2;
  }
  body.end();
  pdf.y += 3;
}

function facts(sheet: Sheet, { rows }: Of<'facts'>): void {
  const { pdf, root, left, width, need, ornament, type } = sheet;
  const label = { width: width * 0.36 - 8, lineGap: 1 };
  const value = { width: width * 0.64, lineGap: 1 };
  const body = pdf.struct('Table');
  root.add(body);
  for (const [name, fact] of rows) {
    type('regular', SIZE.body, COLOUR.text);
    const height = Math.max(pdf.heightOfString(name, label), pdf.heightOfString(fact, value)) + 7;
    need(height);
    const { y, page } = pdf;
    const row = pdf.struct('TR');
    body.add(row);
    row.add(
      pdf.struct('TH', { scope: 'Row' }, () => {
        type('regular', SIZE.body, COLOUR.quiet).text(name, left, y + 3.5, label);
      }),
    );
    row.add(
      pdf.struct('TD', {}, () => {
        type('regular', SIZE.body, COLOUR.text).text(fact, left + width * 0.36, y + 3.5, value);
      }),
    );
    // A fact that is longer than a page ends on another one.
    const line = pdf.page === page ? y + height : pdf.y + 3.5;
    ornament(() => {
      pdf
        .moveTo(left, line)
        .lineTo(left + width, line)
        .lineWidth(0.5)
        .stroke(COLOUR.line);
    });
    pdf.y = line;
  }
  body.end();
  pdf.y += 6;
}

function notice(sheet: Sheet, { tone, title, text: content }: Of<'notice'>): void {
  const { pdf, root, left, width, need, ornament, type } = sheet;
  const warning = tone === 'warning';
  const size = warning ? SIZE.body + 1 : SIZE.heading + 1.5;
  const within = { width: width - 28, lineGap: 2 };
  type('bold', size, COLOUR.text);
  const titleHeight = pdf.heightOfString(title, within);
  type('regular', SIZE.body, COLOUR.text);
  const height = titleHeight + pdf.heightOfString(content, within) + 22;
  need(height + 14);
  pdf.y += 6;
  const { y } = pdf;
  const ink = warning ? COLOUR.warning : COLOUR.brand;
  ornament(() => {
    pdf.rect(left, y, width, height).fill(warning ? COLOUR.warningBand : COLOUR.band);
    pdf.rect(left, y, 4, height).fill(ink);
  });
  root.add(
    pdf.struct('P', {}, () => {
      type('bold', size, ink).text(title, left + 16, y + 10, within);
    }),
  );
  root.add(
    pdf.struct('P', {}, () => {
      type('regular', SIZE.body, COLOUR.text).text(
        content,
        left + 16,
        y + 13 + titleHeight,
        within,
      );
    }),
  );
  pdf.y = y + height + 8;
}

type Drawers = { readonly [K in Block['kind']]: (sheet: Sheet, block: Of<K>) => void };

const drawers: Drawers = {
  heading: drawHeading,
  text,
  address,
  list,
  facts,
  notice,
  table: drawTable,
  columns: (sheet, block) => drawColumns(sheet, block, drawBlock),
};

/** Draws a block below the last one. */
export function drawBlock<K extends Block['kind']>(
  sheet: Sheet,
  block: { readonly kind: K } & Of<K>,
): void {
  drawers[block.kind](sheet, block);
}
