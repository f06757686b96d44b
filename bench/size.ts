/** Set by `npm run bench -- --tiny`, also for the processes that a benchmark starts. */
export const SIZE = 'QUOTEDESK_BENCH_SIZE';

/** How much a benchmark measures: as usual, or as little as shows that it runs. */
export const sized = (usual: number, tiny: number): number =>
  process.env[SIZE] === 'tiny' ? tiny : usual;

const DAY = 24 * 60 * 60 * 1000;

/** The first moment of a day in UTC, so many days from today: a price for far away comes with a warning. ISO 8601 */
export const dayFromNow = (days: number): string =>
  `${new Date(Date.now() + days * DAY).toISOString().slice(0, 10)}T00:00:00Z`;
