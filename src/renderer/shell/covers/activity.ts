import { useEffect } from 'react';
import { call } from '../../data/call.ts';

/** What shows that somebody is there. */
export const SIGNS = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;

/** Milliseconds between two reports: the host locks whole minutes later. */
const PAUSE = 10_000;

/** Tells the host that somebody uses the desk, which it locks otherwise. */
export function useActivity(isSignedIn: boolean): void {
  useEffect(() => {
    if (!isSignedIn) return;
    let reportedAt = Number.NEGATIVE_INFINITY;
    const report = () => {
      if (performance.now() - reportedAt < PAUSE) return;
      reportedAt = performance.now();
      void call('noteActivity', {});
    };
    for (const sign of SIGNS) document.addEventListener(sign, report, { passive: true });
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, report);
    };
  }, [isSignedIn]);
}
