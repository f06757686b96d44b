import type { Block } from '../../core/documents/layout.ts';
import { drawColumns } from './columns.ts';
import { drawHeading } from './heading.ts';
import type { Sheet } from './sheet.ts';
import { INK, SIZE } from './style.ts';
import { drawTable } from './table.ts';

type Of<K extends Block['kind']> = Extract<Block, { kind: K }>;

const MARKS = {
  dot: { sign: '•', colour: INK.brand, said: undefined },
  duty: { sign: '●', colour: INK.yes, said: undefined },
  place: { sign: '✓', colour: INK.place, said: 'Yes:' },
  yes: { sign: '✓', colour: INK.yes, said: 'Yes:' },
  no: { sign: '✗', colour: INK.no, said: 'No:' },
  caution: { sign: '!', colour: INK.caution, said: 'Caution:' },
};

function text({ pdf, root, left, width, need, type }: Sheet, { text: said }: Of<'text'>): void {
  type('regular', SIZE.body, INK.text);
  need(pdf.heightOfString(said, { width, lineGap: 2 }));
  root.add(
    pdf.struct('P', {}, () => {
      pdf.text(said, left, pdf.y, { width, lineGap: 2 });
    }),
  );
  pdf.y += 5;
}

function list(sheet: Sheet, { mark, items }: Of<'list'>): void {
  const { pdf, root, left, width, need, type } = sheet;
  const { sign, colour, said } = MARKS[mark];
  const indent = 16;
  const within = { width: width - indent, lineGap: 2 };
  const body = pdf.struct('L');
  root.add(body);
  for (const item of items) {
    type('regular', SIZE.body, INK.text);
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
        type('regular', SIZE.body, INK.text).text(item, left + indent, y, within);
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
  for (const [name, said] of rows) {
    type('regular', SIZE.body, INK.text);
    const height = Math.max(pdf.heightOfString(name, label), pdf.heightOfString(said, value)) + 8;
    need(height);
    const { y } = pdf;
    const row = pdf.struct('TR');
    body.add(row);
    row.add(
      pdf.struct('TH', { scope: 'Row' }, () => {
        type('regular', SIZE.body, INK.quiet).text(name, left, y + 4, label);
      }),
    );
    row.add(
      pdf.struct('TD', {}, () => {
        type('regular', SIZE.body, INK.text).text(said, left + width * 0.36, y + 4, value);
      }),
    );
    ornament(() => {
      const line = y + height;
      pdf
        .moveTo(left, line)
        .lineTo(left + width, line)
        .lineWidth(0.5)
        .stroke(INK.line);
    });
    pdf.y = y + height;
  }
  body.end();
  pdf.y += 6;
}

function notice(sheet: Sheet, { tone, title, text: said }: Of<'notice'>): void {
  const { pdf, root, left, width, need, ornament, type } = sheet;
  const warning = tone === 'warning';
  const size = warning ? SIZE.body + 1 : SIZE.heading + 1.5;
  const within = { width: width - 28, lineGap: 2 };
  type('bold', size, INK.text);
  const titleHeight = pdf.heightOfString(title, within);
  type('regular', SIZE.body, INK.text);
  const height = titleHeight + pdf.heightOfString(said, within) + 22;
  need(height + 14);
  pdf.y += 6;
  const { y } = pdf;
  const ink = warning ? INK.warning : INK.brand;
  ornament(() => {
    pdf.rect(left, y, width, height).fill(warning ? INK.warningBand : INK.band);
    pdf.rect(left, y, 4, height).fill(ink);
  });
  root.add(
    pdf.struct('P', {}, () => {
      type('bold', size, ink).text(title, left + 16, y + 10, within);
    }),
  );
  root.add(
    pdf.struct('P', {}, () => {
      type('regular', SIZE.body, INK.text).text(said, left + 16, y + 13 + titleHeight, within);
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

/** Draws a block where the last one ended. */
export function drawBlock<K extends Block['kind']>(
  sheet: Sheet,
  block: { readonly kind: K } & Of<K>,
): void {
  drawers[block.kind](sheet, block);
}
