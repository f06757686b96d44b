import { draw, type Pdf } from './pdf.ts';
import classes from './print.module.css';

/** Pixels across an A4 page at 200 dots an inch. */
const WIDTH = 1654;

/** Draws every page for the printer and opens the print dialog: the same in both hosts. */
export async function print(pdf: Pdf): Promise<void> {
  const pages = document.createElement('div');
  pages.className = classes.pages ?? '';
  pages.ariaHidden = 'true';
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const canvas = document.createElement('canvas');
    canvas.className = classes.page ?? '';
    await draw(await pdf.getPage(number), canvas, WIDTH).done;
    pages.append(canvas);
  }
  document.body.append(pages);
  window.addEventListener('afterprint', () => pages.remove(), { once: true });
  window.print();
}
