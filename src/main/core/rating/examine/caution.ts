import { message } from '../../../../shared/domain/messages/message.ts';
import { tenThousandths } from '../../../../shared/domain/money.ts';
import type { Factor, RatingInputs } from '../../../../shared/schemas/rate-book.ts';
import { compileFactor } from '../factor.ts';
import { below, type Finding, fault, type Place } from './finding.ts';

/** In a full quote, silence and words that are not known must not pay. */
export function examineCaution(factor: Factor, at: Place): Finding[] {
  const silent: RatingInputs = { cover: 'Comprehensive' };
  const least = compileFactor(factor, 'typical').relativity(silent);
  const cautious = compileFactor(factor, 'cautious').relativity(silent);
  const { unknown } = 'unknown' in factor ? factor : {};
  const unknownRow =
    'rows' in factor && unknown && 'row' in unknown
      ? factor.rows.find(({ row }) => row === unknown.row)
      : undefined;
  const isUnknownCheap = unknownRow && (tenThousandths(unknownRow.relativity) ?? 0) < least;
  return [
    ...(cautious < least ? [fault(below(at, '.assume.cautious'), message('silencePays'))] : []),
    ...(factor.optional && cautious !== least
      ? [fault(below(at, '.optional'), message('openCosts'))]
      : []),
    ...(isUnknownCheap
      ? [
          fault(
            { ...below(at, '.unknown.row'), row: unknownRow.row },
            message('unknownPays', { row: unknownRow.row }),
          ),
        ]
      : []),
  ];
}
