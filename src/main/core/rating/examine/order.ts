import { message } from '../../../../shared/domain/messages/message.ts';
import type { Factor } from '../../../../shared/schemas/rate-book.ts';
import type { NumberInput } from '../../../../shared/schemas/rating-inputs.ts';
import { type Finding, type Place, rowsOf, warning } from './finding.ts';

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

/** The rows of an age, claims or no-claims table that move a premium the wrong way. */
export function examineOrder(factor: Factor, at: Place): Finding[] {
  if (!('input' in factor)) return [];
  const { input, kind } = factor;
  const order = ORDERS[input];
  if (!order) return [];
  const { moves, upTo = Number.POSITIVE_INFINITY } = order;
  // A point says what a value costs, a band also what all above it do.
  const within = (bound: number) => (kind === 'line' ? bound <= upTo : bound < upTo);
  return rowsOf(factor, at).flatMap(({ name, relativity, place }, i, all) => {
    const before = all[i - 1];
    // Of bounds that do not rise, the overlap says enough.
    if (!before || Number(name) <= Number(before.name) || !within(Number(name))) return [];
    const wrong = moves === 'up' ? relativity < before.relativity : relativity > before.relativity;
    const values = { input, from: before.name, to: name, before: before.relativity, relativity };
    if (!wrong) return [];
    return [warning(place, message(moves === 'up' ? 'costsLess' : 'costsMore', values))];
  });
}
