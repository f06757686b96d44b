import type { QuoteLine } from '../../../shared/shapes/quote-list.ts';
import type { QuoteColumn } from '../../stores/quote-columns.ts';
import { say } from '../../words/words.ts';
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
    titles: columns.map((column) => say(`quotes:column.${column}`)),
    rows: lines.map((line) => columns.map((column) => quoteValue(column, line))),
  };
}
