import { useSyncExternalStore } from 'react';
import type { BaseLocationHook } from 'wouter';

/** Both parts of a place: `#/quotes?status=quoted`. */
export interface Place {
  readonly path: string;
  /** Without its question mark. */
  readonly query: string;
}

/** Reads a location's hash. */
export function readHash(hash: string): Place {
  const [path = '', ...rest] = hash.replace(/^#?\/?/, '').split('?');
  return { path: `/${path}`, query: rest.join('?') };
}

const path = () => readHash(window.location.hash).path;
const query = () => readHash(window.location.hash).query;

function subscribe(heard: () => void): () => void {
  window.addEventListener('hashchange', heard);
  window.addEventListener('popstate', heard);
  return () => {
    window.removeEventListener('hashchange', heard);
    window.removeEventListener('popstate', heard);
  };
}

/** Goes to a place, its query included. */
export function goTo(to: string, { replace = false }: { readonly replace?: boolean } = {}): void {
  const hash = `#/${to.replace(/^#?\/?/, '')}`;
  window.history[replace ? 'replaceState' : 'pushState'](null, '', hash);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

/** The query of the place shown, as it is written: wouter's own would decode parts of it twice. */
export function useHashQuery(): string {
  return useSyncExternalStore(subscribe, query);
}

/**
 * wouter's location in the hash, with the query there too. wouter's own hook puts the query before
 * the hash, where it stays when another screen is gone to and a copied link loses it.
 */
export const useHashPlace: BaseLocationHook & {
  hrefs: (href: string) => string;
  searchHook: () => string;
} = () => [useSyncExternalStore(subscribe, path), goTo];
useHashPlace.hrefs = (href) => `#${href}`;
useHashPlace.searchHook = useHashQuery;
