import { csvFile } from '../../components/csv.ts';
import { translate } from '../../i18n/i18n.ts';
import type { Value } from './fields.ts';
import type { Sheet } from './sheet.ts';

function written(value: Value): string {
  switch (value.kind) {
    case 'text':
      return value.text;
    case 'money':
      return value.euro.toFixed(2);
    case 'day':
      return value.day;
    case 'moment':
      return `${value.day} ${value.time}`;
    case 'cover':
      return translate(`cover.${value.cover}`);
    case 'status':
      return translate(`status.${value.status}`);
    case 'referral':
      return translate(`referral.${value.state}`);
    case 'lost':
      return translate(`lostReason.${value.reason}`);
    case 'none':
      return '';
  }
}

/** A sheet as CSV for spreadsheets: days as `2026-11-21`, euro as `1234.50`. */
export function csvOf({ titles, rows }: Sheet): Blob {
  return csvFile([titles, ...rows.map((row) => row.map(written))]);
}
