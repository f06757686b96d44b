import { performance } from 'node:perf_hooks';

/** Milliseconds between two lines about the same row. */
const OFTEN = 20_000;

/** Time since a moment, as `3 min 20 s`. */
export function stopwatch(): () => string {
  const start = performance.now();
  return () => {
    const seconds = Math.round((performance.now() - start) / 1000);
    return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  };
}

/** Says on standard error how far a row is, now and then. */
export function progressOf(row: string): (tried: number) => void {
  let last = performance.now();
  return (tried) => {
    if (performance.now() - last < OFTEN) return;
    last = performance.now();
    console.error(`${row}: ${tried} tried so far`);
  };
}
