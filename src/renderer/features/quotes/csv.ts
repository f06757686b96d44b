import { stringify } from 'csv-stringify/browser/esm/sync';
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

/**
 * A sheet as CSV (RFC 4180) for spreadsheets: UTF-8 with its mark, days as `2026-11-21`, euro as
 * `1234.50`. No cell begins as a formula does, because names come from outside (CWE-1236).
 */
export function csvOf({ titles, rows }: Sheet): Blob {
  const text = stringify([[...titles], ...rows.map((row) => row.map(written))], {
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
  });
  return new Blob([text], { type: 'text/csv;charset=utf-8' });
}
