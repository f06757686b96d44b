import PDFDocument from 'pdfkit';
import { memoize } from '../../../shared/data/memoize.ts';

declare global {
  namespace PDFKit {
    interface PDFDocument {
      /** The last typeface, as fontkit read it; pdfkit's published types lack it. */
      readonly _font: { readonly font: ReadFont };
    }
  }
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** Also accepts a typeface that was read before, though the published types do not say so. */
      registerFont(name: string, read: Typeface): this;
    }
  }
}

/** What pdfkit reads from a letter. */
interface Glyph {
  readonly id: number;
  readonly advanceWidth: number;
  readonly codePoints: readonly number[];
}

/** The position of a letter in units of the typeface; pdfkit rescales its copy to thousandths. */
type Position = Record<string, number>;

/** A text as letters with their positions. */
interface Run {
  readonly glyphs: readonly Glyph[];
  readonly positions: readonly Position[];
}

/** The part of fontkit's typeface that is used here. */
interface ReadFont {
  readonly layout: (text: string, features?: object) => Run;
}

/** A typeface that is read once for many documents. */
export interface Typeface extends ReadFont {}

/** The same typeface with some of its members replaced. */
function withOwn(font: ReadFont, members: object): ReadFont {
  const own: ReadFont = Object.create(font, Object.getOwnPropertyDescriptors(members));
  return own;
}

/**
 * Shapes texts, each on its own: earlier ones must not change the result. Equal letters and positions
 * are kept once for all texts, so that a text that never comes again takes little memory.
 */
function shaper(font: ReadFont): (text: string) => Run {
  const glyphs = new Map<string, Glyph>();
  const positions = new Map<string, Position>();
  const once = <T>(known: Map<string, T>, key: string, make: () => T): T => {
    const found = known.get(key) ?? make();
    known.set(key, found);
    return found;
  };
  // No letter refers back to the typeface.
  const ownGlyph = ({ id, advanceWidth, codePoints }: Glyph) =>
    once(glyphs, `${id} ${codePoints}`, () => ({ id, advanceWidth, codePoints }));
  const ownPosition = (position: Position) =>
    once(positions, Object.values(position).join(' '), () => ({ ...position }));
  return (text) => {
    // fontkit keeps a letter with the code points of the first text that had it.
    const run = withOwn(font, { _glyphs: {} }).layout(text);
    return { glyphs: run.glyphs.map(ownGlyph), positions: run.positions.map(ownPosition) };
  };
}

/** A copy of a run, which pdfkit may rescale without changing the kept one. */
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

/** About as many words as some hundred different documents have. */
const MOST_WORDS = 5_000;

/**
 * Reads a TrueType file once for all documents. Words repeat and are shaped once; the same words
 * always have the same shape, whatever was printed before.
 */
export function openTypeface(bytes: Uint8Array): Typeface {
  // pdfkit offers no other way to fontkit.
  const { font } = new PDFDocument({ font: '' }).font(Buffer.from(bytes))._font;
  const shaped = memoize(shaper(font), MOST_WORDS);
  return withOwn(font, {
    layout: (text: string, features?: object) =>
      features ? font.layout(text, features) : copyOf(shaped(text)),
  });
}
