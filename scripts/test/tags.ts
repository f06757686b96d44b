/**
 * The tag of Vitest's tests that `npm test` leaves to `npm test -- --all`: what takes long, and finds what the
 * quick run finds too, or what few changes can break.
 */
export const THOROUGH = 'thorough';

/**
 * The tag, there with an `@`, of those of Playwright's tests that `npm test` runs. The others are left to
 * `--all`: what a browser shows is mostly tested in a DOM, too, which takes a fraction of the time.
 */
export const QUICK = 'quick';

/** The tags of Vitest's tests. */
export const TAGS = [
  { name: THOROUGH, description: 'What `npm test` leaves to `npm test -- --all`' },
];
