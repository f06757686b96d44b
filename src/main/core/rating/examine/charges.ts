import { message } from '../../../../shared/domain/messages/message.ts';
import { euro } from '../../../../shared/domain/money.ts';
import type { Fee, RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import { feeAmount } from '../fees.ts';
import { type Finding, fault } from './finding.ts';

function examineFee(fee: Fee, path: string): Finding[] {
  const { cents, share, leastCents = 0, mostCents = Infinity } = fee;
  return [
    ...(cents === undefined && share === undefined
      ? [fault({ path }, message('feeWithoutAmount'))]
      : []),
    ...(leastCents > mostCents
      ? [
          fault(
            { path: `${path}.leastCents` },
            message('feeCrossed', { least: euro(leastCents), most: euro(mostCents) }),
          ),
        ]
      : []),
  ];
}

/** A premium that is set by hand must leave room for the fees. */
function examineSmallest({ fees = [], policyFeeCents, smallestPremiumCents }: RateBook): Finding[] {
  const least = fees.reduce(
    (sum, fee) => sum + feeAmount(fee, { net: 0, gross: 0 }),
    policyFeeCents,
  );
  if (fees.length === 0 || least <= smallestPremiumCents) return [];
  return [fault({ path: 'smallestPremiumCents' }, message('feesAbove', { least: euro(least) }))];
}

/** What is wrong with the fees of a rate book. */
export function examineCharges(book: RateBook): Finding[] {
  const { fees = [] } = book;
  return [...fees.flatMap((fee, i) => examineFee(fee, `fees[${i}]`)), ...examineSmallest(book)];
}
