import type { DocumentLayout } from '../../core/documents/layout.ts';
import { drawBlock } from './blocks.ts';
import { letterhead } from './letterhead.ts';
import { type Faces, finishPages, openSheet } from './sheet.ts';
import { openTypeface } from './typeface.ts';

/** The typefaces that are embedded, as TrueType files. */
export interface Fonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

/** Prints layouts as PDF: tagged, with embedded fonts, and the same bytes for the same layout. */
export function printer(fonts: Fonts): (layout: DocumentLayout) => Promise<Uint8Array> {
  // Opened when first needed: most commands print nothing.
  let opened: Faces | undefined;
  const faces = () => {
    opened ??= { regular: openTypeface(fonts.regular), bold: openTypeface(fonts.bold) };
    return opened;
  };
  return (layout) =>
    new Promise((resolve, reject) => {
      const sheet = openSheet(layout, faces());
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
