import { useCallback } from 'react';
import type { Right } from '../../shared/domain/permission.ts';
import { rightsOf } from '../../shared/domain/role.ts';
import type { Desk } from '../../shared/schemas/people/user.ts';
import { call } from './call.ts';
import { pollDataVersion, useDataVersion } from './data-version.ts';
import { ask, refresh, useOperation } from './operation-query.ts';

/** Who has signed in at the desk; undefined before the first answer. */
export function useDesk(): Desk | undefined {
  // Asked again when the host begins or ceases to refuse everything else.
  useDataVersion((state) => state.locked);
  return useOperation('getDesk', {}).value;
}

/** Asks for it before it is shown. */
export const askForDesk = () => ask('getDesk', {});

/** Whether the person at the desk may do something. */
export type May = (right: Right) => boolean;

/**
 * Whether the person at the desk may do something. The host decides: this only spares a refusal.
 * @returns the same function until another person signs in, or has other roles
 */
export function useMay(): May {
  const user = useDesk()?.user;
  return useCallback((right) => !user || rightsOf(user.roles).has(right), [user]);
}

/** To the other pages of this origin: who is at the desk has changed, or no one is. */
const pages = new BroadcastChannel('quotedesk-desk');
pages.addEventListener('message', readDesk);

async function readDesk(): Promise<void> {
  await Promise.all([refresh('getDesk'), pollDataVersion()]);
}

/** Reads who is signed in, and whether the host answers, again: here and on the other pages. */
export async function refreshDesk(): Promise<void> {
  pages.postMessage('changed');
  await readDesk();
}

/** Locks the desk: the host answers nothing until the PIN is given. */
export async function lockDesk(): Promise<void> {
  await call('lockDesk', {});
  await refreshDesk();
}

/** Signs out, and leaves a page without data for anyone who comes next. */
export async function leaveDesk(): Promise<void> {
  const left = await call('leaveDesk', {});
  if (!left.ok) return;
  pages.postMessage('changed');
  history.replaceState(null, '', location.pathname);
  location.reload();
}
