import type { Hash } from '../../hash.ts';

/** A rate book or a levy table, identified by its content. */
export interface Identified<T> {
  /** SHA-256 of the canonical JSON, hexadecimal. */
  readonly hash: string;
  readonly content: T;
}

/** One that is or was active. */
export interface ActiveTable<T> extends Identified<T> {
  /** Epoch milliseconds. */
  readonly activatedAt: number;
}

/** One as it is kept; without content where its row is damaged. */
export interface KeptTable<T> extends Omit<ActiveTable<T>, 'content'> {
  readonly content: T | undefined;
}

/** The store of active rate books, or levy tables, which never deletes one. */
export interface TableStore<T> {
  /** In the order in which they became active. */
  readonly all: () => Promise<readonly KeptTable<T>[]>;
  /** Keeps one, once for each hash. */
  readonly add: (table: ActiveTable<T>) => Promise<void>;
}

/** What was kept, told by whether its content has the hash that it is kept under. */
export interface Loaded<T> {
  readonly whole: readonly ActiveTable<T>[];
  /** The hashes of those that must not be used; their content is unknown. */
  readonly damaged: readonly string[];
}

/** The content of a kept table; undefined where it is not what its hash says. */
export function wholeContent<T>(
  { content, hash: kept }: Omit<KeptTable<T>, 'activatedAt'>,
  hash: Hash,
): T | undefined {
  return content !== undefined && hash(content) === kept ? content : undefined;
}

/**
 * Loads what was active, each held against its hash. Where one is damaged that also comes with the
 * application, its content is taken from there: the hash says that it is the same.
 */
export async function loadWhole<T>(
  { all }: TableStore<T>,
  shipped: readonly Identified<T>[],
  hash: Hash,
): Promise<Loaded<T> & { readonly replaced: readonly string[] }> {
  const whole: ActiveTable<T>[] = [];
  const damaged: string[] = [];
  const replaced: string[] = [];
  for (const table of await all()) {
    const { content: _, ...kept } = table;
    const content = wholeContent(table, hash);
    if (content !== undefined) whole.push({ ...kept, content });
    else {
      const same = shipped.find((one) => one.hash === kept.hash);
      if (same) whole.push({ ...kept, ...same });
      (same ? replaced : damaged).push(kept.hash);
    }
  }
  return { whole, damaged, replaced };
}
