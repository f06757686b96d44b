import { message } from '../../../../shared/domain/messages/message.ts';
import type { RatingInputs } from '../../../../shared/domain/quotes/rating-inputs.ts';
import type { Factor } from '../../../../shared/schemas/rate-books/rate-book.ts';
import { type CompiledRow, compileRow, effectOf } from '../compiled-factor.ts';
import { compileFactor } from '../factor.ts';
import { below, type Finding, fault, type Place } from './finding.ts';

/** Whether the one multiplies or adds less than the other. */
const isBelow = (one: CompiledRow, other: CompiledRow) =>
  one.relativity < other.relativity || one.loadCents < other.loadCents;

/** In a full quote, silence and words that are not known must not pay. */
export function examineCaution(factor: Factor, at: Place): Finding[] {
  const silent: RatingInputs = { cover: 'Comprehensive' };
  const typical = effectOf(compileFactor(factor, 'typical'), silent);
  const cautious = effectOf(compileFactor(factor, 'cautious'), silent);
  const { unknown } = 'unknown' in factor ? factor : {};
  const unknownRow =
    'rows' in factor && unknown && 'row' in unknown
      ? factor.rows.find(({ row }) => row === unknown.row)
      : undefined;
  const isUnknownCheap = unknownRow && isBelow(compileRow(unknownRow), typical);
  const isSame = !isBelow(cautious, typical) && !isBelow(typical, cautious);
  return [
    ...(isBelow(cautious, typical)
      ? [fault(below(at, '.assume.cautious'), message('silencePays'))]
      : []),
    ...(factor.optional && !isSame ? [fault(below(at, '.optional'), message('openCosts'))] : []),
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
