import { useEffect, useRef } from 'react';

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
