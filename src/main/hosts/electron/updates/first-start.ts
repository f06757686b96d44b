import type { PendingUpdate } from './pending-update.ts';

/** What a start does about the last update. */
export type FirstStart =
  /** There was none, or it is done. */
  | { readonly kind: 'none'; readonly rolledBack: string | null }
  /** This is the first start of a new version. */
  | { readonly kind: 'first'; readonly pending: PendingUpdate }
  /** The start before this one never came to a window that was used. */
  | { readonly kind: 'goBack'; readonly pending: PendingUpdate }
  /** The system did not install it. */
  | { readonly kind: 'notInstalled' };

/** Decides by what is written of the last update, and by the version that runs. */
export function firstStart(pending: PendingUpdate | undefined, version: string): FirstStart {
  if (!pending) return { kind: 'none', rolledBack: null };
  const { to, starts, rolledBack } = pending;
  if (to !== version)
    return rolledBack ? { kind: 'none', rolledBack: to } : { kind: 'notInstalled' };
  return { kind: starts === 0 ? 'first' : 'goBack', pending };
}
