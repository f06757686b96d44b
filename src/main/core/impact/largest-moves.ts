import { euro } from '../../../shared/domain/money.ts';
import type { Cover } from '../../../shared/domain/quotes/cover.ts';
import type { Move } from '../../../shared/schemas/rate-books/impact.ts';
import type { MeasuredRisk } from './outcome.ts';
import { percentOf } from './totals.ts';

/** How many moves each way are kept. */
const MOST = 10;

/** A risk whose premium moved; amounts in cents. */
export interface KeptMove {
  readonly id: string;
  readonly before: number;
  readonly after: number;
  readonly cover: Cover;
  readonly age: number | undefined;
  readonly noClaimsYears: number | undefined;
  readonly county: string | undefined;
}

/** The ten largest moves in one direction, the largest first. */
export type LargestMoves = KeptMove[];

const sizeOf = ({ before, after }: Pick<KeptMove, 'before' | 'after'>) => Math.abs(after - before);

/** The larger move first; of two alike the lower id, so that no order of work shows. */
function isBefore(one: KeptMove, other: KeptMove): boolean {
  const difference = sizeOf(one) - sizeOf(other);
  if (difference !== 0) return difference > 0;
  return one.id.length === other.id.length ? one.id < other.id : one.id.length < other.id.length;
}

function insert(moves: LargestMoves, move: KeptMove): void {
  const place = moves.findIndex((other) => isBefore(move, other));
  moves.splice(place === -1 ? moves.length : place, 0, move);
  if (moves.length > MOST) moves.pop();
}

/** Keeps a move where it is among the largest. */
export function keepMove(
  moves: LargestMoves,
  { id, inputs }: MeasuredRisk,
  cents: { readonly before: number; readonly after: number },
): void {
  const last = moves.at(-1);
  // Nearly every risk of a million ends here, without a move of its own.
  if (last && moves.length === MOST && sizeOf(cents) < sizeOf(last)) return;
  const { cover, driverAge: age, noClaimsYears, county } = inputs;
  insert(moves, { id, ...cents, cover, age, noClaimsYears, county });
}

/** Adds the largest moves of other risks. */
export function addMoves(moves: LargestMoves, others: LargestMoves): void {
  for (const move of others) insert(moves, move);
}

/** Moves in euro. */
export function showMoves(moves: LargestMoves): Move[] {
  return moves.map(({ id, before, after, cover, age, noClaimsYears, county }) => ({
    risk: id,
    before: euro(before),
    after: euro(after),
    difference: euro(after - before),
    percent: percentOf(before, after),
    cover,
    ...(age === undefined ? {} : { age }),
    ...(noClaimsYears === undefined ? {} : { noClaimsYears }),
    ...(county === undefined ? {} : { county }),
  }));
}
