import { message } from '../../../../shared/domain/messages/message.ts';
import { done, failed, type Result } from '../../../../shared/result/result.ts';
import type { Hash } from '../../hash.ts';
import type { TableEvent } from './event.ts';
import type { LifecycleKind } from './kind.ts';
import type { LifecycleStore } from './lifecycle-store.ts';
import { currentStateOf, eventsByTable } from './state.ts';
import type { RateTable } from './table.ts';
import { type TableStore, wholeContent } from './table-store.ts';

/** Every rate book, or every levy table, at one moment. */
export interface Tables<T> {
  /** Those that were ever active in the order in which they became so, then the others. */
  readonly all: readonly RateTable<T>[];
  /** Of all kinds. */
  readonly events: readonly TableEvent[];
  /** The sequence of the newest of these events. */
  readonly newest: number;
}

export interface TableParts<T, Summary> {
  readonly kind: LifecycleKind<T, Summary>;
  readonly tables: Pick<TableStore<T>, 'all'>;
  readonly lives: LifecycleStore<T>;
  readonly digestOf: Hash;
}

/** Reads every table of a kind. */
export async function readTables<T, S>(parts: TableParts<T, S>): Promise<Tables<T>> {
  const { tables, lives, digestOf } = parts;
  // Read first: a change that is decided on what follows is refused where more happened meanwhile.
  const newest = await lives.newest();
  const events = await lives.events();
  const byTable = eventsByTable(events);
  const active = await tables.all();
  const known = new Set(active.map(({ hash }) => hash));
  // A draft that is activated between the two readings stands in both.
  const drafts = (await lives.drafts()).filter(({ hash }) => !known.has(hash));
  const kept = [...active, ...drafts.map((draft) => ({ ...draft, activatedAt: undefined }))];
  const all = kept.map(({ hash, content, activatedAt }) => {
    const own = byTable.get(hash) ?? [];
    return {
      hash,
      content: wholeContent({ hash, content }, digestOf),
      events: own,
      state: currentStateOf(own, activatedAt),
    };
  });
  return { all, events, newest };
}

/** The one table of a hash, or of how it begins. */
export function tableOf<T, S>(
  { all }: Pick<Tables<T>, 'all'>,
  hash: string,
  { refusals }: LifecycleKind<T, S>,
): Result<RateTable<T>> {
  const [found, ...others] = all.filter((table) => table.hash.startsWith(hash));
  if (found && others.length === 0) return done(found);
  return failed({ kind: 'notFound', message: message(refusals.unknown, { hash }) });
}

/** The content of a table; a damaged one is an error, never a guess. */
export function wholeTable<T, S>(
  { hash, content }: RateTable<T>,
  { refusals }: LifecycleKind<T, S>,
): Result<T> {
  if (content !== undefined) return done(content);
  return failed({ kind: 'unavailable', message: message(refusals.damaged, { hash }) });
}
