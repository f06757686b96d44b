/** Set by `npm run bench -- --tiny` or `--long`, also for the processes that a benchmark starts. */
export const SIZE = 'QUOTEDESK_BENCH_SIZE';

/** How much a benchmark measures: as usual, as little as shows that it runs, or what takes an hour. */
export function sized(usual: number, tiny: number, long = usual): number {
  const size = process.env[SIZE];
  if (size === 'tiny') return tiny;
  return size === 'long' ? long : usual;
}

const DAY = 24 * 60 * 60 * 1000;

/** The first moment of a day in UTC, so many days from today: a price for far away comes with a warning. ISO 8601 */
export const dayFromNow = (days: number): string =>
  `${new Date(Date.now() + days * DAY).toISOString().slice(0, 10)}T00:00:00Z`;
