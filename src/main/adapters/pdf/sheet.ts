import PDFDocument from 'pdfkit';
import type { Language } from '../../../shared/words/language.ts';
import type { DocumentLayout } from '../../core/documents/layout/layout.ts';
import { COLOUR, MARGIN, SIZE } from './style.ts';
import type { Typeface } from './typeface.ts';

/** What the pages themselves say, and what a screen reader says for a sign. */
interface Spoken {
  readonly lang: string;
  readonly page: (number: number, of: number) => string;
  readonly telephone: string;
  readonly yes: string;
  readonly no: string;
  readonly caution: string;
}

export const SPOKEN: Readonly<Record<Language, Spoken>> = {
  en: {
    lang: 'en-IE',
    page: (number, of) => `Page ${number} of ${of}`,
    telephone: 'Telephone',
    yes: 'Yes:',
    no: 'No:',
    caution: 'Caution:',
  },
  ga: {
    lang: 'ga-IE',
    page: (number, of) => `Leathanach ${number} de ${of}`,
    telephone: 'Guthán',
    yes: 'Tá:',
    no: 'Níl:',
    caution: 'Aire:',
  },
};

declare global {
  namespace PDFKit.Mixins {
    /** What pdfkit knows and its published types lack. */
    interface StructureElementOptions {
      /** What a table's head cell is the head of. */
      scope?: 'Row' | 'Column';
    }
  }
}

/** The typefaces of a document. */
export interface Faces {
  readonly regular: Typeface;
  readonly bold: Typeface;
}

/** A document while it is drawn: pages, tags, and the place of the next block. */
export interface Sheet {
  readonly pdf: PDFKit.PDFDocument;
  readonly language: DocumentLayout['language'];
  /** The parent of the tags of all text. */
  readonly root: PDFKit.PDFStructureElement;
  readonly left: number;
  readonly width: number;
  /** Begins a new page where a height does not fit on this one. */
  readonly need: (height: number) => void;
  /** Draws decoration, which a screen reader skips. */
  readonly ornament: (draw: () => void) => void;
  /** Sets the typeface of the next text. */
  readonly type: (face: 'regular' | 'bold', size: number, colour: string) => PDFKit.PDFDocument;
}

/** ISO 14289-1, which pdfkit's published types lack. */
const UNIVERSAL: object = { subset: 'PDF/UA' };

/** Opens a tagged A4 document; all its dates come from the layout. */
export function openSheet(
  { language, title, subtitle, underwriter, keywords, at }: DocumentLayout,
  faces: Faces,
): Sheet {
  const date = new Date(at);
  const pdf = new PDFDocument({
    size: 'A4',
    margins: MARGIN,
    pdfVersion: '1.7',
    ...UNIVERSAL,
    tagged: true,
    lang: SPOKEN[language].lang,
    displayTitle: true,
    bufferPages: true,
    // Otherwise pdfkit first sets a standard font, which cannot be embedded.
    font: '',
    info: {
      Title: title,
      Subject: subtitle,
      ...(keywords === undefined ? {} : { Keywords: keywords }),
      Author: underwriter,
      Creator: 'Quotedesk',
      Producer: 'Quotedesk',
      CreationDate: date,
      ModDate: date,
    },
  });
  pdf.registerFont('regular', faces.regular);
  pdf.registerFont('bold', faces.bold);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const ornament: Sheet['ornament'] = (draw) => {
    pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    pdf.endMarkedContent();
  };
  return {
    pdf,
    language,
    root,
    left: MARGIN.left,
    width: pdf.page.width - MARGIN.left - MARGIN.right,
    need: (height) => {
      if (pdf.y + height > pdf.page.height - MARGIN.bottom) pdf.addPage();
    },
    ornament,
    type: (face, size, colour) => pdf.font(face, size).fillColor(colour),
  };
}

function watermark(pdf: PDFKit.PDFDocument, text: string, size: number): void {
  const { width, height } = pdf.page;
  pdf.save().rotate(-52, { origin: [width / 2, height / 2] });
  pdf.font('bold', size).fillColor(COLOUR.warning, 0.09);
  // Read as a space: a screen reader must not read it between the words that it crosses.
  pdf.markContent('Span', { actual: ' ' });
  pdf.text(text.toUpperCase(), -width / 2, height / 2 - size / 2, {
    width: 2 * width,
    align: 'center',
    lineBreak: false,
  });
  pdf.endMarkedContent();
  pdf.restore().fillOpacity(1);
}

/** Draws the marks and the page numbers, once all pages exist. */
export function finishPages({ pdf, left, width, type }: Sheet, layout: DocumentLayout): void {
  const { start, count } = pdf.bufferedPageRange();
  const mark = layout.marks.join('  ·  ').toUpperCase();
  for (let i = start; i < start + count; i += 1) {
    pdf.switchToPage(i);
    // With a margin, text below it would begin a new page.
    pdf.page.margins = { ...MARGIN, top: 0, bottom: 0 };
    const { height } = pdf.page;
    pdf.markContent('Artifact', { type: 'Pagination' });
    const size = layout.specimen ? SIZE.specimen : SIZE.watermark;
    if (layout.watermark) watermark(pdf, layout.watermark, size);
    if (mark) {
      pdf.rect(0, 0, pdf.page.width, 26).fill(COLOUR.warning);
      type('bold', SIZE.body, COLOUR.paper);
      pdf.text(mark, left, 8, { width, align: 'center', lineBreak: false });
    }
    const y = height - MARGIN.bottom + 26;
    pdf
      .moveTo(left, y - 8)
      .lineTo(left + width, y - 8)
      .lineWidth(0.5)
      .stroke(COLOUR.line);
    type('regular', SIZE.body - 1, COLOUR.quiet);
    const half = width / 2;
    pdf.text(layout.footer, left, y, { width: half, lineBreak: false });
    const number = SPOKEN[layout.language].page(i - start + 1, count);
    const page = layout.stamp === undefined ? number : `${layout.stamp}  ·  ${number}`;
    pdf.text(page, left + half, y, { width: half, align: 'right', lineBreak: false });
    pdf.endMarkedContent();
  }
}
