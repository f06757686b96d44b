import writeXlsxFile, { type Row } from 'write-excel-file/universal';
import { translate } from '../../i18n/i18n.ts';
import type { Value } from './fields.ts';
import type { Sheet } from './sheet.ts';

type Cell = Row[number];

/** A spreadsheet's time has no zone: Irish days and hours stand in it as they are. */
const irish = (day: string, time = '00:00') => new Date(`${day}T${time}:00Z`);

function cell(value: Value): Cell {
  switch (value.kind) {
    // Said to be text, so that no name is ever a formula.
    case 'text':
      return { type: String, value: value.text };
    case 'money':
      return { type: Number, value: value.euro, format: '[$€-x-euro2]#,##0.00' };
    case 'day':
      return { type: Date, value: irish(value.day), format: 'dd/mm/yyyy' };
    case 'moment':
      return { type: Date, value: irish(value.day, value.time), format: 'dd/mm/yyyy hh:mm' };
    case 'cover':
      return translate(`cover.${value.cover}`);
    case 'status':
      return translate(`status.${value.status}`);
    case 'referral':
      return translate(`referral.${value.state}`);
    case 'lost':
      return translate(`lostReason.${value.reason}`);
    case 'none':
      return null;
  }
}

const WIDTH = 18;

/** A sheet as an Excel workbook, with days and amounts as such. */
export function excelOf({ name, titles, rows }: Sheet): Promise<Blob> {
  const head = titles.map((value): Cell => ({ type: String, value, fontWeight: 'bold' }));
  return writeXlsxFile([head, ...rows.map((row) => row.map(cell))], {
    sheet: name,
    stickyRowsCount: 1,
    columns: titles.map(() => ({ width: WIDTH })),
  }).toBlob();
}
