const MEGABYTE = 1_000_000;

/** Bytes as megabytes with one place; the smallest number is 0.1. */
export const megabytes = (bytes: number) => Math.max(0.1, Math.round((10 * bytes) / MEGABYTE) / 10);
