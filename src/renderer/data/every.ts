import { useEffect, useRef, useState } from 'react';
import { irishDay } from '../../shared/domain/date.ts';

/** Milliseconds: how often what follows the clock is looked at. */
export const MINUTE = 60_000;

/**
 * Does something again and again, and when the page is seen again: for what follows the clock.
 * @param pause milliseconds
 */
export function useEvery(pause: number, work: () => unknown): void {
  const newest = useRef(work);
  useEffect(() => {
    newest.current = work;
  });
  useEffect(() => {
    const run = () => {
      if (!document.hidden) newest.current();
    };
    const timer = setInterval(run, pause);
    document.addEventListener('visibilitychange', run);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', run);
    };
  }, [pause]);
}

/** The Irish day, `YYYY-MM-DD`: another one when a day ends. */
export function useToday(): string {
  const [today, setToday] = useState(() => irishDay(Date.now()));
  useEvery(MINUTE, () => setToday(irishDay(Date.now())));
  return today;
}

/** The time, to the minute, in epoch milliseconds. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEvery(MINUTE, () => setNow(Date.now()));
  return now;
}
