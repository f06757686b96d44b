import type { Block } from '../../core/documents/layout.ts';
import { drawColumns } from './columns.ts';
import { drawHeading } from './heading.ts';
import type { Sheet } from './sheet.ts';
import { SPOKEN } from './spoken.ts';
import { COLOUR, SIZE } from './style.ts';
import { drawTable } from './table.ts';

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

function list(sheet: Sheet, { mark, items }: Of<'list'>): void {
  const { pdf, root, left, width, need, type } = sheet;
  const { sign, colour, spoken } = MARKS[mark];
  const said = spoken && SPOKEN[sheet.language][spoken];
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
      pdf.struct('Lbl', said === undefined ? {} : { actual: said }, () => {
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
