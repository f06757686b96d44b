import { useEffect, useRef } from 'react';
import { create } from 'zustand';
import { call } from './call.ts';

/** How often a page that is seen asks whether anything changed, in milliseconds. */
const BEAT = 1000;

interface DataVersionState {
  /** Changes whenever anything kept in the data folder does; undefined before the first answer. */
  readonly version: number | undefined;
  /** Whether the host answered last time. */
  readonly reached: boolean;
  /** Whether it answered that this browser is not signed in. */
  readonly closed: boolean;
}

/** The heartbeat of the data: what is shown follows it. */
export const useDataVersion = create<DataVersionState>()(() => ({
  version: undefined,
  reached: true,
  closed: false,
}));

async function beat(): Promise<void> {
  const answer = await call('dataVersion', {});
  useDataVersion.setState(
    answer.ok
      ? { version: answer.value.version, reached: true, closed: false }
      : { reached: false, closed: answer.fault.kind === 'unauthenticated' },
  );
}

/** Keeps the pulse while the application is there; a page that nobody sees rests. */
export function useDataVersionPolling(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const next = async () => {
      clearTimeout(timer);
      if (!document.hidden) await beat();
      if (!left) timer = setTimeout(next, BEAT);
    };
    void next();
    document.addEventListener('visibilitychange', next);
    return () => {
      left = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', next);
    };
  }, []);
}

/**
 * Loads now, and again whenever the data changed: by this desk, the API or another process. What
 * could not be loaded while the host was gone is loaded when it is back.
 */
export function useLive(load: () => unknown): void {
  const version = useDataVersion((state) => state.version);
  const reached = useDataVersion((state) => state.reached);
  const newest = useRef(load);
  useEffect(() => {
    newest.current = load;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version, or the host's return, is the reason to load
  useEffect(() => {
    if (reached) newest.current();
  }, [version, reached]);
}
