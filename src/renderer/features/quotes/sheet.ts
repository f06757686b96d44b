import type { QuoteColumn } from '../../../shared/domain/quote-columns.ts';
import type { QuoteLine } from '../../../shared/schemas/quotes/quote-list.ts';
import { translate } from '../../i18n/i18n.ts';
import { quoteValue, type Value } from './fields.ts';

/** A list of quotes as a file has it: titles, and for each quote its values. */
export interface Sheet {
  /** What a workbook calls it. */
  readonly name: string;
  readonly titles: readonly string[];
  readonly rows: readonly (readonly Value[])[];
}

/** What a file has although the list may not show it: who works on it elsewhere needs it there. */
const ALWAYS = ['phone', 'email', 'end', 'by'] as const satisfies readonly QuoteColumn[];

/**
 * The sheet of some lines: the columns chosen, in their order, then how a customer is reached, when
 * the cover ends and who submitted the quote.
 * @param isTraining whether each row says that it is not real
 */
export function sheetOf(
  lines: readonly QuoteLine[],
  chosen: readonly QuoteColumn[],
  isTraining: boolean,
): Sheet {
  const columns = [...chosen, ...ALWAYS.filter((column) => !chosen.includes(column))];
  const training: Value = { kind: 'text', text: translate('quotes:export.training') };
  return {
    name: isTraining
      ? translate('quotes:export.trainingSheet')
      : translate('common:screens.quotes'),
    titles: [
      ...columns.map((column) => translate(`quotes:column.${column}`)),
      ...(isTraining ? [translate('quotes:export.trainingColumn')] : []),
    ],
    rows: lines.map((line) => [
      ...columns.map((column) => quoteValue(column, line)),
      ...(isTraining ? [training] : []),
    ]),
  };
}
