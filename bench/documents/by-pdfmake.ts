import pdfmake from 'pdfmake';
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { COLOUR, MARGIN, SIZE } from '../../src/main/adapters/pdf/style.ts';
import type {
  Block,
  DocumentLayout,
  Row,
  Table,
} from '../../src/main/core/documents/layout/layout.ts';

type Of<K extends Block['kind']> = Extract<Block, { kind: K }>;

const LINES = {
  hLineWidth: (i: number) => (i === 0 ? 0 : 0.5),
  vLineWidth: () => 0,
  hLineColor: () => COLOUR.line,
  paddingLeft: () => 6,
  paddingRight: () => 6,
  paddingTop: () => 4,
  paddingBottom: () => 4,
};

const STYLES = {
  plain: {},
  sum: { bold: true, fillColor: COLOUR.band },
  total: { bold: true, color: '#ffffff', fillColor: COLOUR.brand },
};

function table({ columns, rows }: Table): Content {
  const cell = (i: number, text: string, style: object): TableCell => ({
    text,
    alignment: columns[i]?.figures ? 'right' : 'left',
    ...style,
  });
  const line = ({ cells, tone }: Row) =>
    cells.map((text, i) => cell(i, text, STYLES[tone ?? 'plain']));
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  // A width is the space between the paddings.
  const width = 595.28 - MARGIN.left - MARGIN.right - 12 * columns.length;
  return {
    table: {
      headerRows: 1,
      widths: columns.map(({ share }) => (width * share) / shares),
      body: [columns.map(({ title }, i) => cell(i, title, STYLES.total)), ...rows.map(line)],
    },
    layout: LINES,
    margin: [0, 0, 0, 8],
  };
}

function facts({ rows }: Of<'facts'>): Content {
  return {
    table: {
      widths: ['36%', '*'],
      body: rows.map(([label, value]) => [{ text: label, color: COLOUR.quiet }, value]),
    },
    layout: { ...LINES, paddingLeft: () => 0, paddingRight: () => 8 },
    margin: [0, 0, 0, 6],
  };
}

function notice({ tone, title, text }: Of<'notice'>): Content {
  const colour = tone === 'warning' ? COLOUR.warning : COLOUR.brand;
  const stack = [{ text: title, bold: true, fontSize: SIZE.heading + 1.5, color: colour }, text];
  return {
    table: { widths: ['*'], body: [[{ stack, margin: [10, 6, 6, 6] }]] },
    layout: {
      hLineWidth: () => 0,
      vLineWidth: (i: number) => (i === 0 ? 4 : 0),
      vLineColor: () => colour,
      fillColor: () => (tone === 'warning' ? COLOUR.warningBand : COLOUR.band),
    },
    margin: [0, 6, 0, 8],
  };
}

const writers: { readonly [K in Block['kind']]: (block: Of<K>) => Content } = {
  heading: ({ text }) => ({ text, style: 'heading' }),
  text: ({ text }) => ({ text, margin: [0, 0, 0, 5] }),
  address: ({ lines }) => ({ text: lines.join('\n'), margin: [0, 0, 0, 16] }),
  list: ({ items }) => ({ ul: [...items], margin: [0, 0, 0, 3] }),
  facts,
  table,
  notice,
  columns: ({ columns }) => ({
    columns: columns.map((parts) => ({ stack: parts.map(write) })),
    columnGap: 16,
  }),
};

function write<K extends Block['kind']>(block: { readonly kind: K } & Of<K>): Content {
  return writers[block.kind](block);
}

function letterhead({ underwriter, references, title, subtitle }: DocumentLayout): Content[] {
  return [
    {
      columns: [
        { text: underwriter, bold: true, fontSize: SIZE.name, color: COLOUR.brand, width: '62%' },
        {
          stack: references.map(([label, value]) => ({
            text: [
              { text: `${label} `, color: COLOUR.quiet },
              { text: value, bold: true },
            ],
            alignment: 'right' as const,
          })),
          width: '*',
        },
      ],
      margin: [0, 0, 0, 20],
    },
    { text: title, bold: true, fontSize: SIZE.title, color: COLOUR.brand },
    { text: subtitle, fontSize: SIZE.body + 1, color: COLOUR.quiet, margin: [0, 2, 0, 12] },
  ];
}

function definition(layout: DocumentLayout): TDocumentDefinitions {
  const date = new Date(layout.at);
  return {
    version: '1.7',
    pageSize: 'A4',
    pageMargins: [MARGIN.left, MARGIN.top, MARGIN.right, MARGIN.bottom],
    info: {
      title: layout.title,
      subject: layout.subtitle,
      author: layout.underwriter,
      creationDate: date,
      modDate: date,
    },
    ...(layout.watermark
      ? { watermark: { text: layout.watermark.toUpperCase(), opacity: 0.09 } }
      : {}),
    header: {
      table: {
        widths: ['*'],
        body: [
          [
            {
              text: layout.marks.join('  ·  ').toUpperCase(),
              bold: true,
              color: '#ffffff',
              fillColor: COLOUR.warning,
              alignment: 'center',
              margin: [0, 5, 0, 5],
            },
          ],
        ],
      },
      layout: 'noBorders',
    },
    footer: (page, count) => ({
      columns: [
        { text: layout.footer, width: '70%' },
        { text: `Page ${page} of ${count}`, alignment: 'right', width: '*' },
      ],
      fontSize: SIZE.body - 1,
      color: COLOUR.quiet,
      margin: [MARGIN.left, 26, MARGIN.right, 0],
    }),
    styles: {
      heading: { bold: true, fontSize: SIZE.heading, color: COLOUR.brand, margin: [0, 10, 0, 4] },
    },
    defaultStyle: { font: 'DejaVu', fontSize: SIZE.body, color: COLOUR.text },
    content: [...letterhead(layout), ...layout.blocks.map((block) => write(block))],
  };
}

/**
 * Prints the same layouts with pdfmake: the same text and typefaces, page for page, but without the
 * tags for a screen reader.
 */
export function byPdfmake(fontsFolder: string): (layout: DocumentLayout) => Promise<Uint8Array> {
  const font = (name: string) => `${fontsFolder}/${name}.ttf`;
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => path.startsWith(fontsFolder));
  pdfmake.setFonts({
    DejaVu: { normal: font('DejaVuSansCondensed'), bold: font('DejaVuSansCondensed-Bold') },
  });
  return (layout) => pdfmake.createPdf(definition(layout)).getBuffer();
}
