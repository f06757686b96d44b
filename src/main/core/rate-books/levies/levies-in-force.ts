import { memoize } from '../../../../shared/data/memoize.ts';
import { irishDay, irishDayStart } from '../../../../shared/domain/date.ts';
import type { AuthorisedIn } from '../../../../shared/domain/rate-books/authorised-in.ts';
import type { LevyTable } from '../../../../shared/schemas/rate-books/levy-table.ts';
import { type LevyInForce, leviesOn, rateDays } from '../../rating/levies.ts';
import type { TableEvent } from '../life/event.ts';
import { byForce, eventsByTable, mayRate, standingOf } from '../life/standing.ts';
import type { ActiveTable } from '../table-store.ts';

/** What says which levies a quote was calculated with. */
export interface QuoteLevies {
  /** Of its levy table. */
  readonly leviesHash: string;
  /** The day of receipt, `YYYY-MM-DD`. */
  readonly receivedOn: string;
}

/** Which levies there are, each list by where the insurer is authorised. */
export interface LeviesInForce {
  /** The levy table in force: the latest activated. */
  readonly table: () => { readonly hash: string; readonly content: LevyTable } | undefined;
  /** The levies that a quote was calculated with; undefined where its table is not there. */
  readonly of: (quote: QuoteLevies, place: AuthorisedIn) => readonly LevyInForce[] | undefined;
  /**
   * The next moment at which the levies are others than at a moment, by a day of the table in force or
   * by a table whose activation lies ahead; undefined where they change no more. Epoch milliseconds.
   */
  readonly nextChange: (now: number, place: AuthorisedIn) => number | undefined;
}

export interface LeviesInForceParts {
  /** Every table that was ever activated, in the order in which they were kept. */
  readonly tables: readonly ActiveTable<LevyTable>[];
  readonly events: readonly TableEvent[];
  /** Epoch milliseconds: an activation that lies ahead counts from its moment on. */
  readonly clock: () => number;
}

/** A table with its levies by day: every price needs those of the same day. */
function ready({ hash, content }: ActiveTable<LevyTable>) {
  const on = {
    ireland: memoize((day: string) => leviesOn(content, day, 'ireland')),
    'other-member-state': memoize((day: string) => leviesOn(content, day, 'other-member-state')),
  } satisfies Record<AuthorisedIn, unknown>;
  return { hash, content, on };
}

/** Puts the levy tables in the order in which they come into force. */
export function leviesInForce({ tables, events, clock }: LeviesInForceParts): LeviesInForce {
  const lives = eventsByTable(events);
  const all = tables.map((table, place) => {
    const standing = standingOf(lives.get(table.hash) ?? [], table.activatedAt);
    const activeFrom = standing.activeFrom ?? table.activatedAt;
    return { ...ready(table), standing, order: { inForceFrom: '', activeFrom, place } };
  });
  const hashes = new Map(all.map((table) => [table.hash, table]));
  const inOrder = all
    .filter(({ standing }) => !standing.isWithdrawn)
    .sort((a, b) => byForce(a.order, b.order));
  // A clock that is set back may find all activations ahead: premiums are never without levies.
  const at = (moment: number) =>
    inOrder.find(({ standing }) => mayRate(standing, moment)) ?? inOrder.at(-1);
  let known: readonly number[] | undefined;
  /** Every moment at which a levy may change; found late, because a start has no need of a time zone. */
  const changes = () => {
    known ??= inOrder
      .flatMap(({ content, order }) => [order.activeFrom, ...rateDays(content).map(irishDayStart)])
      .sort((a, b) => a - b);
    return known;
  };
  return {
    table: () => at(clock()),
    of: ({ leviesHash, receivedOn }, place) => hashes.get(leviesHash)?.on[place](receivedOn),
    nextChange: (now, place) => {
      const on = (moment: number) => JSON.stringify(at(moment)?.on[place](irishDay(moment)));
      const present = on(now);
      return changes().find((moment) => moment > now && on(moment) !== present);
    },
  };
}
