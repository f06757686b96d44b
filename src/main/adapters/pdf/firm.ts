import type { Letterhead } from '../../core/documents/layout.ts';
import type { Sheet } from './sheet.ts';
import { SPOKEN } from './spoken.ts';
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
export function drawFirm(sheet: Sheet, firm: Letterhead): void {
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
