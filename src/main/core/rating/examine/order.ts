import { message } from '../../../../shared/domain/messages/message.ts';
import { euro } from '../../../../shared/domain/money.ts';
import type { NumberInput } from '../../../../shared/domain/quote-fields/rating-inputs.ts';
import type { Factor } from '../../../../shared/schemas/rate-books/rate-book.ts';
import { type FactorRow, type Finding, type Place, rowsOf, warning } from './finding.ts';

/** How a premium should move with an input, and up to which value. */
interface Order {
  readonly moves: 'up' | 'down';
  readonly upTo?: number;
}

/** Above this age, a premium may rise again. */
const OLDER = 60;

const UP: Order = { moves: 'up' };
const DOWN: Order = { moves: 'down' };

const ORDERS: { readonly [I in NumberInput]?: Order } = {
  driverAge: { moves: 'down', upTo: OLDER },
  claims: UP,
  allClaims: UP,
  faultClaims: UP,
  openClaims: UP,
  claimsCost: UP,
  noClaimsYears: DOWN,
  bonusYears: DOWN,
};

/** Whether a row multiplies or adds less than another. */
const isBelow = (row: FactorRow, other: FactorRow) =>
  row.relativity < other.relativity || (row.loadCents ?? 0) < (other.loadCents ?? 0);

/** What a row does, as a person reads it: `×1.2`, and a flat amount behind it. */
const said = ({ relativity, loadCents = 0 }: FactorRow) =>
  `×${relativity}${loadCents === 0 ? '' : ` + ${euro(loadCents)} euro`}`;

/** The rows of an age, claims or no-claims table that move a premium the wrong way. */
export function examineOrder(factor: Factor, at: Place): Finding[] {
  if (!('input' in factor)) return [];
  const { input, kind } = factor;
  const order = ORDERS[input];
  if (!order) return [];
  const { moves, upTo = Number.POSITIVE_INFINITY } = order;
  // A point says what a value costs, a band also what all above it do.
  const within = (bound: number) => (kind === 'line' ? bound <= upTo : bound < upTo);
  return rowsOf(factor, at).flatMap((row, i, all) => {
    const { name, place } = row;
    const before = all[i - 1];
    // Of bounds that do not rise, the overlap says enough.
    if (!before || Number(name) <= Number(before.name) || !within(Number(name))) return [];
    const wrong = moves === 'up' ? isBelow(row, before) : isBelow(before, row);
    const values = {
      input,
      from: before.name,
      to: name,
      before: said(before),
      relativity: said(row),
    };
    if (!wrong) return [];
    return [warning(place, message(moves === 'up' ? 'costsLess' : 'costsMore', values))];
  });
}
