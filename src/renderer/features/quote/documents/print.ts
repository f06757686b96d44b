import { printAlone } from '../../../components/print-alone.ts';
import { draw, type Pdf } from './pdf.ts';
import classes from './print.module.css';

/** Pixels across an A4 page at 200 dots an inch. */
const WIDTH = 1654;

/** Draws every page for the printer and opens the print dialog. */
export async function print(pdf: Pdf): Promise<void> {
  const pages = document.createDocumentFragment();
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const canvas = document.createElement('canvas');
    canvas.className = classes.page ?? '';
    await draw(await pdf.getPage(number), canvas, WIDTH).done;
    pages.append(canvas);
  }
  printAlone(pages);
}
