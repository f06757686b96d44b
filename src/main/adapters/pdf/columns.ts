import type { Columns, Part } from '../../core/documents/layout/layout.ts';
import type { Sheet } from './sheet.ts';
import { MARGIN } from './style.ts';

const GAP = 24;

/** Where a column ends. */
interface Place {
  readonly page: number;
  readonly y: number;
}

/** Draws two columns next to each other; each continues at the top of the next page. */
export function drawColumns(
  sheet: Sheet,
  { columns }: Columns,
  draw: (sheet: Sheet, part: Part) => void,
): void {
  const { pdf } = sheet;
  const width = (sheet.width - GAP) / 2;
  const lastPage = () => {
    const { start, count } = pdf.bufferedPageRange();
    return start + count - 1;
  };
  const begin: Place = { page: lastPage(), y: pdf.y };

  const drawColumn = (parts: readonly Part[], left: number): Place => {
    let { page } = begin;
    pdf.switchToPage(page);
    pdf.y = begin.y;
    const need = (height: number) => {
      if (pdf.y + height <= pdf.page.height - MARGIN.bottom) return;
      if (page === lastPage()) pdf.addPage();
      else pdf.switchToPage(page + 1);
      page += 1;
      pdf.y = MARGIN.top;
    };
    for (const part of parts) draw({ ...sheet, left, width, need }, part);
    return { page, y: pdf.y };
  };

  const ends = columns.map((parts, i) => drawColumn(parts, sheet.left + i * (width + GAP)));
  const page = Math.max(...ends.map((end) => end.page));
  pdf.switchToPage(page);
  pdf.y = Math.max(...ends.filter((end) => end.page === page).map(({ y }) => y));
}
