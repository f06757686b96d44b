import type { QuoteLine } from '../../../shared/schemas/quote-list.ts';
import { translate } from '../../i18n/i18n.ts';
import type { QuoteColumn } from './columns.ts';
import { quoteValue, type Value } from './fields.ts';

/** A list of quotes as a file has it: titles, and for each quote its values. */
export interface Sheet {
  readonly columns: readonly QuoteColumn[];
  readonly titles: readonly string[];
  readonly rows: readonly (readonly Value[])[];
}

/** The sheet of some lines, with the columns chosen and in their order. */
export function sheetOf(lines: readonly QuoteLine[], columns: readonly QuoteColumn[]): Sheet {
  return {
    columns,
    titles: columns.map((column) => translate(`quotes:column.${column}`)),
    rows: lines.map((line) => columns.map((column) => quoteValue(column, line))),
  };
}
