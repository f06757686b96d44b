/**
 * The tag of tests that `npm test` leaves to `npm test -- --all`: what takes long, and finds what the quick
 * run finds too, or what few changes can break. Playwright writes an `@` before it.
 */
export const THOROUGH = 'thorough';

/** The tags of Vitest's tests. */
export const TAGS = [
  { name: THOROUGH, description: 'What `npm test` leaves to `npm test -- --all`' },
];
