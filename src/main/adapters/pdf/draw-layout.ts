import type { DocumentLayout, Letterhead } from '../../core/documents/layout/layout.ts';
import { drawBlock } from './blocks.ts';
import { type Faces, finishPages, openSheet, type Sheet, SPOKEN } from './sheet.ts';
import { COLOUR, SIZE } from './style.ts';

interface OpenedImage {
  readonly width: number;
  readonly height: number;
}

declare global {
  namespace PDFKit.Mixins {
    /** What pdfkit knows and its published types lack. */
    interface PDFImage {
      /** Reads an image once, for its size and for drawing it. Sizes in pixels. */
      openImage(content: Buffer): OpenedImage;
      image(image: OpenedImage, x: number, y: number, options: PDFKit.Mixins.ImageOption): this;
    }
  }
}

/** The room of a logo in points. */
const LOGO = { width: 150, height: 54 };
const GAP = 16;

/** Draws the logo at the left. @returns how much room it takes there */
function drawLogo({ pdf, left, ornament }: Sheet, logo: Uint8Array, y: number) {
  const image = pdf.openImage(Buffer.from(logo));
  const scale = Math.min(LOGO.width / image.width, LOGO.height / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  // Its name stands next to it: a screen reader needs no other.
  ornament(() => pdf.image(image, left, y, { width, height }));
  return { width, height };
}

/** Draws who sells the insurance, above all else: a logo, and next to it what the firm says of itself. */
function drawFirm(sheet: Sheet, firm: Letterhead): void {
  const { pdf, root, left, width, type } = sheet;
  const { y } = pdf;
  const logo = firm.logo ? drawLogo(sheet, firm.logo, y) : { width: 0, height: 0 };
  const indent = firm.logo ? logo.width + GAP : 0;
  const within = { width: width - indent, lineGap: 1 };
  const say = (text: string, face: 'regular' | 'bold', size: number) => {
    if (text === '') return;
    root.add(
      pdf.struct('P', {}, () => {
        const colour = face === 'bold' ? COLOUR.text : COLOUR.quiet;
        type(face, size, colour).text(text, left + indent, pdf.y, within);
      }),
    );
  };
  say(firm.name, 'bold', SIZE.name);
  const telephone =
    firm.telephone === '' ? '' : `${SPOKEN[sheet.language].telephone} ${firm.telephone}`;
  for (const text of [firm.address, telephone, firm.registration, firm.regulatoryStatement]) {
    say(text, 'regular', SIZE.body);
  }
  pdf.y = Math.max(pdf.y, y + logo.height) + 14;
}

/** Draws the head of the first page. */
function letterhead(sheet: Sheet, layout: DocumentLayout): void {
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

/** Draws a layout as PDF. @returns the bytes of the file */
export function drawLayout(layout: DocumentLayout, faces: Faces): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const sheet = openSheet(layout, faces);
    const { pdf, root } = sheet;
    const chunks: Uint8Array[] = [];
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('error', reject);
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    letterhead(sheet, layout);
    for (const block of layout.blocks) drawBlock(sheet, block);
    root.end();
    finishPages(sheet, layout);
    pdf.end();
  });
}
