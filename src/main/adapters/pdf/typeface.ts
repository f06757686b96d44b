import PDFDocument from 'pdfkit';
import { memoize } from '../../../shared/data/memoize.ts';

declare global {
  namespace PDFKit {
    interface PDFDocument {
      /** The typeface set last, as fontkit read it; pdfkit's published types have it not. */
      readonly _font: { readonly font: ReadFont };
    }
  }
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** What was read before is taken too, though the published types do not say so. */
      registerFont(name: string, read: Typeface): this;
    }
  }
}

/** What pdfkit reads of a letter. */
interface Glyph {
  readonly id: number;
  readonly advanceWidth: number;
  readonly codePoints: readonly number[];
}

/** Where a letter stands, in units of the typeface; pdfkit turns what it gets into thousandths. */
type Position = Record<string, number>;

/** A text as letters in their places. */
interface Run {
  readonly glyphs: readonly Glyph[];
  readonly positions: readonly Position[];
}

/** A typeface as fontkit reads it, as far as it is used here. */
interface ReadFont {
  readonly layout: (text: string, features?: object) => Run;
}

/** A typeface that was read once and sets many documents. */
export interface Typeface extends ReadFont {}

/** The same typeface with some of its members replaced. */
function withOwn(font: ReadFont, members: object): ReadFont {
  const own: ReadFont = Object.create(font, Object.getOwnPropertyDescriptors(members));
  return own;
}

/** Shapes a text by itself: no text that was set before may show in it. */
function shape(font: ReadFont, text: string): Run {
  // fontkit keeps a letter with the code points of the text in which it met it first.
  const { glyphs, positions } = withOwn(font, { _glyphs: {} }).layout(text);
  return {
    // Less to keep, and nothing that leads back to the typeface.
    glyphs: glyphs.map(({ id, advanceWidth, codePoints }) => ({ id, advanceWidth, codePoints })),
    positions,
  };
}

/** A run that pdfkit may rescale without touching what is kept. */
function copyOf({ glyphs, positions }: Run) {
  const own = positions.map((position) => ({ ...position }));
  return {
    glyphs,
    positions: own,
    get advanceWidth() {
      return own.reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);
    },
  };
}

/** As many words as some hundred different documents have. */
const MOST_WORDS = 5_000;

/**
 * Reads a TrueType file once for all documents. Words come again and again and are shaped once;
 * whatever was printed before, the same words come out the same.
 */
export function openTypeface(bytes: Uint8Array): Typeface {
  // The only way to fontkit that pdfkit offers.
  const { font } = new PDFDocument({ font: '' }).font(Buffer.from(bytes))._font;
  const shaped = memoize((text) => shape(font, text), MOST_WORDS);
  return withOwn(font, {
    layout: (text: string, features?: object) =>
      features ? font.layout(text, features) : copyOf(shaped(text)),
  });
}
