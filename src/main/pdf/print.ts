import type { Paper } from '../documents/paper.ts';
import { drawBlock } from './blocks.ts';
import { type Faces, finishPages, letterhead, openSheet } from './sheet.ts';
import { openTypeface } from './typeface.ts';

/** The typefaces that are embedded, as TrueType files. */
export interface Fonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

/** Prints papers as PDF: tagged, fonts embedded, the same bytes for the same paper. */
export function printer(fonts: Fonts): (paper: Paper) => Promise<Uint8Array> {
  // Not before they are needed: most commands print nothing.
  let opened: Faces | undefined;
  const faces = () => {
    opened ??= { regular: openTypeface(fonts.regular), bold: openTypeface(fonts.bold) };
    return opened;
  };
  return (paper) =>
    new Promise((resolve, reject) => {
      const sheet = openSheet(paper, faces());
      const { pdf, root } = sheet;
      const chunks: Uint8Array[] = [];
      pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
      pdf.on('error', reject);
      pdf.on('end', () => resolve(Buffer.concat(chunks)));
      letterhead(sheet, paper);
      for (const block of paper.blocks) drawBlock(sheet, block);
      root.end();
      finishPages(sheet, paper);
      pdf.end();
    });
}
