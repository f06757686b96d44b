import { byCodeUnit } from '../../../../shared/data/by-code-unit.ts';
import type { TableState } from '../../../../shared/schemas/rate-books/kept-table.ts';
import type { TableEvent } from './event.ts';

/** Where a table stands by itself, whatever others there are. */
export interface CurrentState {
  /** Who drafted it; absent where it came with the application. */
  readonly drafted?: Extract<TableEvent, { step: 'drafted' }>;
  readonly isChecked: boolean;
  readonly isApproved: boolean;
  readonly isWithdrawn: boolean;
  /** From when on new quotes go by it, epoch milliseconds; undefined while it was never activated. */
  readonly activeFrom: number | undefined;
  /** The same where it lay ahead then. What was active once stays so when a wrong clock is set back. */
  readonly waitsUntil: number | undefined;
}

/** The events of each table by its hash, in their order. */
export function eventsByTable(
  events: readonly TableEvent[],
): ReadonlyMap<string, readonly TableEvent[]> {
  const byTable = new Map<string, TableEvent[]>();
  for (const event of events)
    byTable.set(event.table, [...(byTable.get(event.table) ?? []), event]);
  return byTable;
}

/**
 * Where a table stands after its events.
 * @param keptSince when it became one of the active ones, where it did: what counts for one that
 * came with the application
 */
export function currentStateOf(
  events: readonly TableEvent[],
  keptSince: number | undefined,
): CurrentState {
  const drafted = events.find((event) => event.step === 'drafted');
  // An activation that lies ahead may be moved: the last one counts.
  const activated = events.findLast((event) => event.step === 'activated');
  const has = (step: TableEvent['step']) => events.some((event) => event.step === step);
  return {
    ...(drafted ? { drafted } : {}),
    isChecked: has('checked'),
    isApproved: has('approved'),
    isWithdrawn: has('withdrawn'),
    activeFrom: activated?.detail.from ?? keptSince,
    waitsUntil:
      activated && activated.detail.from > activated.at ? activated.detail.from : undefined,
  };
}

/** Whether new quotes may go by a table at a moment. @param now epoch milliseconds */
export function mayRate(
  { isWithdrawn, activeFrom, waitsUntil }: CurrentState,
  now: number,
): boolean {
  return (
    !isWithdrawn && activeFrom !== undefined && (waitsUntil === undefined || waitsUntil <= now)
  );
}

/** Whether a table has a moment from which on quotes go by it, and that is still to come. */
export function isScheduled({ isWithdrawn, waitsUntil }: CurrentState, now: number): boolean {
  return !isWithdrawn && waitsUntil !== undefined && waitsUntil > now;
}

/** An active table, as those of its scheme are put in order. */
export interface Dated {
  readonly inForceFrom: string;
  /** Epoch milliseconds. */
  readonly activeFrom: number;
  /** Its place among all that were ever activated: of two at the same moment, the later counts. */
  readonly place: number;
}

/** The latest dated first, and of those with the same day the latest activated. */
export function byDate(a: Dated, b: Dated): number {
  return byCodeUnit(b.inForceFrom, a.inForceFrom) || b.activeFrom - a.activeFrom;
}

/** The order in which the tables of a scheme are tried: the latest activated of the latest dated. */
export function byForce(a: Dated, b: Dated): number {
  return byDate(a, b) || b.place - a.place;
}

/**
 * The state of a table.
 * @param isSuperseded whether others rate every cover that begins from now on
 */
export function stateOf(state: CurrentState, isSuperseded: boolean, now: number): TableState {
  if (state.isWithdrawn) return 'withdrawn';
  if (mayRate(state, now)) return isSuperseded ? 'superseded' : 'active';
  if (state.isApproved) return 'approved';
  return state.isChecked ? 'checked' : 'draft';
}

/**
 * Whether others rate every cover that begins on a day or later.
 * @param others the others of its scheme by which new quotes may go
 * @param day `YYYY-MM-DD`
 */
export function isSuperseded(book: Dated, others: readonly Dated[], day: string): boolean {
  return others.some(
    (other) =>
      byForce(other, book) < 0 &&
      (other.inForceFrom === book.inForceFrom || other.inForceFrom <= day),
  );
}
