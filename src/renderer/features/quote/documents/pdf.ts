import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { printAlone } from '../../../components/print.tsx';
import classes from './documents.module.css';

export type Pdf = PDFDocumentProxy;
export type PdfPage = PDFPageProxy;

/** Reads a PDF. The reader itself comes only with the first one. */
export async function openPdf(bytes: Uint8Array): Promise<Pdf> {
  const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  GlobalWorkerOptions.workerSrc = workerUrl;
  // The page's policy has no WebAssembly, and our documents hold nothing that would need it.
  return getDocument({ data: bytes, useWasm: false }).promise;
}

/** Lets go of a PDF and of what the reader holds for it. */
export function closePdf(pdf: Pdf): void {
  void pdf.loadingTask.destroy();
}

/**
 * Draws a page.
 * @param width of the drawing in pixels
 * @returns `cancel` ends it early; `done` tells whether it came to its end
 */
export function draw(page: PdfPage, canvas: HTMLCanvasElement, width: number) {
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  const task = page.render({ canvas, viewport });
  const done = task.promise.then(
    () => true,
    () => false,
  );
  return { done, cancel: () => task.cancel() };
}

/** Pixels across an A4 page at 200 dots an inch. */
const WIDTH = 1654;

/** Draws every page for the printer and opens the print dialog. */
export async function print(pdf: Pdf): Promise<void> {
  const pages = document.createDocumentFragment();
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const canvas = document.createElement('canvas');
    canvas.className = classes.printed ?? '';
    await draw(await pdf.getPage(number), canvas, WIDTH).done;
    pages.append(canvas);
  }
  printAlone(pages);
}
