import { useEffect, useRef } from 'react';

const MINUTE = 60_000;

/** Does something again each minute, and when the page is seen again: for what follows the clock. */
export function useEachMinute(work: () => unknown): void {
  const newest = useRef(work);
  useEffect(() => {
    newest.current = work;
  });
  useEffect(() => {
    const run = () => {
      if (!document.hidden) newest.current();
    };
    const timer = setInterval(run, MINUTE);
    document.addEventListener('visibilitychange', run);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', run);
    };
  }, []);
}
