import { type Static, Type } from 'typebox';

/** What the page may ask of the desktop host about updates. */
export const UpdateRequest = Type.Object({
  kind: Type.Enum(['state', 'check', 'download', 'cancel']),
});
export type UpdateRequest = Static<typeof UpdateRequest>;

/**
 * Why there are no updates: the administrator's policy, no feed, or an installation that somebody
 * else updates, as deb, rpm and MSI.
 */
export type UpdatesOff = 'policy' | 'noFeed' | 'installation';

/**
 * `feed`: it cannot be read. `damaged`: what was downloaded is not what the feed says. `backup`: the
 * data could not be kept, so that nothing was installed. `notInstalled`: the system did not install it.
 */
export type UpdateProblem = 'feed' | 'damaged' | 'backup' | 'notInstalled';

/** Where the update of a desk stands. */
export type UpdateStep =
  | { readonly kind: 'off'; readonly why: UpdatesOff }
  /** Nothing newer is known. */
  | { readonly kind: 'current'; readonly checked: boolean }
  | { readonly kind: 'checking' }
  | { readonly kind: 'available'; readonly version: string }
  | { readonly kind: 'downloading'; readonly version: string; readonly percent: number }
  /** It is installed when the desk ends. */
  | { readonly kind: 'ready'; readonly version: string }
  | { readonly kind: 'failed'; readonly problem: UpdateProblem };

/** The updates of a desk. */
export interface DeskUpdates {
  readonly step: UpdateStep;
  /** The version of this desk. */
  readonly version: string;
  /** A version that did not start, so that the one before it was put back; null where there is none. */
  readonly rolledBack: string | null;
}
