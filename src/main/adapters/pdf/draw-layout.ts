import type { DocumentLayout } from '../../core/documents/layout.ts';
import { drawBlock } from './blocks.ts';
import { letterhead } from './letterhead.ts';
import { type Faces, finishPages, openSheet } from './sheet.ts';

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
